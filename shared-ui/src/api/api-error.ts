import { isErrorKey, type ErrorDetail, type ErrorKey } from '@portal/contract/errors';

type Fields = { key: ErrorKey; status: number; requestId: string; details?: readonly ErrorDetail[] };

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
  /** set by the form that shows this error at its field, so that it is not a toast as well */
  isShownAtField = false;

  constructor({ key, status, requestId, details = [] }: Fields) {
    super(key);
    this.key = key;
    this.status = status;
    this.requestId = requestId;
    this.details = details;
  }

  /** Reads the body of a failed answer (DECISIONS 1); anything unknown becomes the generic key. */
  static ofAnswer(status: number, body: unknown, requestIdHeader: string | null): ApiError {
    const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
    const details = Array.isArray(fields['details']) ? fields['details'].filter(isDetail) : [];
    return new ApiError({
      key: isErrorKey(fields['message']) ? fields['message'] : 'something-went-wrong',
      status,
      requestId: typeof fields['requestId'] === 'string' ? fields['requestId'] : (requestIdHeader ?? ''),
      details,
    });
  }

  /** Any thrown value as an ApiError. */
  static from(error: unknown): ApiError {
    return error instanceof ApiError ? error : new ApiError({ key: 'something-went-wrong', status: 0, requestId: '' });
  }
}

function isDetail(value: unknown): value is ErrorDetail {
  if (typeof value !== 'object' || value === null) return false;
  const { path, key } = value as Record<string, unknown>;
  return typeof path === 'string' && isErrorKey(key);
}
