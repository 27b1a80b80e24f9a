import { Trans, useLingui } from '@lingui/react/macro';
import type { SalaryPreview } from '@portal/contract/manual-salary-files';
import type { SalaryWarning } from '@portal/contract/salary-problems';
import { Info, Link, Money, Note, useFormat } from '@portal/shared-ui';
import { DescriptionList } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { Difference } from './Difference.tsx';
import { LaterDraws } from './LaterDraws.tsx';
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
          { key: 'rows', label: t`Rows in the file`, value: number(preview.rowCount) },
          { key: 'draws', label: t`Draws`, value: number(preview.draws) },
          { key: 'previous', label: t`Last file`, value: previousTotal && <Money value={previousTotal} /> },
          {
            key: 'difference',
            label: t`Difference to the last file`,
            value: comparable && previousTotal && <Difference minor={comparable.amount - previousTotal.amount} />,
          },
          { key: 'new', label: t`Orders that were not in the last file`, value: number(preview.newOrders) },
          {
            key: 'ended',
            label: t`Orders of the last file that are not in this one`,
            value: number(preview.endedOrders),
          },
        ]}
      />
      {totals.length > 1 && <Note>{t`One file is made for each currency.`}</Note>}
    </Stack>
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
            <Link to={`/company/employees/${employee.id}`}>{employee.name}</Link>,{' '}
            <Trans>
              left {day(exitDate)}: {money(amount)} for {period(month)}
            </Trans>
          </li>
        ))}
      </People>
    </Note>
  );
}
