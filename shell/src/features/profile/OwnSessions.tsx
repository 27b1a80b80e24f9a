import { useLingui } from '@lingui/react/macro';
import { Badge, Button, Card, Instant, showToast, useQuery } from '@portal/shared-ui';
import { FailedQuery } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { ownSessions, useSignOutOthers } from './profile.api.ts';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px var(--s-3);
  padding: 10px var(--s-5);
  border-top: 1px solid var(--n-100);
  &:first-child { margin-top: var(--s-3); }
  > div { flex: 1; min-width: 200px; overflow-wrap: anywhere; }
  small { display: block; font-size: var(--fs-12); color: var(--text-3); }
`;

/** `Mozilla/5.0 (X11; Linux) … Chrome/130.0` → `Chrome, Linux`; what is not recognised stays short. */
function deviceOf(userAgent: string): string {
  const browser = /(Edg|Firefox|Chrome|Safari)\//.exec(userAgent)?.[1]?.replace('Edg', 'Edge');
  const system = /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(userAgent)?.[0];
  return [browser, system].filter(Boolean).join(', ') || userAgent.slice(0, 40);
}

/** Where the person is signed in, and the way to end it elsewhere. */
export function OwnSessions() {
  const { t } = useLingui();
  const sessions = useQuery(ownSessions);
  const end = useSignOutOthers();
  if (sessions.isError && !sessions.data) {
    return (
      <Card title={t`Where you are signed in`} flush>
        <FailedQuery label={t`The list of devices`} error={sessions.error} onRetry={() => sessions.refetch()} />
      </Card>
    );
  }
  if (!sessions.data) return null;
  const hasOthers = sessions.data.length > 1;
  const endOthers = () => end.mutate(undefined, { onSuccess: () => showToast(t`The other devices are signed out.`) });
  return (
    <Card
      title={t`Where you are signed in`}
      flush
      actions={
        hasOthers && (
          <Button size="small" busy={end.isPending} onClick={endOthers}>
            {t`Sign out the others`}
          </Button>
        )
      }
    >
      <ul>
        {sessions.data.map((session) => (
          <Row key={session.id}>
            <div>
              {deviceOf(session.userAgent) || t`Unknown device`}
              <small>
                {session.ip} · {t`last seen`} <Instant value={session.lastSeenAt} />
              </small>
            </div>
            {session.isThisOne && <Badge tone="success">{t`This device`}</Badge>}
          </Row>
        ))}
      </ul>
    </Card>
  );
}
