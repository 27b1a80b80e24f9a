import { Trans, useLingui } from '@lingui/react/macro';
import type { SalaryProblem } from '@portal/contract/salary-problems';
import { Fixed, Link, messageOf, Note, useFormat } from '@portal/shared-ui';
import { Hash, salaryColumnLabels } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { problemEffects, problemTitles } from './salary-labels.ts';

const Stack = styled.div`display: grid; gap: var(--s-2);`;
const People = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  margin-top: 4px;
  max-height: 132px;
  overflow-y: auto;
  li { min-height: 24px; }
`;

/** Open problems by reason: what it is, what follows, the people concerned with links to where it is corrected. */
export function SalaryProblems({ problems }: { problems: readonly SalaryProblem[] }) {
  const { i18n } = useLingui();
  const groups = [...Map.groupBy(problems, ({ reason, period }) => `${period} ${reason}`).entries()];
  return (
    <Stack>
      {groups.map(
        ([key, rows]) =>
          rows[0] && (
            <Note
              key={key}
              tone={stops(rows[0]) ? 'danger' : 'warn'}
              {...(rows[0].reason === 'EMPLOYEE_NUMBER_MISSING' ? { icon: Hash } : {})}
            >
              <strong>
                {i18n._(problemTitles[rows[0].reason])}, <PeriodOf problem={rows[0]} />.
              </strong>{' '}
              {i18n._(problemEffects[rows[0].reason])} <Remedy reason={rows[0].reason} />
              <Concerned problems={rows} />
            </Note>
          ),
      )}
    </Stack>
  );
}

/** Problems that keep the whole file from being made; others keep their own row (DECISIONS 6). */
export const stops = ({ reason }: SalaryProblem) =>
  reason !== 'ROW_FAILED' && reason !== 'SENDING_FAILED' && reason !== 'SETTLEMENT_CODE_MISSING';

const PeriodOf = ({ problem }: { problem: SalaryProblem }) => useFormat().period(problem.period);

/** Codes and formats are the company's, set in one place; a number belongs to a person. */
function Remedy({ reason }: { reason: SalaryProblem['reason'] }) {
  const { t } = useLingui();
  if (reason === 'SALARY_SYSTEM_MISSING')
    return <Link to="/company/settings?tab=payroll">{t`Choose the salary system`}</Link>;
  if (reason === 'WAGE_CODE_MISSING' || reason === 'SETTLEMENT_CODE_MISSING')
    return <Link to="/company/settings?tab=payroll">{t`Set the wage codes`}</Link>;
  return null;
}

function Concerned({ problems }: { problems: readonly SalaryProblem[] }) {
  const { t, i18n } = useLingui();
  const people = problems.flatMap(({ employee, ...problem }) => (employee ? [{ ...problem, employee }] : []));
  if (people.length === 0) return null;
  return (
    <People aria-label={t`People concerned`} tabIndex={0}>
      {people.map(({ employee, detail, why, reason }) => (
        <li key={`${employee.id} ${detail}`}>
          <Link to={`/company/employees/${employee.id}`}>
            <Fixed>{employee.name}</Fixed>
          </Link>
          {detail && (
            <>
              {' '}
              <Trans>order {detail}</Trans>
            </>
          )}
          {reason === 'EMPLOYEE_NUMBER_MISSING' && (
            <>
              {': '}
              <Link
                to={`/company/employees/${employee.id}?open=edit`}
                aria-label={t`Add the number of ${employee.name}`}
              >{t`Add the number`}</Link>
            </>
          )}
          {why && `, ${i18n._(salaryColumnLabels[why.source])}: ${messageOf(why.key)}`}
        </li>
      ))}
    </People>
  );
}
