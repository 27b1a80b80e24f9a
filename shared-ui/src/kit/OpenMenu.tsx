import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components';
import { styled } from 'styled-components';
import { Floating } from './Floating.tsx';
import type { MenuEntry } from './Menu.tsx';

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

type OpenMenuProps = {
  label: string;
  entries: readonly MenuEntry[];
  trigger: RefObject<HTMLButtonElement | null>;
  /** at which end it opens */
  focus: 'first' | 'last';
  onClose: () => void;
  onAction: (action: () => void) => void;
};

/** The entries of a menu that is open. */
export function OpenMenu({ label, entries, trigger, focus, onClose, onAction }: OpenMenuProps) {
  // An opened menu holds the focus, so that arrows and letters work at once (WAI-ARIA, menu button).
  const opened = { autoFocus: focus, onClose };
  return (
    <Floating aria-label={label} isOpen onOpenChange={onClose} triggerRef={trigger} placement="bottom end" offset={4}>
      <AriaMenu aria-label={label} {...opened}>
        {entries.map(({ key, label: text, icon: Icon, isDanger = false, isDisabled = false, ...entry }) => (
          <Item
            key={key}
            id={key}
            textValue={text}
            onAction={() => onAction(entry.onAction)}
            isDisabled={isDisabled}
            $danger={isDanger}
            $starts={entry.startsGroup ?? false}
          >
            {Icon && <Icon aria-hidden="true" />}
            {text}
          </Item>
        ))}
      </AriaMenu>
    </Floating>
  );
}
