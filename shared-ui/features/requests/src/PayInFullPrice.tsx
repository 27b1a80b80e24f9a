import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { PayInFullOffer } from '@portal/contract/pay-in-full-rows';
import { Money } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { payInFullLineLabels } from './request-labels.ts';

const Lines = styled.dl`
  display: grid;
  gap: 8px;
  div { display: flex; justify-content: space-between; gap: var(--s-4); }
  div[data-sum] { padding-top: 8px; border-top: 1px solid var(--line); }
  div[data-total] { font-weight: 650; }
  dd { font-variant-numeric: tabular-nums; text-align: right; }
  small { display: block; font-size: var(--fs-12); color: var(--text-3); }
`;

/** How the price came about: months times price per line, then VAT once on the sum (RULES 2.5). */
export function PayInFullPrice({
  price: { lines, priceExVat, vat, total },
}: {
  price: Pick<PayInFullOffer, 'lines' | 'priceExVat' | 'vat' | 'total'>;
}) {
  const { i18n } = useLingui();
  return (
    <Lines>
      {lines.map(({ key, months, perMonth, amount }) => (
        <div key={key}>
          <dt>
            {i18n._(payInFullLineLabels[key])}
            {months > 1 && (
              <small>
                <Plural value={months} one="# month" other="# months" /> ×{' '}
                <Money value={{ ...perMonth, amount: Math.abs(perMonth.amount) }} />
              </small>
            )}
          </dt>
          <dd>
            {amount.amount < 0 && '−'}
            <Money value={{ ...amount, amount: Math.abs(amount.amount) }} />
          </dd>
        </div>
      ))}
      <div data-sum>
        <dt>
          <Trans>Price ex VAT</Trans>
        </dt>
        <dd>
          <Money value={priceExVat} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>VAT</Trans>
        </dt>
        <dd>
          <Money value={vat} />
        </dd>
      </div>
      <div data-total>
        <dt>
          <Trans>To pay</Trans>
        </dt>
        <dd>
          <Money value={total} />
        </dd>
      </div>
    </Lines>
  );
}
