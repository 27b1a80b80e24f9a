import { Trans, useLingui } from '@lingui/react/macro';
import type { SalaryRun } from '@portal/contract/salary-runs';
import { Card, Check, Fixed, Link, LogOut, Note, useFormat } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { SalaryProblems } from './SalaryProblems.tsx';
import { StopRun } from './StopRun.tsx';

const Stack = styled.div`display: grid; gap: var(--s-2);`;
const People = styled.ul`margin-top: 4px; max-height: 132px; overflow-y: auto; li { min-height: 24px; }`;

/** What to correct before the file is made, each with its way there: red stops the file, amber does not. */
export function RunChecks({ run }: { run: SalaryRun }) {
  const { problems, leavers, draws, stopped } = run;
  const { t } = useLingui();
  const { day, money } = useFormat();
  const isFine = problems.length === 0 && leavers.length === 0;
  return (
    <Card title={t`Before it is made`}>
      <Stack>
        {isFine && (
          <Note tone="success" icon={Check}>
            {draws === 0 ? t`There is nothing to correct.` : t`Everything is there for this file.`}
          </Note>
        )}
        <SalaryProblems problems={problems} />
        {leavers.length > 0 && (
          <Note tone="warn" icon={LogOut}>
            <strong>{t`They leave before the draw.`}</strong>{' '}
            <Trans>The month is drawn once more. Change the exit date, or have the person pay in full.</Trans>
            <People aria-label={t`They leave before the draw`} tabIndex={0}>
              {leavers.map(({ employee, orderNumber, exitDate, amount }) => (
                <li key={orderNumber}>
                  <Link to={`/company/employees/${employee.id}`}>
                    <Fixed>{employee.name}</Fixed>
                  </Link>
                  ,{' '}
                  <Trans>
                    leaves {day(exitDate)}: {money(amount)}, order {orderNumber}
                  </Trans>
                  {'. '}
                  <Link
                    to={`/company/employees/${employee.id}?open=exit`}
                    aria-label={t`Exit and pay in full of ${employee.name}`}
                  >{t`Exit and pay in full`}</Link>
                </li>
              ))}
            </People>
          </Note>
        )}
      </Stack>
      {draws > 0 && !stopped && <StopRun run={run} />}
    </Card>
  );
}
