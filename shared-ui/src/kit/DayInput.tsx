import { useLingui } from '@lingui/react/macro';
import { isDay, type Day } from '@portal/contract/days';
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { readDay } from '../i18n/read-day.ts';
import { useFormat } from '../i18n/use-format.ts';
import { Input } from '../ui/Input.tsx';
import { Calendar } from './kit-icons.ts';
import { useOverlays, warmOverlays } from './use-overlays.ts';

const Box = styled.div`
  position: relative;
  min-width: 0;
  input { padding-right: 40px; }
  button {
    position: absolute;
    right: 2px;
    top: 2px;
    bottom: 2px;
    width: 36px;
    display: grid;
    place-items: center;
    padding: 0;
    border: 0;
    border-radius: var(--r-sm);
    background: none;
    color: var(--text-3);
    cursor: pointer;
    &:hover { color: var(--text); }
    &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
  }
  svg { width: 18px; height: 18px; stroke-width: 1.75; }
`;

type DayInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> & {
  /** a day, or what was typed and is none */
  value: string;
  /** a day where the text is one, else the text itself; '' when it was emptied */
  onChange: (value: string) => void;
  min?: Day | undefined;
  max?: Day | undefined;
};

/**
 * A day, typed or pasted as people write it, or chosen in a calendar (Alt and arrow down). It is shown in the page's
 * language and not the browser's, so that 1 December is never 12 January.
 */
export function DayInput({ value, onChange, onBlur, min, max, ...input }: DayInputProps) {
  const { t } = useLingui();
  const { day, locale } = useFormat();
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const overlays = useOverlays(isOpen, close);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // What was typed gives way where the page has set another day meanwhile.
  const read = typed === undefined ? undefined : readDay(typed, locale);
  const isTyped = typed !== undefined && (read === undefined || read === value);
  const isFixed = input.readOnly || input.disabled;
  const open = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey || isFixed) return;
    event.preventDefault();
    setIsOpen(true);
  };
  const pick = (chosen: Day) => {
    setTyped(undefined);
    onChange(chosen);
    close();
  };
  return (
    <Box ref={box}>
      <Input
        placeholder={t`dd/mm/yyyy`}
        autoComplete="off"
        {...input}
        value={isTyped ? typed : isDay(value) ? day(value) : value}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(readDay(event.target.value, locale) ?? event.target.value.trim());
        }}
        onKeyDown={open}
        onBlur={(event) => {
          setTyped(undefined);
          onBlur?.(event);
        }}
      />
      {!isFixed && (
        <button
          ref={opener}
          type="button"
          aria-label={t`Open the calendar`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
          onPointerEnter={warmOverlays}
          onFocus={warmOverlays}
        >
          <Calendar aria-hidden="true" />
        </button>
      )}
      {isOpen && overlays && (
        <overlays.OpenCalendar
          box={box}
          onClose={close}
          value={value}
          min={min}
          max={max}
          locale={locale}
          onPick={pick}
        />
      )}
    </Box>
  );
}
