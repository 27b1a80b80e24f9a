import { sum, type Money } from '@portal/contract/money';
import type { OrderDetail } from '@portal/contract/order-detail';
import type { FileDraw } from '@portal/contract/salary-draws';

export type PricedLine = { key: string; money: Money } & ({ name: string } | { insurance: 'allRisk' | 'employeeIns' });

/**
 * What makes up a draw before the subsidy: product and accessories as they are drawn before tax, and the insurances.
 * None where they do not add up to it, such as of several months drawn at once.
 */
export function pricedLines(
  { priceBeforeSubsidy }: Pick<FileDraw, 'priceBeforeSubsidy'>,
  { lines, calculation }: Pick<OrderDetail, 'lines' | 'calculation'>,
): PricedLine[] {
  const all: PricedLine[] = [
    ...lines.map(({ lineNo, product, grossMonth }) => ({ key: String(lineNo), name: product, money: grossMonth })),
    ...(['allRisk', 'employeeIns'] as const).map((insurance) => ({
      key: insurance,
      insurance,
      money: calculation[insurance],
    })),
  ];
  const shown = all.filter(({ money }) => money.amount > 0);
  return sum(shown.map(({ money }) => money.amount)) === priceBeforeSubsidy.amount ? shown : [];
}
