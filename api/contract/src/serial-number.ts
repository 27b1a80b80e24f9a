import type { ErrorKey } from './errors.ts';

const serialNumberMaxLength = 64;
const imeiPattern = /^\d{15}$/;
const imeiWithGaps = /^[\d\s-]+$/;
// Letters of any language and what makers print between them; no line breaks and nothing that a file could misread.
const freePattern = /^[\p{L}\p{N}][\p{L}\p{N} ._/:#+-]*$/u;

/** True for 15 digits whose last one is the Luhn check digit: 356938035643809 (scenario 24). */
export function isImei(text: string): boolean {
  if (!imeiPattern.test(text) || /^0+$/.test(text)) return false;
  const total = [...text].reduce((left, digit, position) => {
    const value = Number(digit) * (position % 2 === 1 ? 2 : 1);
    return left + (value > 9 ? value - 9 : value);
  }, 0);
  return total % 10 === 0;
}

/** The last digit that 15 digits would have, were the others right; undefined for what is no 15 digits. */
export function checkDigitOf(text: string): string | undefined {
  const serialNumber = normalizeSerialNumber(text);
  if (!imeiPattern.test(serialNumber)) return undefined;
  return [...'0123456789'].find((digit) => isImei(serialNumber.slice(0, -1) + digit));
}

/**
 * Trimmed; an IMEI printed in groups (`35-693803-564380-9`) becomes its 15 digits. This form is stored and compared.
 */
export function normalizeSerialNumber(text: string): string {
  const trimmed = text.trim();
  const digits = trimmed.replace(/[\s-]/g, '');
  return imeiWithGaps.test(trimmed) && imeiPattern.test(digits) ? digits : trimmed;
}

/**
 * Why a serial number is refused, or null. Fifteen digits are an IMEI and must pass its check digit; any other
 * serial number is free text of at most 64 characters.
 */
export function serialNumberError(text: string): ErrorKey | null {
  const serialNumber = normalizeSerialNumber(text);
  if (serialNumber === '') return 'serial-number-required';
  if (serialNumber.length > serialNumberMaxLength) return 'too-long';
  if (imeiPattern.test(serialNumber)) return isImei(serialNumber) ? null : 'invalid-serial-number';
  return freePattern.test(serialNumber) ? null : 'invalid-serial-number';
}
