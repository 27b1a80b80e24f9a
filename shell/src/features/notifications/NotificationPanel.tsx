import { useLingui } from '@lingui/react/macro';
import { Button, Check, IconButton, Link, useSignedIn, X } from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import { Panel } from './notification-style.ts';
import { NotificationList } from './NotificationList.tsx';
import { useReadNotifications } from './notifications.api.ts';

/** The latest notifications over the page, which stays usable beside it; a sheet on a phone. */
export default function NotificationPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui();
  const { unread } = useSignedIn();
  const read = useReadNotifications();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <Panel ref={panel} id={id} role="dialog" aria-label={t`Notifications`} tabIndex={-1}>
      <div data-part="head">
        <h2>{t`Notifications`}</h2>
        {unread > 0 && (
          <Button
            look="quiet"
            size="small"
            icon={<Check aria-hidden="true" />}
            busy={read.isPending}
            onClick={() => {
              read.mutate(undefined);
              // The button goes with the last unread one.
              panel.current?.focus();
            }}
          >
            {t`Mark all as read`}
          </Button>
        )}
        <IconButton label={t`Close`} size="small" icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <NotificationList />
      <div data-part="foot">
        <Link to="/notifications">{t`All notifications`}</Link>
        <Link to="/notifications#preferences">{t`Preferences`}</Link>
      </div>
    </Panel>
  );
}
