import { Trans } from '@lingui/react/macro';
import { Button, Card, Check, PageHeader, useSignedIn } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { NotificationList } from './NotificationList.tsx';
import { useReadNotifications } from './notifications.api.ts';
import { Preferences } from './Preferences.tsx';

const Stack = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-5); max-width: 760px;`;

/** Everything that the person was told in this role, and what they want to be told. */
export default function NotificationsPage() {
  const { unread } = useSignedIn();
  const read = useReadNotifications();
  return (
    <>
      <PageHeader
        title={<Trans>Notifications</Trans>}
        actions={
          unread > 0 && (
            <Button icon={<Check aria-hidden="true" />} busy={read.isPending} onClick={() => read.mutate(undefined)}>
              <Trans>Mark all as read</Trans>
            </Button>
          )
        }
      />
      <Stack>
        <Card title={<Trans>All notifications</Trans>} flush>
          <NotificationList />
        </Card>
        <Preferences />
      </Stack>
    </>
  );
}
