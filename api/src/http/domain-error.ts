import type { ErrorDetail, ErrorKey } from '@portal/contract/errors';

/** A refusal that the caller can understand. The status comes from one table, so a key always means the same. */
export class DomainError extends Error {
  readonly key: ErrorKey;
  readonly details: ErrorDetail[] | undefined;
  constructor(key: ErrorKey, details?: ErrorDetail[]) {
    super(key);
    this.key = key;
    this.details = details;
  }
}

/** One or more fields are wrong: 400 `invalid-data-provided` with each field's key. */
export function invalidFields(...details: ErrorDetail[]): DomainError {
  return new DomainError('invalid-data-provided', details);
}
