import type { ErrorKey } from '@portal/contract/errors';
import { DomainError } from '../http/domain-error.ts';

/** A fault of the whole file, answered like any refusal; faults of one row travel with the row instead. */
export class TableError extends DomainError {
  constructor(key: ErrorKey, options: { cause?: unknown } = {}) {
    super(key);
    this.name = 'TableError';
    if (options.cause !== undefined) this.cause = options.cause;
  }
}
