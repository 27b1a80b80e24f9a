import { Trans, useLingui } from '@lingui/react/macro';
import type { Offer } from '@portal/contract/offer';
import type { Quote } from '@portal/contract/quote';
import { mineOf } from '@portal/contract/tax-choice';
import { useFormat } from '@portal/shared-ui';
import { SalaryBlock, type SalaryLine } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { MyTaxRate } from './MyTaxRate.tsx';
import { NoAdvice } from './NoAdvice.tsx';
import { comparisonOf } from './quote-comparison.tsx';
import { inAllLinesOf } from './quote-in-all-lines.tsx';
import { priceLinesOf } from './quote-price-lines.tsx';
import { taxLinesOf } from './quote-tax-lines.tsx';
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

/**
 * One quote as the salary calculation (VISUAL 4.2): net figure, bar, every line of the sum with what it is worked out
 * from, and the tax levels.
 */
export function QuoteBlock({ quote, companyName, offered, isShort = false, footer }: Props) {
  const { t } = useLingui();
  const { amount, percent } = useFormat();
  const unit = useUnit(quote.total.currency);
  const column = quote.estimate ? mineOf(quote.estimate) : undefined;
  const draw = quote.monthlyPrice.amount;
  const net = column?.chosen.netPerMonth.amount ?? draw;
  const parts = salaryParts({ before: quote.monthlyBeforeSubsidy.amount, subsidy: quote.subsidyPerMonth.amount, net });
  const formats = { amount, percent, unit };
  const names = { product: '', accessory: '', allRisk: t`All-risk insurance`, employeeIns: t`Termination insurance` };
  const about = { tax: t`Tax you do not pay`, benefit: t`Tax on the benefit` };
  const lines = [
    ...priceLinesOf(quote, { companyName, offered, names, formats }),
    ...(quote.estimate && column ? taxLinesOf(quote, quote.estimate, column, formats, about) : []),
    ...inAllLinesOf(quote, formats),
  ];
  return (
    <SalaryBlock
      label={column ? t`You notice in your net pay, each month` : t`Deducted from your salary, each month`}
      {...(column ? { tag: t`Estimate` } : {})}
      figure={amount(net)}
      unit={unit}
      parts={[
        { kind: 'you', label: <Trans>You {amount(net)}</Trans>, amount: parts.you },
        { kind: 'tax', label: <Trans>Tax you do not pay {amount(parts.tax)}</Trans>, amount: parts.tax },
        { kind: 'subsidy', label: <Trans>Subsidy {amount(parts.subsidy)}</Trans>, amount: parts.subsidy },
      ]}
      choice={quote.estimate && <MyTaxRate rates={quote.estimate.columns} />}
      lines={isShort ? sumsOf(lines) : lines}
      {...(quote.estimate && !isShort ? { comparison: comparisonOf(quote, formats) } : {})}
      footer={
        column ? (
          <>
            {footer}
            {quote.estimate?.olderTaxYear && <OlderRates year={quote.estimate.olderTaxYear} />}
            <NoAdvice rate={column.rate} />
          </>
        ) : (
          footer
        )
      }
    />
  );
}

/** The estimate's year had no tax table yet, so that of an earlier one was used. */
function OlderRates({ year }: { year: number }) {
  return (
    <p>
      <Trans>Estimated with the tax rates of {year}; later ones are not in the table yet.</Trans>
    </p>
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
