import type { LucideIcon } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonLook } from '../ui/button-style.ts';
import { Button } from '../ui/Button.tsx';
import { Ellipsis } from './kit-icons.ts';
import { useOverlays, warmOverlays } from './use-overlays.ts';

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
 * Row menu and other lists of actions; arrows, letters and Escape work. The only action of a row is its button, without
 * a menu around it. Until it is opened a menu is a plain button: a list has fifty, and each would be the dearest part
 * of its row.
 */
export function Menu(props: MenuProps) {
  const { label, entries, children } = props;
  const [only, second] = entries;
  if (children || !only || second) return <Actions {...props} />;
  const { label: text, icon: Icon, onAction, isDanger = false, isDisabled = false } = only;
  return (
    <Button
      size="small"
      look={isDanger ? 'danger' : 'secondary'}
      icon={Icon && <Icon aria-hidden="true" />}
      aria-description={label}
      disabled={isDisabled}
      onClick={onAction}
    >
      {text}
    </Button>
  );
}

function Actions({ label, entries, children, size = 'normal', look = 'secondary' }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [openAt, setOpenAt] = useState<'first' | 'last'>();
  const close = () => setOpenAt(undefined);
  const overlays = useOverlays(openAt !== undefined, close);
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
    onPointerEnter: warmOverlays,
    onFocus: warmOverlays,
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
      {openAt && overlays && (
        <overlays.OpenMenu
          label={label}
          entries={entries}
          trigger={trigger}
          focus={openAt}
          onClose={close}
          onAction={act}
        />
      )}
    </>
  );
}
