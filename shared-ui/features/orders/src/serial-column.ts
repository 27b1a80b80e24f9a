import type { ErrorKey } from '@portal/contract/errors';
import { normalizeSerialNumber, serialNumberError } from '@portal/contract/serial-number';

/** The lines of a pasted column, without a tab's neighbours and without empty lines at the end. */
export function pastedColumn(text: string): string[] {
  return text
    .replace(/\s+$/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t')[0]?.trim() ?? '');
}

/** Puts a pasted column into the rows from `start` on; what does not fit is dropped, the rows above stay. */
export function fillDown(values: readonly string[], start: number, column: readonly string[]): string[] {
  return values.map((value, index) => column[index - start] ?? value);
}

/** What is wrong with each row's number: the same twice, or not a number at all; empty rows say nothing yet. */
export function columnFaults(values: readonly string[]): (ErrorKey | null)[] {
  const seen = new Map<string, number>();
  for (const value of values) {
    const serialNumber = normalizeSerialNumber(value);
    if (serialNumber !== '') seen.set(serialNumber, (seen.get(serialNumber) ?? 0) + 1);
  }
  return values.map((value) => {
    if (value.trim() === '') return null;
    if ((seen.get(normalizeSerialNumber(value)) ?? 0) > 1) return 'serial-number-already-used';
    return serialNumberError(value);
  });
}
