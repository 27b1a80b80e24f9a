/** Minor units of one month, before anything is taken off. */
export type MonthlySplit = { before: number; subsidy: number; net: number };

/**
 * The widths of the salary bar: you, tax you do not pay, subsidy. They add up to the price before subsidy; where tax on
 * the benefit eats the saving, your part is all that is left and no saving is drawn (VISUAL 4.2).
 */
export function salaryParts({ before, subsidy, net }: MonthlySplit): { you: number; tax: number; subsidy: number } {
  const drawn = Math.max(0, before - subsidy);
  const you = Math.min(net, drawn);
  return { you, tax: drawn - you, subsidy: before - drawn };
}
