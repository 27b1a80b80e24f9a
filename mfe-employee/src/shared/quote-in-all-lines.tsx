import { Plural, Trans } from '@lingui/react/macro';
import { costInAll } from '@portal/contract/cost-in-all';
import type { Quote } from '@portal/contract/quote';
import type { SalaryLine } from '@portal/shared-ui/kit';
import type { Formats } from './quote-comparison.tsx';

/** What it costs over the whole term: what is deducted, and beside it what is noticed, phone tax included. */
export function inAllLinesOf(quote: Quote, { amount }: Formats): SalaryLine[] {
  const { gross, net, benefitTax } = costInAll(quote);
  const lines: SalaryLine[] = [
    {
      key: 'grossInAll',
      kind: 'sum',
      label: <Trans>Deducted in all</Trans>,
      note: <Plural value={quote.months} one="# deduction, before tax" other="# deductions, before tax" />,
      amount: amount(gross.amount),
    },
  ];
  if (!net) return lines;
  const tax = benefitTax?.amount ?? 0;
  const note = quote.estimate?.asksAlreadyTaxed ? (
    <Trans>{amount(tax)} of it is phone tax</Trans>
  ) : (
    <Trans>{amount(tax)} of it is tax on the benefit</Trans>
  );
  return [
    ...lines,
    {
      key: 'netInAll',
      kind: 'sum',
      label: <Trans>Less in your net pay in all</Trans>,
      ...(tax > 0 ? { note } : {}),
      amount: amount(net.amount),
    },
  ];
}
