import type { ErrorKey } from '@portal/contract/errors';
import type { ImportField } from '@portal/contract/import-kinds';
import type { ImportWarning } from '@portal/contract/import-rows';

export type Reason = { field: ImportField | null; key: ErrorKey; value: string };
export type Notice = { field: ImportField; key: ImportWarning; value: string };

/**
 * What one row says: a value a staging column (null where the file says nothing), and what is wrong or odd about it.
 */
export type ReadRow = { values: (string | null)[]; reasons: Reason[]; warnings: Notice[] };

/** Shown back to a person; a whole page of text helps nobody. */
const shownCharacters = 200;

/** The beginning of a text; a character cut in half could not be stored. */
export const beginning = (text: string, length = shownCharacters): string => text.slice(0, length).toWellFormed();

/** Collects what is wrong with one row while its values are read. */
export function findings() {
  const reasons: Reason[] = [];
  const warnings: Notice[] = [];
  return {
    reasons,
    warnings,
    refuse(field: ImportField, key: ErrorKey, value = ''): null {
      reasons.push({ field, key, value: beginning(value) });
      return null;
    },
    warn(field: ImportField, key: ImportWarning, value = ''): null {
      warnings.push({ field, key, value: beginning(value) });
      return null;
    },
  };
}
export type Findings = ReturnType<typeof findings>;
