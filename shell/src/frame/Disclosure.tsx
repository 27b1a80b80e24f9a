import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`position: relative; display: inline-flex;`;

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding: 0 10px;
  border: 0;
  border-radius: var(--r-sm);
  background: none;
  color: inherit;
  white-space: nowrap;
  cursor: pointer;
  svg:not([viewBox='0 0 18 13']) { width: 14px; height: 14px; stroke-width: 1.75; }
  /* Without the chevron the header has room for all of its buttons on a phone. */
  @media (max-width: 759px) {
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    > svg:last-child { display: none; }
  }
`;

const Panel = styled.div`
  position: absolute;
  top: calc(100% + 4px);
  right: 0;
  z-index: 15;
  width: max-content;
  min-width: 180px;
  max-width: 320px;
  padding: 4px;
  border-radius: var(--r-md);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--e-2), 0 0 0 1px var(--line);
  > button, > a {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 36px;
    padding: 6px 10px;
    border: 0;
    border-radius: var(--r-sm);
    background: none;
    color: inherit;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }
  > button:hover, > a:hover { background: var(--n-100); }
  > button[aria-pressed='true'] { font-weight: 600; }
  /* The check at the end; a flag stands before its name. */
  > * > svg:last-child:not([viewBox='0 0 18 13']) { margin-left: auto; flex: none; width: 16px; height: 16px; }
  :focus-visible { outline-color: var(--focus); }
  /* The buttons of the header stand some way in from the right edge. */
  @media (max-width: 759px) { max-width: 240px; > button, > a { min-height: 44px; } }
`;

type Props = {
  /** name of the button for those who do not see it */
  label: string;
  button: ReactNode;
  /** buttons and links; pressing one of them closes the popup */
  children: ReactNode;
};

/** A button that unfolds a few choices. Escape, leaving it, a press elsewhere or choosing closes it. */
export function Disclosure({ label, button, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    const pressOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', pressOutside);
    return () => document.removeEventListener('pointerdown', pressOutside);
  }, [isOpen]);
  const close = () => {
    setIsOpen(false);
    trigger.current?.focus();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !frame.current?.contains(relatedTarget)) setIsOpen(false);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen) close();
  };
  return (
    <Frame ref={frame} onBlur={leave} onKeyDown={press}>
      <Trigger
        ref={trigger}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {button}
      </Trigger>
      {isOpen && (
        <Panel id={id} onClick={close}>
          {children}
        </Panel>
      )}
    </Frame>
  );
}
