import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SalaryCalendar } from '@portal/contract/salary-calendar';
import { Button, Info, Note, useFormat } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { LaterDraws, Totals } from './LaterDraws.tsx';
import { RunCalendar } from './RunCalendar.tsx';
import { SalaryProblems } from './SalaryProblems.tsx';
import { WithoutThem } from './WithoutThem.tsx';

const Stack = styled.div`display: grid; gap: var(--s-2); margin-bottom: var(--s-5);`;

/** When the next file that has something to take is made, and whether it leaves by itself. */
export function NextRunSentence({ calendar }: { calendar: SalaryCalendar | undefined }) {
  const { day } = useFormat();
  const next = calendar?.runs.find(({ stopped, draws }) => !stopped && draws > 0);
  if (!calendar) return null;
  if (!next) return <Trans>Nothing is planned for an automatic file.</Trans>;
  if (calendar.autoSend) return <Trans>The next file is made and sent on {day(next.fileDay)} at 06:00.</Trans>;
  return <Trans>The next file is made on {day(next.fileDay)} at 06:00 and waits for you to send it.</Trans>;
}

/** The coming files, what waits for one made by hand, and open problems with the people they concern. */
export function NextRuns({ calendar, onCreate }: { calendar: SalaryCalendar; onCreate: () => void }) {
  const { byHand, later, problems, stopped, waiting } = calendar;
  return (
    <>
      <RunCalendar calendar={calendar} />
      {(problems.length > 0 || stopped || byHand.draws > 0 || later.draws > 0) && (
        <Stack>
          <SalaryProblems problems={problems} />
          {waiting && waiting.draws > 0 && <WithoutThem waiting={waiting} />}
          {stopped && <StoppedRun stopped={stopped} onCreate={onCreate} />}
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

/** A run whose hour came while it was stopped: who stopped it, what waits, and how it goes on (UX 1.7). */
function StoppedRun({ stopped, onCreate }: { stopped: NonNullable<SalaryCalendar['stopped']>; onCreate: () => void }) {
  const { t } = useLingui();
  const { day, instant } = useFormat();
  const { by, at, fileDay, draws, totals } = stopped;
  return (
    <Note tone="warn" action={<Button size="small" onClick={onCreate}>{t`Create the file by hand`}</Button>}>
      <strong>
        <Trans>
          The run of {day(fileDay)} was stopped by {by} on {instant(at)}.
        </Trans>
      </strong>{' '}
      <Plural value={draws} one="# draw waits" other="# draws wait" />, <Totals totals={totals} />.{' '}
      <Trans>Draws that are in no file by then follow in the next one.</Trans>
    </Note>
  );
}
