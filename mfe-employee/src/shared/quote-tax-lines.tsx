import { Trans } from '@lingui/react/macro';
import { incomeTaxNoAM } from '@portal/contract/estimate';
import type { Quote } from '@portal/contract/quote';
import type { SalaryLine } from '@portal/shared-ui/kit';
import type { Formats } from './quote-comparison.tsx';
import { WorkedOut } from './WorkedOut.tsx';

type Estimate = NonNullable<Quote['estimate']>;
type Column = Estimate['columns'][number];

/** Step 3: the tax that is not paid, the tax on the benefit, and what is noticed in the net pay. */
export function taxLinesOf(
  quote: Quote,
  estimate: Estimate,
  column: Column,
  { amount, percent }: Formats,
  about: { tax: string; benefit: string },
): SalaryLine[] {
  const { asksAlreadyTaxed: asksTaxed } = estimate;
  const saved = Math.max(0, quote.monthlyPrice.amount - column.netCost.amount);
  const benefitTax = column.chosen.taxableCost.amount;
  const tax: SalaryLine = {
    key: 'tax',
    step: 3,
    less: <Trans>less</Trans>,
    label: <Trans>Tax you do not pay</Trans>,
    note: (
      <Trans>
        {percent(column.rate)} of {amount(quote.grossDraw.amount)}
      </Trans>
    ),
    amount: amount(saved),
    detail: {
      about: about.tax,
      content: <TaxDetail quote={quote} column={column} amount={amount} percent={percent} />,
    },
  };
  if (benefitTax === 0)
    return [
      tax,
      {
        key: 'net',
        kind: 'result',
        label: <Trans>Less in your net pay</Trans>,
        amount: amount(column.chosen.netPerMonth.amount),
      },
    ];
  return [
    tax,
    { key: 'cost', kind: 'sum', label: <Trans>Less in your net pay</Trans>, amount: amount(column.netCost.amount) },
    {
      key: 'benefit',
      kind: 'part',
      label: asksTaxed ? (
        <Trans>Plus phone tax, if you do not pay it already</Trans>
      ) : (
        <Trans>Plus tax on the benefit</Trans>
      ),
      note: estimate.benefit && (
        <Trans>
          {percent(benefitRate(estimate, column))} of {amount(estimate.benefit.month.amount)}
        </Trans>
      ),
      amount: amount(benefitTax),
      detail: estimate.benefit
        ? {
            about: about.benefit,
            content: <BenefitDetail estimate={estimate} column={column} amount={amount} percent={percent} />,
          }
        : undefined,
    },
    {
      key: 'net',
      kind: 'result',
      label: asksTaxed ? <Trans>Net a month with phone tax</Trans> : <Trans>Net a month with tax on the benefit</Trans>,
      amount: amount(column.chosen.netPerMonth.amount),
    },
  ];
}

/** The yearly amount bears the contribution, other benefits do not (RULES 2.2). */
const benefitRate = ({ benefit, amRate = 0 }: Estimate, { rate }: Column) =>
  benefit?.mode === 'FIXED_YEARLY' ? rate : incomeTaxNoAM(rate, amRate);

type DetailProps = Pick<Formats, 'amount' | 'percent'> & { column: Column };

function TaxDetail({ quote, column, amount, percent }: DetailProps & { quote: Quote }) {
  const of = (part: RegExp) => quote.explain.filter(({ key }) => part.test(key)).map((line) => line.amount.amount);
  const total = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);
  const goods = total(of(/^(product|accessory)Gross$|^subsidyOnGoods$/));
  const ins = total(of(/^(allRisk|employeeIns)Gross$|^subsidyOnIns$/));
  const left = percent(10_000 - column.rate);
  return (
    <WorkedOut
      input={
        ins > 0 ? (
          <Trans>
            Before tax: goods {amount(goods)}, insurance {amount(ins)}
          </Trans>
        ) : (
          <Trans>Before tax: {amount(goods)}</Trans>
        )
      }
      rule={<Trans>What is deducted before tax costs you {left} of it, because the tax falls away with the pay</Trans>}
      rate={percent(column.rate)}
      rounding={
        ins > 0 ? (
          <Trans>
            {amount(goods)} and {amount(ins)}, each times {left}, half up
          </Trans>
        ) : (
          <Trans>
            {amount(goods)} times {left} = {amount(column.netGoods.amount)}, half up
          </Trans>
        )
      }
    />
  );
}

function BenefitDetail({ estimate, column, amount, percent }: DetailProps & { estimate: Estimate }) {
  const { benefit, amRate = 0 } = estimate;
  if (!benefit) return null;
  const [from, month, free] = [amount(benefit.from.amount), amount(benefit.month.amount), amount(benefit.free.amount)];
  const rate = percent(benefitRate(estimate, column));
  return (
    <WorkedOut
      input={
        benefit.mode === 'FIXED_YEARLY' ? (
          <Trans>Taxed a year: {from}</Trans>
        ) : benefit.mode === 'PERCENT_OF_RETAIL' ? (
          <Trans>Price when new, incl. VAT: {from}</Trans>
        ) : (
          <Trans>Rent a month, incl. VAT: {from}</Trans>
        )
      }
      rule={
        benefit.mode === 'FIXED_YEARLY' ? (
          <Trans>A twelfth a month, once a person: {month}</Trans>
        ) : benefit.mode === 'PERCENT_OF_RETAIL' ? (
          <Trans>
            {percent(benefit.percent)} of it a year is income, a twelfth a month: {month}
          </Trans>
        ) : benefit.free.amount > 0 ? (
          <Trans>
            The rent is income, {free} a month of it free: {month}
          </Trans>
        ) : (
          <Trans>The rent is income: {month}</Trans>
        )
      }
      rate={
        benefit.mode === 'FIXED_YEARLY' || amRate === 0 ? (
          rate
        ) : (
          <Trans>
            {rate}: your {percent(column.rate)} without labour market contribution
          </Trans>
        )
      }
      rounding={
        <Trans>
          {month} times {rate} = {amount(column.notAlreadyTaxed.taxableCost.amount)}, half up
        </Trans>
      }
    />
  );
}
