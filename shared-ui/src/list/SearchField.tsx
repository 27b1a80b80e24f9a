import { searchDelayMs } from '@portal/contract/constants';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { mayAct } from '../keys/single-keys.ts';
import { Search } from '../ui/icons.ts';
import { Input } from '../ui/Input.tsx';

const Frame = styled.div`
  position: relative;
  flex: 0 1 300px;
  min-width: 180px;
  svg {
    position: absolute;
    left: 11px;
    top: 50%;
    width: 16px;
    height: 16px;
    margin-top: -8px;
    color: var(--text-3);
    pointer-events: none;
  }
  input { padding-left: 34px; }
  @media (max-width: 759px) { flex: 1 1 100%; }
`;

type SearchFieldProps = {
  /** names the field and stands in it while it is empty: "Order, employee, SN/IMEI" */
  label: string;
  /** the search in the address */
  value: string | undefined;
  /** called 350 ms after the last key (SPEC 9), at once on Enter and Escape */
  onSearch: (q: string) => void;
};

/** Search of a list. `/` leads to it from anywhere on the page (UX 1). */
export function SearchField({ label, value = '', onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const box = useRef<HTMLInputElement>(null);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      // The address changed from elsewhere (back button, cleared filters): the field follows.
      setSent(value);
      setText(value);
    }
  }
  const search = (q: string) => {
    setSent(q);
    onSearch(q);
  };
  useEffect(() => {
    if (text === sent) return undefined;
    const timer = setTimeout(() => search(text), searchDelayMs);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || !mayAct(event)) return;
      event.preventDefault();
      box.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return (
    <Frame role="search">
      <Search aria-hidden="true" />
      <Input
        ref={box}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(text);
          if (event.key === 'Escape') {
            setText('');
            search('');
          }
        }}
      />
    </Frame>
  );
}
