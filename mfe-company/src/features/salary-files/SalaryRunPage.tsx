import { Trans, useLingui } from '@lingui/react/macro';
import type { SalaryRun } from '@portal/contract/salary-runs';
import { Badge, Ban, Check, PageHeader, useFormat, useParams, useQuery } from '@portal/shared-ui';
import { Clock, QueryResult } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { companySettings } from '../../shared/settings.api.ts';
import { RunPreview } from './FilePreview.tsx';
import { MadeByHandNote } from './MadeByHandNote.tsx';
import { CalendarRoom, RunCalendar } from './RunCalendar.tsx';
import { RunChanges } from './RunChanges.tsx';
import { RunChecks } from './RunChecks.tsx';
import { RunDraws } from './RunDraws.tsx';
import { salaryCalendar, salaryRun } from './salary-files.api.ts';
import { StoppedNote } from './StopRun.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-5);
  margin-bottom: var(--s-5);
  > section { display: flex; flex-direction: column; min-width: 0; }
  @media (max-width: 1199px) { grid-template-columns: minmax(0, 1fr); }
`;
const Below = styled.div`margin-top: var(--s-5);`;
const Room = styled.div`margin-bottom: var(--s-5);`;
const Lead = styled.span`display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px;`;

/** A coming salary file before it is made: what changed, what to correct first, and its rows (UX 1.7). */
export default function SalaryRunPage() {
  const { t } = useLingui();
  const { period = '' } = useParams();
  return (
    <QueryResult label={t`The coming salary file`} query={useQuery(salaryRun(period))}>
      {(run) => <Shown run={run} />}
    </QueryResult>
  );
}

function Shown({ run }: { run: SalaryRun }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const calendar = useQuery(salaryCalendar).data?.data;
  return (
    <>
      <PageHeader
        title={day(run.fileDay)}
        crumbs={[{ label: t`Salary files`, to: '/company/salaryfiles' }]}
        lead={
          <Lead>
            {isMadeByHand(run) ? (
              <Badge icon={Check} tone="success">
                {t`Made by hand`}
              </Badge>
            ) : run.stopped ? (
              <Badge icon={Ban} tone="warn">
                {t`Stopped`}
              </Badge>
            ) : (
              <Badge icon={Clock} tone="outline">
                {t`Not made yet`}
              </Badge>
            )}
            <WhatHappens run={run} autoSend={calendar?.autoSend} />
          </Lead>
        }
      />
      {calendar ? <RunCalendar calendar={calendar} shown={run.period} /> : <CalendarRoom aria-hidden="true" />}
      {run.madeByHand.length > 0 && (
        <Room>
          <MadeByHandNote run={run} />
        </Room>
      )}
      {run.stopped && (
        <Room>
          <StoppedNote run={run} />
        </Room>
      )}
      <Columns>
        <RunChanges run={run} />
        <RunChecks run={run} />
      </Columns>
      <RunDraws run={run} />
      <Below>
        <RunPreview period={run.period} />
      </Below>
    </>
  );
}

/** A person has made the month's file, and nothing is planned for the automatic one. */
const isMadeByHand = ({ draws, madeByHand }: SalaryRun) => draws === 0 && madeByHand.length > 0;

/** When it is made and how it leaves; without a draw there is no file. */
function WhatHappens({ run, autoSend }: { run: SalaryRun; autoSend: boolean | undefined }) {
  const { day } = useFormat();
  const needsTwo = useQuery(companySettings()).data?.data.secondApproval;
  if (isMadeByHand(run)) return <Trans>Nothing is left for an automatic file on {day(run.fileDay)}.</Trans>;
  if (run.draws === 0) return <Trans>Nothing is planned, so no file is made.</Trans>;
  if (run.stopped) return <Trans>No file is made on {day(run.fileDay)}.</Trans>;
  if (autoSend === undefined || needsTwo === undefined) return null;
  if (needsTwo)
    return <Trans>Made on {day(run.fileDay)} at 06:00; it then waits for the approvals of two admins.</Trans>;
  if (autoSend) return <Trans>Made and sent on {day(run.fileDay)} at 06:00. Nothing has left the portal.</Trans>;
  return <Trans>Made on {day(run.fileDay)} at 06:00; it then waits for you to send it.</Trans>;
}
