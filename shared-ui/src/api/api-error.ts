import { Dependant } from '@portal/contract/dependants';
import { isErrorKey, type ErrorDetail, type ErrorKey } from '@portal/contract/errors';
import * as v from 'valibot';

type Fields = {
  key: ErrorKey;
  status: number;
  requestId: string;
  details?: readonly ErrorDetail[];
  retryAfterSeconds?: number | undefined;
  token?: string;
};

/**
 * A call that failed. `key` is the server's, or `service-unavailable` when no answer came (status 0), or
 * `something-went-wrong` when the answer was none of the catalogue's.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly key: ErrorKey;
  readonly status: number;
  /** for the support; empty when no answer came */
  readonly requestId: string;
  readonly details: readonly ErrorDetail[];
  /** how long the server asks to wait; undefined when it named no time */
  readonly retryAfterSeconds: number | undefined;
  /** the token that the call was sent with; empty without one */
  readonly token: string;
  /** set by the field or the part of the page that shows this error, so that it is not a toast as well */
  isShownOnPage = false;

  constructor({ key, status, requestId, details = [], retryAfterSeconds, token = '' }: Fields) {
    super(key);
    this.key = key;
    this.status = status;
    this.requestId = requestId;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
    this.token = token;
  }

  /** The part of the page that is on the screen says it. */
  showOnPage(): void {
    this.isShownOnPage = true;
  }

  /** Reads a failed answer (DECISIONS 1); anything unknown becomes the generic key. */
  static ofAnswer(status: number, body: unknown, headers: Headers, token = ''): ApiError {
    const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
    const details = Array.isArray(fields['details']) ? fields['details'].filter(isDetail) : [];
    return new ApiError({
      key: isErrorKey(fields['message']) ? fields['message'] : 'something-went-wrong',
      status,
      requestId: typeof fields['requestId'] === 'string' ? fields['requestId'] : (headers.get('x-request-id') ?? ''),
      details,
      retryAfterSeconds: secondsOf(headers.get('retry-after')),
      token,
    });
  }

  /** Any thrown value as an ApiError. */
  static from(error: unknown): ApiError {
    return error instanceof ApiError ? error : new ApiError({ key: 'something-went-wrong', status: 0, requestId: '' });
  }
}

/** `Retry-After` as whole seconds; the portal's server never sends the form with a date. */
function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d{1,7}$/.test(header) ? Number(header) : undefined;
}

function isDetail(value: unknown): value is ErrorDetail {
  if (typeof value !== 'object' || value === null) return false;
  const { path, key, of, seen, current, dependant, more } = value as Record<string, unknown>;
  return (
    typeof path === 'string' &&
    isErrorKey(key) &&
    (of === undefined || typeof of === 'string') &&
    isValue(seen) &&
    isValue(current) &&
    (dependant === undefined || v.is(Dependant, dependant)) &&
    (more === undefined || typeof more === 'number')
  );
}

/** A value of a fact, as the contract has it: money, a number, a text; null where there is none. */
function isValue(value: unknown): boolean {
  if (value === undefined || value === null || typeof value === 'number' || typeof value === 'string') return true;
  if (typeof value !== 'object') return false;
  const { amount, currency } = value as Record<string, unknown>;
  return typeof amount === 'number' && typeof currency === 'string';
}
