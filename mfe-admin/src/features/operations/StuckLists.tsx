import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isRetryableJob, type OpenJob, type StuckMail } from '@portal/contract/operations';
import { Badge, Ban, Button, Card, Instant, showToast } from '@portal/shared-ui';
import { NameLink } from '@portal/shared-ui/kit';
import { jobWords, otherJob } from './job-words.ts';
import { Rows } from './operations-style.ts';
import { useRetryJob, useRetryJobs, useRetryMail, useRetryMails } from './operations.api.ts';
import { RetryAll } from './RetryAll.tsx';

function State({ status }: { status: 'WAITING' | 'RUNNING' | 'FAILED' }) {
  const { t } = useLingui();
  if (status === 'FAILED')
    return (
      <Badge tone="danger" icon={Ban}>
        {t`Failed`}
      </Badge>
    );
  return <Badge>{status === 'RUNNING' ? t`Under way` : t`Waiting`}</Badge>;
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
  const all = useRetryMails();
  const again = ({ id, to }: StuckMail) =>
    retry.mutate(id, { onSuccess: () => showToast(t`The mail to ${to} is tried again`) });
  return (
    <Card
      title={t`Mail that did not leave`}
      actions={
        mails.length > 1 && <RetryAll count={mails.length} what="mails" retry={() => all.mutateAsync(undefined)} />
      }
    >
      {mails.length === 0 ? (
        <p>{t`No mail waits for another try.`}</p>
      ) : (
        <Rows>
          {mails.map((mail) => (
            <li key={mail.id}>
              <div>
                <strong>{mail.subject}</strong>
                <p>
                  {mail.to} ·{' '}
                  {mail.company && (
                    <>
                      <NameLink of={{ kind: 'company', id: mail.companyId }}>{mail.company}</NameLink> ·{' '}
                    </>
                  )}
                  <Instant value={mail.createdAt} />
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
                aria-label={t`Try again: the mail to ${mail.to}`}
              >{t`Try again`}</Button>
            </li>
          ))}
        </Rows>
      )}
    </Card>
  );
}

/** How often it was begun, and what happens next by itself. */
function Begun({ job: { status, attempts, kind } }: { job: OpenJob }) {
  const { t } = useLingui();
  if (status === 'WAITING') return t`It is begun within a minute.`;
  if (status === 'RUNNING') return null;
  return (
    <>
      {attempts > 0 && <Plural value={attempts} one="Tried once." other="Tried # times." />}{' '}
      {kind === 'import' ? t`Its own page says why, and starts it again.` : t`It is not tried again by itself.`}
    </>
  );
}

const Owner = ({ job: { companyId, supplierId, owner } }: { job: OpenJob }) => (
  <NameLink of={companyId ? { kind: 'company', id: companyId } : { kind: 'supplier', id: supplierId }}>
    {owner}
  </NameLink>
);

/** Background jobs that are not over, or that failed. */
export function JobList({ jobs }: { jobs: readonly OpenJob[] }) {
  const { t, i18n } = useLingui();
  const retry = useRetryJob();
  const all = useRetryJobs();
  const retryable = jobs.filter(isRetryableJob).length;
  return (
    <Card
      title={t`Background jobs that are not done`}
      actions={retryable > 1 && <RetryAll count={retryable} what="jobs" retry={() => all.mutateAsync(undefined)} />}
    >
      {jobs.length === 0 ? (
        <p>{t`Nothing waits and nothing failed.`}</p>
      ) : (
        <Rows>
          {jobs.map((job) => (
            <li key={job.id}>
              <div>
                <strong>{i18n._(jobWords[job.kind] ?? otherJob)}</strong>
                <p>
                  {job.owner && (
                    <>
                      <Owner job={job} /> ·{' '}
                    </>
                  )}
                  <Instant value={job.createdAt} />
                </p>
                <p>
                  {job.total > 0 && (
                    <Trans>
                      {job.done} of {job.total}
                    </Trans>
                  )}
                </p>
                {job.reason && <p>{job.reason}</p>}
                <p>
                  <Begun job={job} />
                </p>
              </div>
              <State status={job.status} />
              {isRetryableJob(job) && (
                <Button
                  size="small"
                  busy={retry.isPending && retry.variables === job.id}
                  onClick={() => retry.mutate(job.id, { onSuccess: () => showToast(t`The job is started again`) })}
                  aria-label={t`Try again: ${i18n._(jobWords[job.kind] ?? otherJob)}`}
                >{t`Try again`}</Button>
              )}
            </li>
          ))}
        </Rows>
      )}
    </Card>
  );
}
