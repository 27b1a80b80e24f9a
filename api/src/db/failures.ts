const unavailableClasses = ['08', '53', '57P', '57014', '55P03', '58'];
const unavailableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ENOSPC', 'EROFS']);
const unavailableMessages = ['Query read timeout', 'timeout exceeded when trying to connect', 'Connection terminated', 'Client has encountered a connection error', 'not queryable'];

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Serialization failure or deadlock: the same work may succeed when it is tried again. */
export function isRetryable(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01';
}

/** The database, the disk or the pool cannot serve now; the caller gets 503 and may come back (SECURITY 4). */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (unavailableCodes.has(code) || isRetryable(error)) return true;
  if (code !== '' && unavailableClasses.some((prefix) => code.startsWith(prefix))) return true;
  // Read and connect timeouts of pg carry no code.
  return error instanceof Error && unavailableMessages.some((part) => error.message.includes(part));
}

/** Name of the violated constraint, when that is what went wrong. */
export function violatedConstraint(error: unknown): string | undefined {
  return ['23505', '23503', '23514', '23502'].includes(codeOf(error)) && typeof error === 'object' && error !== null && 'constraint' in error
    ? String(error.constraint)
    : undefined;
}
