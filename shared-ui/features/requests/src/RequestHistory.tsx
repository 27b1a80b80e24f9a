import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import type { Role } from '@portal/contract/endpoint';
import type { RequestLog } from '@portal/contract/pay-in-full-rows';
import { Instant, requestStatusLabels, roleLabels } from '@portal/shared-ui';
import { Timeline } from '@portal/shared-ui/kit';

/** What happened to a request and who did it, oldest first (RULES 3: every change has its line). */
export function RequestHistory({ logs }: { logs: readonly RequestLog[] }) {
  const { t } = useMacro();
  const { i18n } = useLingui();
  return (
    <Timeline
      label={t`History of the request`}
      entries={logs.map((log) => ({
        key: log.id,
        state: 'done',
        title: log.toStatus ? i18n._(requestStatusLabels[log.toStatus]) : <Trans>Comment</Trans>,
        text: <LogText log={log} />,
        when: <Instant value={log.at} />,
      }))}
    />
  );
}

function LogText({ log: { actorName, actorRole, text } }: { log: RequestLog }) {
  const { i18n } = useLingui();
  const role = actorRole in roleLabels ? i18n._(roleLabels[actorRole as Role]) : undefined;
  const who = [actorName, role].filter(Boolean).join(', ');
  return (
    <>
      {who !== '' ? who : <Trans>Automatic</Trans>}
      {text !== '' && <> · {text}</>}
    </>
  );
}
