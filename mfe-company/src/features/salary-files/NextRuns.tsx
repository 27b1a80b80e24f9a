import { Plural, Trans } from '@lingui/react/macro';
import type { SalaryCalendar } from '@portal/contract/salary-calendar';
import { Info, Note, useFormat } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { LaterDraws, Totals } from './LaterDraws.tsx';
import { RunCalendar } from './RunCalendar.tsx';
import { SalaryProblems } from './SalaryProblems.tsx';
import { WithoutThem } from './WithoutThem.tsx';

const Stack = styled.div`display: grid; gap: var(--s-2); margin-bottom: var(--s-5);`;

/** When the next file is made and whether it leaves by itself. */
export function NextRunSentence({ calendar }: { calendar: SalaryCalendar | undefined }) {
  const { day } = useFormat();
  const next = calendar?.runs[0];
  if (!calendar || !next) return null;
  if (calendar.autoSend) return <Trans>The next file is made and sent on {day(next.fileDay)} at 06:00.</Trans>;
  return <Trans>The next file is made on {day(next.fileDay)} at 06:00 and waits for you to send it.</Trans>;
}

/** The coming files, what waits for one made by hand, and open problems with the people they concern. */
export function NextRuns({ calendar }: { calendar: SalaryCalendar }) {
  const { byHand, later, problems, waiting } = calendar;
  return (
    <>
      <RunCalendar calendar={calendar} />
      {(problems.length > 0 || byHand.draws > 0 || later.draws > 0) && (
        <Stack>
          <SalaryProblems problems={problems} />
          {waiting && waiting.draws > 0 && <WithoutThem waiting={waiting} />}
          {later.draws > 0 && (
            <Note icon={Info}>
              <LaterDraws later={later} />
            </Note>
          )}
          {byHand.draws > 0 && (
            <Note>
              <strong>
                <Plural
                  value={byHand.draws}
                  one="# draw waits for a file that you create."
                  other="# draws wait for a file that you create."
                />
              </strong>{' '}
              <Totals totals={byHand.totals} /> <Trans>Their subscriptions have the salary file method Manual.</Trans>
            </Note>
          )}
        </Stack>
      )}
    </>
  );
}
