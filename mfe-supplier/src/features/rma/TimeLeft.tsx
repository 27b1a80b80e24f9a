import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { dayOf, daysBetween } from '@portal/contract/days';
import type { SupplierRmaRow } from '@portal/contract/rma-supplier';
import { useFormat } from '@portal/shared-ui';

type Timed = Pick<SupplierRmaRow, 'queue' | 'answerDue' | 'since' | 'expectedBack'>;

const today = () => dayOf(new Date());

/** How long a request may still wait, or how long it does. Red only when the answer is late. */
export function TimeLeft({ rma: { queue, answerDue, since, expectedBack } }: { rma: Timed }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const left = daysBetween(today(), answerDue);
  if (queue === 'LATE')
    return (
      <span data-time data-late>
        <Plural value={Math.max(1, -left)} one="# day late" other="# days late" />
      </span>
    );
  if (queue === 'NEW')
    return (
      <span data-time>
        {left <= 0 ? t`due today` : left === 1 ? t`due tomorrow` : <Trans>due {day(answerDue)}</Trans>}
      </span>
    );
  return (
    <span data-time>
      {queue === 'IN_WORK' && expectedBack ? (
        <Trans>back {day(expectedBack)}</Trans>
      ) : (
        <Trans>since {day(dayOf(new Date(since)))}</Trans>
      )}
    </span>
  );
}
