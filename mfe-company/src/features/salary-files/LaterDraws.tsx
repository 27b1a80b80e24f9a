import { Plural, Trans } from '@lingui/react/macro';
import type { DrawSum } from '@portal/contract/salary-problems';
import { Money } from '@portal/shared-ui';

/** Sums of each currency, in one line. */
export function Totals({ totals }: Pick<DrawSum, 'totals'>) {
  return totals.map((total, index) => (
    <span key={total.currency}>
      {index > 0 && ', '}
      <Money value={total} />
    </span>
  ));
}

/** Older months beyond the ceiling, which later files take (DECISIONS 35). */
export function LaterDraws({ later }: { later: DrawSum }) {
  return (
    <>
      <strong>
        <Plural
          value={later.draws}
          one="# older draw follows in a later file:"
          other="# older draws follow in later files:"
        />
      </strong>{' '}
      <Totals totals={later.totals} />.{' '}
      <Trans>A file catches up only as many months for a person as the settings allow.</Trans>
    </>
  );
}
