import type { ErrorKey } from '@portal/contract/errors';
import { checkDigitOf, normalizeSerialNumber, serialNumberError } from '@portal/contract/serial-number';

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

/** Why a row's number is refused; `of` is the order that has it, or the check digit that would fit. */
export type SerialFault = { key: ErrorKey; of?: string | undefined };

/** What is wrong with each row's number: the same twice, or not a number at all; empty rows say nothing yet. */
export function columnFaults(
  values: readonly string[],
  orderNumbers: readonly (number | undefined)[] = [],
): (SerialFault | null)[] {
  const numbers = values.map(normalizeSerialNumber);
  return numbers.map((serialNumber, row) => {
    if (serialNumber === '') return null;
    const other = numbers.findIndex((one, at) => at !== row && one === serialNumber);
    if (other >= 0) return { key: 'serial-number-already-used', of: orderNumbers[other]?.toString() };
    const key = serialNumberError(serialNumber);
    return key && { key, of: checkDigitOf(serialNumber) };
  });
}
