import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@portal/contract/auth';
import { Bell as BellIcon, LiveRegion, useLocation, useQueryClient, waitingKey } from '@portal/shared-ui';
import { lazy, Suspense, useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { notificationsKey } from '../features/notifications/notifications-key.ts';
import { PlainButton } from './header-style.ts';
import { mustActFirst } from './must-act-first.ts';

const NotificationPanel = lazy(() => import('../features/notifications/NotificationPanel.tsx'));

const Frame = styled.div`position: relative; display: inline-flex;`;
const Count = styled.span`
  position: absolute;
  top: 1px;
  right: 0;
  min-width: 17px;
  padding: 0 4px;
  border-radius: 9px;
  background: var(--on-header-accent);
  color: var(--theme-header-bg);
  box-shadow: 0 0 0 2px var(--theme-header-bg);
  font-size: var(--fs-11);
  line-height: 1.0625rem;
  font-weight: 650;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

/**
 * What is new for the person. The panel is not modal and belongs to the page it was opened on; Escape, a press
 * elsewhere, leaving it or going somewhere closes it, and the focus comes back (VISUAL-2 notifications).
 */
export function Bell({ user }: { user: SessionUser }) {
  const { t } = useLingui();
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = openedAt === key;
  const { unread } = user;
  useArrivals(unread);
  useEffect(() => {
    if (!isOpen) return undefined;
    const pressOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpenedAt(undefined);
    };
    document.addEventListener('pointerdown', pressOutside);
    return () => document.removeEventListener('pointerdown', pressOutside);
  }, [isOpen]);
  // Who looks on as the person is told nothing, and who must act first cannot go anywhere.
  if (user.seenBy || mustActFirst(user)) return null;
  const close = () => {
    setOpenedAt(undefined);
    trigger.current?.focus();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !frame.current?.contains(relatedTarget)) setOpenedAt(undefined);
  };
  const press = ({ key: pressed }: KeyboardEvent) => {
    if (pressed === 'Escape' && isOpen) close();
  };
  const news = plural(unread, { one: '# unread notification', other: '# unread notifications' });
  return (
    <Frame ref={frame} onBlur={leave} onKeyDown={press}>
      <PlainButton
        ref={trigger}
        type="button"
        aria-label={unread > 0 ? t`Notifications, unread: ${unread}` : t`Notifications`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => (isOpen ? close() : setOpenedAt(key))}
      >
        <BellIcon aria-hidden="true" />
        {unread > 0 && <Count aria-hidden="true">{unread > 99 ? '99+' : unread}</Count>}
      </PlainButton>
      <LiveRegion>{unread > 0 && news}</LiveRegion>
      {isOpen && (
        <Suspense>
          <NotificationPanel id={id} onClose={close} />
        </Suspense>
      )}
    </Frame>
  );
}

/** What arrived while the page was open may wait somewhere: lists and numbers that show it are asked again. */
function useArrivals(unread: number): void {
  const client = useQueryClient();
  const known = useRef(unread);
  useEffect(() => {
    if (unread > known.current)
      for (const queryKey of [notificationsKey, waitingKey]) void client.invalidateQueries({ queryKey });
    known.current = unread;
  }, [client, unread]);
}
