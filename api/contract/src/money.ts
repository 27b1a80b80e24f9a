import * as v from 'valibot';

/**
 * Whole minor units (øre, cents) of one currency. Floats never (RULES 0.1).
 * Arithmetic lives on plain integers; `Money` is the shape on the wire and on the screen.
 */
export type Money = { amount: number; currency: string };

export const CurrencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'invalid-data-provided'));

/** A whole number of minor units, never negative. */
export const Minor = v.pipe(
  v.number('invalid-amount'),
  v.safeInteger('invalid-amount'),
  v.minValue(0, 'invalid-amount'),
  v.maxValue(9_999_999_999_99, 'invalid-amount'),
);

/** Minor units that a correction may make negative (DECISIONS 4). */
export const SignedMinor = v.pipe(v.number('invalid-amount'), v.safeInteger('invalid-amount'));

export const MoneySchema = v.strictObject({ amount: SignedMinor, currency: CurrencyCode });

/** Basis points: 10000 is 100 %. */
export const BasisPoints = v.pipe(
  v.number('invalid-number'),
  v.integer('invalid-number'),
  v.minValue(0, 'invalid-number'),
  v.maxValue(10_000, 'invalid-number'),
);

/**
 * Integer division rounded half up, exact for any safe integers (RULES 2.2 `rhu`).
 * Amounts are positive; a correction is rounded first and negated afterwards (DECISIONS 5).
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator))
    throw new RangeError('not a whole number');
  if (denominator <= 0 || numerator < 0) throw new RangeError('only positive amounts are rounded');
  const n = BigInt(numerator);
  const d = BigInt(denominator);
  return Number((2n * n + d) / (2n * d));
}

/** `amount x basisPoints / 10000`, rounded half up. */
export function share(amount: number, basisPoints: number): number {
  if (amount < 0) throw new RangeError('only positive amounts are rounded');
  const n = BigInt(amount) * BigInt(basisPoints);
  return Number((2n * n + 10_000n) / 20_000n);
}

/**
 * `amount x numerator / denominator` with one rounding, half up, exact however large the product in between.
 * For rates that combine two percentages, such as the VAT that may not be deducted (RULES 2.2 `lineBase`).
 */
export function proportion(amount: number, numerator: number, denominator: number): number {
  if (amount < 0 || numerator < 0 || denominator <= 0) throw new RangeError('only positive amounts are rounded');
  const n = BigInt(amount) * BigInt(numerator);
  const d = BigInt(denominator);
  return Number((2n * n + d) / (2n * d));
}

/** Sum of whole amounts; throws when the result leaves the exact range. */
export function sum(amounts: readonly number[]): number {
  const total = amounts.reduce((left, right) => left + right, 0);
  if (!Number.isSafeInteger(total)) throw new RangeError('sum is not exact');
  return total;
}

/** `22893` → `"228.93"`: exact text for files; `decimal` and the sign are the file layout's choice. */
export function minorToText(amount: number, decimal: '.' | ',' = '.'): string {
  const digits = Math.abs(amount).toString().padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}${decimal}${digits.slice(-2)}`;
}
