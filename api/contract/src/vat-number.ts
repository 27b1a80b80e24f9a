import type { ErrorKey } from './errors.ts';

/** `warning` is shown and does not stop anyone (DECISIONS 17). */
export type VatNumberCheck = { number: string; error: ErrorKey | null; warning: 'check-digit' | null };

const cvrWeights = [2, 7, 6, 5, 4, 3, 2, 1];

/** A Danish number is a CVR; Sweden writes 10 digits (12 as VAT number), Norway 9; elsewhere letters and digits. */
const shapes: Record<string, RegExp> = { DK: /^\d{8}$/, SE: /^\d{10}(\d{2})?$/, NO: /^\d{9}$/ };
const anyShape = /^[A-Z0-9]{4,15}$/;

/** True when the weighted digits of a CVR are divisible by 11. */
export function hasCvrCheckDigit(cvr: string): boolean {
  const total = cvrWeights.reduce((left, weight, position) => left + weight * Number(cvr[position]), 0);
  return total % 11 === 0;
}

/** The number as stored: no spaces, dots or hyphens, no leading country code, no Norwegian `MVA`. */
export function normalizeVatNumber(text: string, country: string): string {
  const compact = text.replace(/[\s.-]/g, '').toUpperCase();
  const bare = compact.startsWith(country) ? compact.slice(country.length) : compact;
  return country === 'NO' ? bare.replace(/MVA$/, '') : bare;
}

/** Checks a company's VAT number for a country code such as `DK`. A CVR has 8 digits; failing modulus 11 only warns. */
export function checkVatNumber(text: string, country: string): VatNumberCheck {
  const number = normalizeVatNumber(text, country);
  if (!(shapes[country] ?? anyShape).test(number)) {
    return { number, error: country === 'DK' ? 'invalid-vat-number' : 'invalid-foreign-vat-number', warning: null };
  }
  const warning = country === 'DK' && !hasCvrCheckDigit(number) ? 'check-digit' : null;
  return { number, error: null, warning };
}
