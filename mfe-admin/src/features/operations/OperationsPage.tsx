import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Operations } from '@portal/contract/operations';
import { Button, Card, Fixed, Instant, Note, useFormat, useQuery } from '@portal/shared-ui';
import { DescriptionList, Download, QueryResult } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { DeliveryLog } from './DeliveryLog.tsx';
import { HaltedReleases } from './HaltedReleases.tsx';
import { HourCharts } from './HourCharts.tsx';
import { operations, useOpenApiDownload } from './operations.api.ts';
import { JobList, MailList } from './StuckLists.tsx';
import { UnsentFiles } from './UnsentFiles.tsx';
import { UnsentOrderFiles } from './UnsentOrderFiles.tsx';

const Sections = styled.div`display: grid; gap: var(--s-4);`;
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: var(--s-4);
  align-items: stretch;
`;

/** The portal itself: what leaves, what is worked on, and what needs a hand. */
export default function OperationsPage() {
  const { t } = useLingui();
  const query = useQuery(operations());
  const openApi = useOpenApiDownload();
  return (
    <DeliveryLog
      title={t`Operations`}
      lead={
        query.data ? (
          <Needs now={query.data.data} />
        ) : (
          t`Mail, background jobs, files and the database, as they are now.`
        )
      }
      actions={
        <Button icon={<Download aria-hidden="true" />} busy={openApi.isPending} onClick={() => openApi.mutate()}>
          {t`API description`}
        </Button>
      }
      above={
        <QueryResult isPart label={t`The operations`} query={query}>
          {(now) => (
            <Sections>
              {now.untrustedProxy && <ProxyNote address={now.untrustedProxy} />}
              <HaltedReleases halted={now.halted} />
              <Figures now={now} />
              <HourCharts hours={now.hours} />
              <MailList mails={now.mail.stuck} />
              <JobList jobs={now.jobs.open} />
              <UnsentFiles files={now.files.salary} />
              <UnsentOrderFiles files={now.files.orders} />
            </Sections>
          )}
        </QueryResult>
      }
    />
  );
}

/** Whether a person is needed, in one sentence: what is not tried again by itself. */
function Needs({ now: { mail, jobs, files } }: { now: Operations }) {
  const count = mail.failed + jobs.open.filter(({ status }) => status === 'FAILED').length + files.salary.length;
  if (count === 0) return <Trans>Everything runs. Nothing needs a person.</Trans>;
  return (
    <Plural
      value={count}
      one="One thing needs a person: a mail given up, a failed background job, or a salary file not handed over."
      other="# things need a person: mails given up, failed background jobs, or salary files not handed over."
    />
  );
}

/** A hint and no alarm: any client may send such headers. */
function ProxyNote({ address }: { address: string }) {
  return (
    <Note tone="warn">
      <Trans>
        Requests with forwarding headers come from {address}, which TRUSTED_PROXIES does not name. If it is a proxy of
        yours, name it: until then all its visitors count as one address and share one limit.
      </Trans>
    </Note>
  );
}

function Figures({ now: { at, mail, jobs, files, database, sessions } }: { now: Operations }) {
  const { t } = useLingui();
  const { number } = useFormat();
  return (
    <Cards>
      <Card title={t`Mail`}>
        <DescriptionList
          facts={[
            { key: 'waiting', label: t`Waiting`, value: <Fixed>{number(mail.waiting)}</Fixed> },
            { key: 'failed', label: t`Given up`, value: <Fixed>{number(mail.failed)}</Fixed> },
            { key: 'sent', label: t`Sent in 24 hours`, value: <Fixed>{number(mail.sentToday)}</Fixed> },
          ]}
        />
      </Card>
      <Card title={t`Background jobs`}>
        <DescriptionList
          facts={[
            { key: 'waiting', label: t`Waiting`, value: <Fixed>{number(jobs.waiting)}</Fixed> },
            { key: 'running', label: t`Under way`, value: <Fixed>{number(jobs.running)}</Fixed> },
            { key: 'failed', label: t`Failed in 7 days`, value: <Fixed>{number(jobs.failedThisWeek)}</Fixed> },
          ]}
        />
      </Card>
      <Card title={t`Files not sent`}>
        <DescriptionList
          facts={[
            { key: 'salary', label: t`Salary files`, value: <Fixed>{number(files.salaryFilesUnsent)}</Fixed> },
            { key: 'order', label: t`Order files`, value: <Fixed>{number(files.orderFilesUnsent)}</Fixed> },
          ]}
        />
      </Card>
      <Card title={t`Server`}>
        <DescriptionList
          facts={[
            { key: 'size', label: t`Database, MB`, value: <Fixed>{number(database.megabytes)}</Fixed> },
            { key: 'connections', label: t`Connections`, value: <Fixed>{number(database.connections)}</Fixed> },
            { key: 'people', label: t`People signed in`, value: <Fixed>{number(sessions)}</Fixed> },
            { key: 'at', label: t`As of`, value: <Instant value={at} /> },
          ]}
        />
      </Card>
    </Cards>
  );
}
