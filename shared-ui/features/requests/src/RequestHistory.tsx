import { Trans, useLingui } from '@lingui/react/macro';
import type { RequestLog } from '@portal/contract/pay-in-full-rows';
import { Instant, requestStatusLabels } from '@portal/shared-ui';
import { ActorName, hasActor, Timeline } from '@portal/shared-ui/kit';
import { personOf, type Request } from './RequestNames.tsx';

/** What happened to a request and who did it, oldest first (RULES 3: every change has its line). */
export function RequestHistory({ logs, request }: { logs: readonly RequestLog[]; request: Request }) {
  const { t, i18n } = useLingui();
  return (
    <Timeline
      label={t`History of the request`}
      entries={logs.map((log) => ({
        key: log.id,
        state: 'done',
        title: log.toStatus ? i18n._(requestStatusLabels[log.toStatus]) : t`Comment`,
        text: <LogText log={log} request={request} />,
        when: <Instant value={log.at} />,
      }))}
    />
  );
}

function LogText({ log, request }: { log: RequestLog; request: Request }) {
  return (
    <>
      {hasActor(log) ? <ActorName actor={log} person={personOf(request)} /> : <Trans>Automatic</Trans>}
      {log.text !== '' && <> · {log.text}</>}
    </>
  );
}
