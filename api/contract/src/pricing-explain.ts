import type { PriceLine, PriceLineKind } from './pricing-lines.ts';
import type { SubsidyUse } from './subsidy.ts';

/** One reason for an amount. `amount` is signed, so that the lines add up to what they explain. */
export type ExplainLine = {
  key: `${PriceLineKind}Gross` | `${PriceLineKind}Net` | 'subsidyOnGoods' | 'subsidyOnIns' | 'subsidyOnNet';
  /** Which accessory; 0 for the others. */
  index: number;
  amount: number;
};

/** The lines behind a monthly draw, without zeros; they add up to it (every sum has its lines). */
export function explainDraw(lines: readonly PriceLine[], subsidy: SubsidyUse): ExplainLine[] {
  const drawn = lines.flatMap((line): ExplainLine[] => [
    { key: `${line.kind}Gross`, index: line.index, amount: line.grossMonth },
    { key: `${line.kind}Net`, index: line.index, amount: line.netMonth },
  ]);
  const subsidised: ExplainLine[] = [
    { key: 'subsidyOnGoods', index: 0, amount: 0 - subsidy.onGoods },
    { key: 'subsidyOnIns', index: 0, amount: 0 - subsidy.onIns },
    { key: 'subsidyOnNet', index: 0, amount: 0 - subsidy.onNet },
  ];
  return [...drawn, ...subsidised].filter((line) => line.amount !== 0);
}
