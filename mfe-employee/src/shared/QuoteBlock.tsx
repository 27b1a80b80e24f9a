import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Offer } from '@portal/contract/offer';
import type { Quote } from '@portal/contract/quote';
import { useFormat } from '@portal/shared-ui';
import { SalaryBlock, type SalaryLine } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { comparisonOf } from './quote-comparison.tsx';
import { salaryParts } from './salary-parts.ts';
import { useUnit } from './use-unit.ts';

type Props = {
  quote: Quote;
  companyName: string;
  /** what the workplace pays and what earlier orders left of it; unknown for an order that is placed */
  offered?: Offer['subsidy'];
  /** sums only, without the table: where the calculation is not the main thing */
  isShort?: boolean;
  /** the tick about free phone, and whatever orders */
  footer?: ReactNode;
};

/** One quote as the salary calculation (VISUAL 4.2): net figure, bar, every line of the sum, the two tax levels. */
export function QuoteBlock({ quote, companyName, offered, isShort = false, footer }: Props) {
  const { t } = useLingui();
  const { amount, percent } = useFormat();
  const unit = useUnit(quote.total.currency);
  const column = quote.estimate?.columns[0];
  const draw = quote.monthlyPrice.amount;
  const net = column?.chosen.netPerMonth.amount ?? draw;
  const before = quote.monthlyBeforeSubsidy.amount;
  const subsidy = quote.subsidyPerMonth.amount;
  const parts = salaryParts({ before, subsidy, net });
  const saved = Math.max(0, draw - (column?.netCost.amount ?? draw));
  const asksTaxed = quote.estimate?.asksAlreadyTaxed ?? false;
  const benefitTax = column?.chosen.taxableCost.amount ?? 0;
  const names = { product: '', accessory: '', allRisk: t`All-risk insurance`, employeeIns: t`Termination insurance` };

  const lines: SalaryLine[] = [
    { key: 'price', step: 1, label: <Trans>Price a month</Trans> },
    ...quote.lines.map(({ kind, productName, mandatory, priceExVat, grossMonth, netMonth }, index): SalaryLine => ({
      key: `line${index}`,
      kind: 'part',
      label: mandatory ? <Trans>{productName}, required</Trans> : productName || names[kind],
      ...(kind === 'product' || kind === 'accessory'
        ? {
            note: (
              <Trans>
                {amount(priceExVat.amount)} ex VAT over <Plural value={quote.months} one="# month" other="# months" />
              </Trans>
            ),
          }
        : {}),
      amount: amount(grossMonth.amount + netMonth.amount),
    })),
    { key: 'before', kind: 'sum', label: <Trans>Before subsidy</Trans>, amount: amount(before) },
    {
      key: 'subsidy',
      step: 2,
      less: <Trans>less</Trans>,
      label: <Trans>Subsidy from {companyName}</Trans>,
      note: noteOf(offered, amount),
      amount: amount(subsidy),
    },
    {
      key: 'draw',
      kind: 'sum',
      label:
        quote.netDraw.amount > 0 ? <Trans>Deducted from your salary</Trans> : <Trans>Deducted from gross salary</Trans>,
      amount: amount(draw),
    },
    ...(column
      ? [
          {
            key: 'tax',
            step: 3 as const,
            less: <Trans>less</Trans>,
            label: <Trans>Tax you do not pay</Trans>,
            note: (
              <Trans>
                {percent(column.rate)} of {amount(quote.grossDraw.amount)}
              </Trans>
            ),
            amount: amount(saved),
          },
          ...(benefitTax > 0
            ? [
                {
                  key: 'cost',
                  kind: 'sum' as const,
                  label: <Trans>Less in your net pay</Trans>,
                  amount: amount(column.netCost.amount),
                },
                {
                  key: 'benefit',
                  kind: 'part' as const,
                  label: asksTaxed ? (
                    <Trans>Plus phone tax, if you do not pay it already</Trans>
                  ) : (
                    <Trans>Plus tax on the benefit</Trans>
                  ),
                  amount: amount(benefitTax),
                },
                {
                  key: 'net',
                  kind: 'result' as const,
                  label: asksTaxed ? (
                    <Trans>Net a month with phone tax</Trans>
                  ) : (
                    <Trans>Net a month with tax on the benefit</Trans>
                  ),
                  amount: amount(net),
                },
              ]
            : [
                {
                  key: 'net',
                  kind: 'result' as const,
                  label: <Trans>Less in your net pay</Trans>,
                  amount: amount(net),
                },
              ]),
        ]
      : []),
  ];

  return (
    <SalaryBlock
      label={
        column ? (
          <Trans>You notice in your net pay, each month</Trans>
        ) : (
          <Trans>Deducted from your salary, each month</Trans>
        )
      }
      {...(column ? { tag: <Trans>Estimate</Trans> } : {})}
      figure={amount(net)}
      unit={unit}
      parts={[
        { kind: 'you', label: <Trans>You {amount(net)}</Trans>, amount: parts.you },
        { kind: 'tax', label: <Trans>Tax you do not pay {amount(parts.tax)}</Trans>, amount: parts.tax },
        { kind: 'subsidy', label: <Trans>Subsidy {amount(parts.subsidy)}</Trans>, amount: parts.subsidy },
      ]}
      lines={isShort ? sumsOf(lines) : lines}
      {...(quote.estimate && !isShort ? { comparison: comparisonOf(quote, { amount, percent, unit }) } : {})}
      footer={
        column ? (
          <>
            {footer}
            <NoAdvice rate={column.rate} />
          </>
        ) : (
          footer
        )
      }
    />
  );
}

const Advice = styled.p`font-size: var(--fs-12); line-height: 17px; color: var(--text-3);`;

/** Stands beside every estimate, whatever the category's own text says (RULES 1.1). */
function NoAdvice({ rate }: { rate: number }) {
  const { percent } = useFormat();
  return (
    <Advice>
      <Trans>
        An estimate at {percent(rate)} tax, without the employment allowance. It is no tax advice: the tax authority
        decides.
      </Trans>
    </Advice>
  );
}

/** The sums without what they are made of; the first one closes nothing any more. */
function sumsOf(lines: readonly SalaryLine[]): SalaryLine[] {
  return lines
    .filter(({ key, kind }) => key !== 'price' && (kind !== 'part' || key === 'benefit'))
    .map(({ step: _step, ...line }, index) => {
      const { kind: _kind, ...plain } = line;
      return index === 0 ? plain : line;
    });
}

/** Where the month's subsidy comes from, or who used it already. */
function noteOf(offered: Offer['subsidy'] | undefined, amount: (minor: number) => string): ReactNode {
  if (!offered || offered.yearly.amount === 0) return undefined;
  if (offered.left.amount < offered.perMonth.amount)
    return (
      <Trans>
        {amount(offered.left.amount)} of {amount(offered.perMonth.amount)} a month is left, your other orders use the
        rest
      </Trans>
    );
  return <Trans>{amount(offered.yearly.amount)} a year over 12 months</Trans>;
}
