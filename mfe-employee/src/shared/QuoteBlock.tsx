import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Quote } from '@portal/contract/quote';
import { useFormat } from '@portal/shared-ui';
import { SalaryBlock, type SalaryLine } from '@portal/shared-ui/kit';
import { salaryParts } from './salary-parts.ts';
import { comparisonOf } from './quote-comparison.tsx';

type Props = {
  quote: Quote;
  companyName: string;
  /** minor units of the year behind the monthly subsidy; left out when it is not known */
  subsidyYearly?: number;
  /** the tick about free phone, and whatever orders */
  footer?: ReactNode;
};

/** One quote as the salary calculation (VISUAL 4.2): net figure, bar, every line of the sum, the two tax levels. */
export function QuoteBlock({ quote, companyName, subsidyYearly, footer }: Props) {
  const { t } = useLingui();
  const { amount, percent } = useFormat();
  const column = quote.estimate?.columns[0];
  const draw = quote.monthlyPrice.amount;
  const net = column?.chosen.netPerMonth.amount ?? draw;
  const before = quote.monthlyBeforeSubsidy.amount;
  const subsidy = quote.subsidyPerMonth.amount;
  const parts = salaryParts({ before, subsidy, net });
  const saved = Math.max(0, draw - (column?.netCost.amount ?? draw));
  const benefitTax = column?.chosen.taxableCost.amount ?? 0;
  const names = { product: '', accessory: '', allRisk: t`All-risk insurance`, employeeIns: t`Termination insurance` };

  const lines: SalaryLine[] = [
    { key: 'price', step: 1, label: <Trans>Price a month</Trans> },
    ...quote.lines.map(({ kind, productName, mandatory, priceExVat, grossMonth, netMonth }, index): SalaryLine => ({
      key: `line${index}`,
      kind: 'part',
      label: mandatory ? <Trans>{productName}, required</Trans> : productName || names[kind],
      ...(kind === 'product' || kind === 'accessory' ? { note: <Trans>{amount(priceExVat.amount)} ex VAT over {quote.months} months</Trans> } : {}),
      amount: amount(grossMonth.amount + netMonth.amount),
    })),
    { key: 'before', kind: 'sum', label: <Trans>Before subsidy</Trans>, amount: amount(before) },
    {
      key: 'subsidy',
      step: 2,
      less: <Trans>less</Trans>,
      label: <Trans>Subsidy from {companyName}</Trans>,
      ...(subsidyYearly ? { note: <Trans>{amount(subsidyYearly)} a year over 12 months</Trans> } : {}),
      amount: amount(subsidy),
    },
    { key: 'draw', kind: 'sum', label: quote.netDraw.amount > 0 ? <Trans>Deducted from your salary</Trans> : <Trans>Deducted from gross salary</Trans>, amount: amount(draw) },
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
          ...(benefitTax > 0 ? [{ key: 'benefit', kind: 'part' as const, label: <Trans>Plus tax on the benefit</Trans>, amount: amount(benefitTax) }] : []),
          { key: 'net', kind: 'result' as const, label: <Trans>Less in your net pay</Trans>, amount: amount(net) },
        ]
      : []),
  ];

  return (
    <SalaryBlock
      label={column ? <Trans>You notice in your net pay, each month</Trans> : <Trans>Deducted from your salary, each month</Trans>}
      {...(column ? { tag: <Trans>Estimate</Trans> } : {})}
      figure={amount(net)}
      unit={quote.total.currency}
      parts={[
        { kind: 'you', label: <Trans>You {amount(net)}</Trans>, amount: parts.you },
        { kind: 'tax', label: <Trans>Tax you do not pay {amount(parts.tax)}</Trans>, amount: parts.tax },
        { kind: 'subsidy', label: <Trans>Subsidy {amount(parts.subsidy)}</Trans>, amount: parts.subsidy },
      ]}
      lines={lines}
      {...(quote.estimate ? { comparison: comparisonOf(quote, { amount, percent }) } : {})}
      footer={footer}
    />
  );
}
