import type { ErrorKey } from '@portal/contract/errors';

/** A fault of the whole file, named by a key of the catalogue; faults of one row travel with the row instead. */
export class TableError extends Error {
  readonly key: ErrorKey;

  constructor(key: ErrorKey, options?: ErrorOptions) {
    super(key, options);
    this.name = 'TableError';
    this.key = key;
  }
}
