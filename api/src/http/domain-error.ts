import type { ErrorDetail, ErrorKey } from '@portal/contract/errors';

/** A refusal that the caller can understand. The status comes from one table, so a key always means the same. */
export class DomainError extends Error {
  readonly key: ErrorKey;
  readonly details: ErrorDetail[] | undefined;
  /** only where one key means two things: a refused change is 409 `invalid-data-provided` (DECISIONS 3) */
  readonly status: number | undefined;
  /** seconds until it may be tried again, told in `Retry-After` */
  readonly retryAfter: number | undefined;
  constructor(key: ErrorKey, details?: ErrorDetail[], status?: number, retryAfter?: number) {
    super(key);
    this.key = key;
    this.details = details;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** One or more fields are wrong: 400 `invalid-data-provided` with each field's key. */
export function invalidFields(...details: ErrorDetail[]): DomainError {
  return new DomainError('invalid-data-provided', details);
}

/** The thing is not in a state from which this can be done: 409 `invalid-data-provided` (DECISIONS 3). */
export function illegalChange(): DomainError {
  return new DomainError('invalid-data-provided', undefined, 409);
}
