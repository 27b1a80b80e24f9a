import type { LucideIcon } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { buttonStyle, type ButtonLook } from '../ui/button-style.ts';
import { Ellipsis } from './kit-icons.ts';

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

export const Floating = styled(Popover)`
  min-width: 180px;
  padding: 4px;
  background: var(--surface);
  border-radius: var(--r-md);
  box-shadow: var(--e-2), 0 0 0 1px var(--line);
  animation: ${appear} var(--t-base) var(--ease);
  overflow: auto;
`;

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 32px;
  min-height: 32px;
  padding: 0 6px;
  border: 0;
  border-radius: var(--r-sm);
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  svg { width: 18px; height: 18px; stroke-width: 1.75; }
  &:hover { background: var(--n-100); }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  @media (max-width: 759px) { min-width: 44px; min-height: 44px; }
`;

const Face = styled.button<{ $look: ButtonLook; $size: string; $block: boolean }>`${buttonStyle}`;

const Item = styled(MenuItem)<{ $danger: boolean; $starts: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 34px;
  padding: 0 10px;
  margin-top: ${({ $starts }) => ($starts ? '9px' : '0')};
  border-radius: var(--r-sm);
  color: ${({ $danger }) => ($danger ? 'var(--danger)' : 'inherit')};
  font-size: var(--fs-14);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  outline: none;
  position: relative;
  svg { width: 18px; height: 18px; stroke-width: 1.75; }
  &::before {
    content: '';
    position: absolute;
    inset: -5px 0 auto;
    border-top: ${({ $starts }) => ($starts ? '1px solid var(--line)' : '0')};
  }
  &[data-focused] { background: var(--n-100); }
  &[data-focus-visible] { outline: 2px solid var(--focus); outline-offset: -2px; }
  @media (max-width: 759px) { min-height: 44px; }
  &[data-disabled] { color: var(--n-500); cursor: default; }
`;

export type MenuEntry = {
  key: string;
  label: string;
  icon?: LucideIcon;
  onAction: () => void;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** a line above it */
  startsGroup?: boolean;
};

type MenuProps = {
  /** names the button: "Actions for order 104-2291" */
  label: string;
  entries: readonly MenuEntry[];
  /** shown in a button like others; three dots unless given */
  children?: ReactNode;
  /** of a button with a text: `small` in toolbars */
  size?: 'small' | 'normal';
  look?: ButtonLook;
};

/** The arrows open a menu at its near end. */
const opening: Readonly<Record<string, 'first' | 'last'>> = { ArrowDown: 'first', ArrowUp: 'last' };

/**
 * Row menu and other lists of actions; arrows, letters and Escape work. Fewer than three actions stay buttons. Until it
 * is opened it is a plain button: a list has fifty, and each would be the dearest part of its row.
 */
export function Menu({ label, entries, children, size = 'normal', look = 'secondary' }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [openAt, setOpenAt] = useState<'first' | 'last'>();
  const close = () => setOpenAt(undefined);
  // An opened menu holds the focus, so that arrows and letters work at once (WAI-ARIA, menu button).
  const opened = { autoFocus: openAt ?? false, onClose: close };
  const openByKey = (event: KeyboardEvent) => {
    const end = opening[event.key];
    if (!end) return;
    event.preventDefault();
    setOpenAt(end);
  };
  const openByPress = () => {
    // Not every browser focuses a pressed button, and a closed menu gives the focus back to where it was.
    trigger.current?.focus();
    setOpenAt('first');
  };
  // The menu goes first and the button has the focus again: a dialog that the action opens gives it back to the button.
  const act = (onAction: () => void) => {
    flushSync(close);
    trigger.current?.focus();
    onAction();
  };
  const button = {
    ref: trigger,
    type: 'button',
    'aria-label': label,
    'aria-haspopup': 'menu',
    'aria-expanded': openAt !== undefined,
    onClick: openByPress,
    onKeyDown: openByKey,
  } as const;
  return (
    <>
      {children ? (
        <Face {...button} $look={look} $size={size} $block={false}>
          {children}
        </Face>
      ) : (
        <Trigger {...button}>
          <Ellipsis aria-hidden="true" />
        </Trigger>
      )}
      {openAt && (
        <Floating aria-label={label} isOpen onOpenChange={close} triggerRef={trigger} placement="bottom end" offset={4}>
          <AriaMenu aria-label={label} {...opened}>
            {entries.map(
              ({
                key,
                label: text,
                icon: Icon,
                onAction,
                isDanger = false,
                isDisabled = false,
                startsGroup = false,
              }) => (
                <Item
                  key={key}
                  id={key}
                  textValue={text}
                  onAction={() => act(onAction)}
                  isDisabled={isDisabled}
                  $danger={isDanger}
                  $starts={startsGroup}
                >
                  {Icon && <Icon aria-hidden="true" />}
                  {text}
                </Item>
              ),
            )}
          </AriaMenu>
        </Floating>
      )}
    </>
  );
}
