import { Plural, Trans } from '@lingui/react/macro';
import { dayOf } from '@portal/contract/days';
import type { SalaryRun } from '@portal/contract/salary-runs';
import { FileText, Link, Note, useFormat } from '@portal/shared-ui';
import { Totals } from './LaterDraws.tsx';

/** What a person has made of a coming month already: in which file, when, by whom and how much. */
export function MadeByHandNote({ run: { madeByHand, period: of } }: { run: SalaryRun }) {
  const { day, period: month } = useFormat();
  return (
    <Note icon={FileText}>
      <strong>
        <Trans>Files made by hand have draws of {month(of)}.</Trans>
      </strong>
      <ul>
        {madeByHand.map(({ id, batch, period, madeBy, madeAt, draws, totals }) => {
          const made = day(dayOf(new Date(madeAt)));
          return (
            <li key={id}>
              <Link to={`/company/salaryfiles/${id}/draws`}>
                <Trans>Batch {batch}</Trans>
              </Link>
              {period !== of && <Trans> of {month(period)}</Trans>},{' '}
              {madeBy ? (
                <Trans>
                  made on {made} by {madeBy}
                </Trans>
              ) : (
                <Trans>made on {made}</Trans>
              )}
              : <Plural value={draws} one="# draw" other="# draws" />, <Totals totals={totals} />
            </li>
          );
        })}
      </ul>
    </Note>
  );
}
