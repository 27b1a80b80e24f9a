import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SalaryPreview } from '@portal/contract/manual-salary-files';
import type { SalaryWarning } from '@portal/contract/salary-problems';
import { Fixed, Info, Link, Money, Note, useFormat } from '@portal/shared-ui';
import { DescriptionList } from '@portal/shared-ui/kit';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Difference } from './Difference.tsx';
import { LaterDraws, Totals as RunTotals } from './LaterDraws.tsx';
import { SalaryProblems } from './SalaryProblems.tsx';

const Stack = styled.div`display: grid; gap: var(--s-4);`;
const Totals = styled.span`display: grid; justify-items: end;`;

/** Second step: what the file would hold and how it differs from the last one; and what keeps it from being made. */
export function PreviewFacts({ preview }: { preview: SalaryPreview }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { previousTotal, totals } = preview;
  const comparable = previousTotal && totals.find(({ currency }) => currency === previousTotal.currency);
  if (preview.draws === 0)
    return <Note icon={Info}>{t`There is nothing to draw: no draw of these days waits for a file.`}</Note>;
  return (
    <Stack>
      {preview.problems.length > 0 && <SalaryProblems problems={preview.problems} />}
      {preview.later.draws > 0 && (
        <Note icon={Info}>
          <LaterDraws later={preview.later} />
        </Note>
      )}
      {preview.runs.map((run) => (
        <LosingRun key={run.period} run={run} />
      ))}
      {preview.warnings.length > 0 && <AfterExit warnings={preview.warnings} />}
      <DescriptionList
        facts={[
          {
            key: 'total',
            label: t`Total`,
            value: (
              <Totals>
                {totals.map((total) => (
                  <strong key={total.currency}>
                    <Money value={total} />
                  </strong>
                ))}
              </Totals>
            ),
          },
          { key: 'rows', label: t`Rows in the file`, value: <Fixed>{number(preview.rowCount)}</Fixed> },
          { key: 'draws', label: t`Draws`, value: <Fixed>{number(preview.draws)}</Fixed> },
          { key: 'previous', label: t`Last file`, value: previousTotal && <Money value={previousTotal} /> },
          {
            key: 'difference',
            label: t`Difference to the last file`,
            value: comparable && previousTotal && <Difference minor={comparable.amount - previousTotal.amount} />,
          },
          {
            key: 'new',
            label: t`Orders that were not in the last file`,
            value: <Fixed>{number(preview.newOrders)}</Fixed>,
          },
          {
            key: 'ended',
            label: t`Orders of the last file that are not in this one`,
            value: <Fixed>{number(preview.endedOrders)}</Fixed>,
          },
        ]}
      />
      <InFile preview={preview} />
      {totals.length > 1 && <Note>{t`One file is made for each currency.`}</Note>}
    </Stack>
  );
}

/** An automatic file that would have drawn the same, and what becomes of it. */
function LosingRun({ run: { fileDay, draws, totals, left } }: { run: SalaryPreview['runs'][number] }) {
  const { day } = useFormat();
  return (
    <Note tone="warn">
      <strong>
        {left === 0 ? (
          <Trans>The automatic file of {day(fileDay)} then falls away.</Trans>
        ) : (
          <Trans>The automatic file of {day(fileDay)} then holds less.</Trans>
        )}
      </strong>{' '}
      <Plural value={draws} one="Its # draw is in this file" other="Its # draws are in this file" />:{' '}
      <RunTotals totals={totals} />.
      {left > 0 && (
        <>
          {' '}
          <Plural value={left} one="# draw stays in it." other="# draws stay in it." />
        </>
      )}
    </Note>
  );
}

/** Who is drawn by the file; of many the first by name. */
function InFile({ preview: { people, employees } }: Pick<ComponentProps<typeof PreviewFacts>, 'preview'>) {
  const { t } = useLingui();
  const others = employees - people.length;
  return (
    <div>
      <strong>
        <Plural value={employees} one="# employee in the file" other="# employees in the file" />
      </strong>
      <People aria-label={t`Employees in the file`} tabIndex={0}>
        {people.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/company/employees/${id}`}>
              <Fixed>{name}</Fixed>
            </Link>
          </li>
        ))}
        {others > 0 && (
          <li>
            <Plural value={others} one="# more" other="# more" />
          </li>
        )}
      </People>
    </div>
  );
}

const People = styled.ul`margin-top: 4px; max-height: 132px; overflow-y: auto; li { min-height: 24px; }`;

/** People who are drawn for a month after their exit month: allowed, but seen before it is approved (RULES 0.8). */
export function AfterExit({ warnings }: { warnings: readonly SalaryWarning[] }) {
  const { t } = useLingui();
  const { day, period, money } = useFormat();
  return (
    <Note tone="warn">
      <strong>{t`Drawn after the exit month.`}</strong> <Trans>Look at these before you approve.</Trans>
      <People aria-label={t`Drawn after the exit month`} tabIndex={0}>
        {warnings.map(({ employee, orderNumber, period: month, exitDate, amount }) => (
          <li key={`${orderNumber} ${month}`}>
            <Link to={`/company/employees/${employee.id}`}>
              <Fixed>{employee.name}</Fixed>
            </Link>
            ,{' '}
            <Trans>
              left {day(exitDate)}: {money(amount)} for {period(month)}
            </Trans>
          </li>
        ))}
      </People>
    </Note>
  );
}
