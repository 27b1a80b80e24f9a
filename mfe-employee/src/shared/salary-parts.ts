/** Minor units of one month, before anything is taken off. */
export type MonthlySplit = { before: number; subsidy: number; net: number };

/**
 * The widths of the salary bar: you, tax you do not pay, subsidy. Your part is what you pay, tax on the benefit
 * included; where that tax eats the saving, no saving is drawn (VISUAL 4.2).
 */
export function salaryParts({ before, subsidy, net }: MonthlySplit): { you: number; tax: number; subsidy: number } {
  const drawn = Math.max(0, before - subsidy);
  return { you: net, tax: Math.max(0, drawn - net), subsidy: before - drawn };
}
