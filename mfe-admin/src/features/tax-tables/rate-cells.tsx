import { Trans, useLingui } from '@lingui/react/macro';
import { valueOf } from '@portal/contract/tax-draft-rules';
import type { TaxRate } from '@portal/contract/tax-tables';
import { useFormat } from '@portal/shared-ui';
import { ArrowDown, ArrowUp } from '@portal/shared-ui/kit';
import { Moved } from './rate-table-style.ts';

type Valued = Pick<TaxRate, 'basisPoints' | 'amount' | 'currency'>;

/** A rate as it reads: a percentage, an amount with its currency, or a dash where there is none. */
export function Value({ rate }: { rate: Valued | undefined }) {
  const { percent, money } = useFormat();
  if (!rate || valueOf(rate) === null) return '–';
  const { basisPoints, amount, currency } = rate;
  return basisPoints === null ? money({ amount: amount ?? 0, currency: currency ?? '' }) : percent(basisPoints);
}

/** Never a minus: what moved says so in words, with an arrow (VISUAL 4). */
export function Difference({ before, after }: { before: Valued | undefined; after: Valued | undefined }) {
  const { t } = useLingui();
  const { amount } = useFormat();
  const [old, next] = [before && valueOf(before), after && valueOf(after)];
  if (typeof next !== 'number') return typeof old === 'number' ? t`ends` : '';
  // A field that holds no number is told at the field.
  if (!Number.isFinite(next)) return '';
  if (typeof old !== 'number') return t`new`;
  const by = next - old;
  if (by === 0) return t`same`;
  return (
    <Moved>
      {by > 0 ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}{' '}
      {by > 0 ? <Trans>{amount(by)} more</Trans> : <Trans>{amount(-by)} less</Trans>}
    </Moved>
  );
}
