import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OpenJob, StuckMail } from '@portal/contract/operations';
import { Badge, Ban, Button, Card, Instant, showToast } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { jobWords, otherWork } from './job-words.ts';
import { useRetryMail } from './operations.api.ts';

const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-2) var(--s-4);
    padding: var(--s-3) 0;
    border-bottom: 1px solid var(--line);
  }
  li:last-child { border-bottom: 0; }
  li > div { flex: 1 1 320px; min-width: 0; overflow-wrap: anywhere; }
  p { margin: 0; color: var(--text-2); font-size: var(--fs-13); }
`;

function State({ status }: { status: 'WAITING' | 'RUNNING' | 'FAILED' }) {
  if (status === 'FAILED')
    return (
      <Badge tone="danger" icon={Ban}>
        <Trans>Failed</Trans>
      </Badge>
    );
  return <Badge>{status === 'RUNNING' ? <Trans>Under way</Trans> : <Trans>Waiting</Trans>}</Badge>;
}

/** How often it was tried, and what happens next by itself. */
function Tries({ mail: { status, attempts, nextAttempt, givesUpAt } }: { mail: StuckMail }) {
  const tries = <Plural value={attempts} one="Tried once." other="Tried # times." />;
  if (status === 'FAILED')
    return (
      <>
        {tries} <Trans>It is not tried again by itself.</Trans>
      </>
    );
  return (
    <>
      {tries}{' '}
      <Trans>
        Next try: <Instant value={nextAttempt} />.
      </Trans>
      {givesUpAt && (
        <>
          {' '}
          <Trans>
            Tried until <Instant value={givesUpAt} />.
          </Trans>
        </>
      )}
    </>
  );
}

/** Mails that the mail server refused, with what it said, and a second try. */
export function MailList({ mails }: { mails: readonly StuckMail[] }) {
  const { t } = useLingui();
  const retry = useRetryMail();
  const again = ({ id, to }: StuckMail) =>
    retry.mutate(id, { onSuccess: () => showToast(t`The mail to ${to} is tried again`) });
  return (
    <Card title={t`Mail that did not leave`}>
      {mails.length === 0 ? (
        <p>
          <Trans>No mail waits for another try.</Trans>
        </p>
      ) : (
        <Rows>
          {mails.map((mail) => (
            <li key={mail.id}>
              <div>
                <strong>{mail.subject}</strong>
                <p>
                  {[mail.to, mail.company].filter(Boolean).join(' · ')} · <Instant value={mail.createdAt} />
                </p>
                <p>{mail.error}</p>
                <p>
                  <Tries mail={mail} />
                </p>
              </div>
              <State status={mail.status} />
              <Button
                size="small"
                busy={retry.isPending && retry.variables === mail.id}
                onClick={() => again(mail)}
                aria-label={t`Try the mail to ${mail.to} again`}
              >{t`Try again`}</Button>
            </li>
          ))}
        </Rows>
      )}
    </Card>
  );
}

/** Long work that is not over, or that failed. */
export function JobList({ jobs }: { jobs: readonly OpenJob[] }) {
  const { t, i18n } = useLingui();
  return (
    <Card title={t`Long work that is not done`}>
      {jobs.length === 0 ? (
        <p>
          <Trans>Nothing waits and nothing failed.</Trans>
        </p>
      ) : (
        <Rows>
          {jobs.map((job) => (
            <li key={job.id}>
              <div>
                <strong>{i18n._(jobWords[job.kind] ?? otherWork)}</strong>
                <p>
                  {job.owner && <>{job.owner} · </>}
                  <Instant value={job.createdAt} />
                </p>
                <p>
                  {job.total > 0 && (
                    <Trans>
                      {job.done} of {job.total}
                    </Trans>
                  )}
                </p>
              </div>
              <State status={job.status} />
            </li>
          ))}
        </Rows>
      )}
    </Card>
  );
}
