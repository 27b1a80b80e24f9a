import { proportion } from '@portal/contract/money';

/** The highest price that is kept, in minor units; the contract's `Minor` has the same end. */
export const highestAmount = 9_999_999_999_99;

/** A price without its VAT, rounded half up: 7,999.00 at 25 % → 6,399.20. */
export function withoutVat(amount: number, vat: number): number {
  return proportion(amount, 10_000, 10_000 + vat);
}

/** Words instead of a number (`No old price`, `på forespørgsel`) say that there is none. */
export function saysNoNumber(text: string): boolean {
  return !/\d/.test(text);
}
