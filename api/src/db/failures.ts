const unavailableClasses = ['08', '53', '57P', '57014', '55P03', '58'];
const unavailableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ENOSPC', 'EROFS']);
const unavailableMessages = [
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'not queryable',
];

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

/** Postgres itself said so, so the connection still speaks. */
export function isAnswerOfPostgres(error: unknown): boolean {
  return /^[0-9A-Z]{5}$/.test(codeOf(error)) && !unavailableCodes.has(codeOf(error));
}

/** A kept plan that a migration made wrong, or that the server no longer has: a new connection plans anew. */
export function isStalePlan(error: unknown): boolean {
  const code = codeOf(error);
  return code === '26000' || (code === '0A000' && error instanceof Error && error.message.includes('cached plan'));
}

/** Serialization failure, deadlock or a stale plan: the same work may succeed when it is tried again. */
export function isRetryable(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01' || isStalePlan(error);
}

/** Another transaction held a row beyond the lock timeout. */
export function isLockHeld(error: unknown): boolean {
  return codeOf(error) === '55P03';
}

/** The database, the disk or the pool cannot serve now; the caller gets 503 and may come back (SECURITY 4). */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (unavailableCodes.has(code) || isRetryable(error)) return true;
  if (code !== '' && unavailableClasses.some((prefix) => code.startsWith(prefix))) return true;
  // Read and connect timeouts of pg carry no code.
  return error instanceof Error && unavailableMessages.some((part) => error.message.includes(part));
}

/**
 * The database or the disk went away in the middle of work that has nothing to do with it: such work is not wrong, it
 * waits. A statement that took too long is another matter: it would take too long again.
 */
export function isCutOff(error: unknown): boolean {
  return isUnavailable(error) && !isRetryable(error) && !['57014', '55P03'].includes(codeOf(error));
}

/** Name of the violated constraint, when that is what went wrong. */
export function violatedConstraint(error: unknown): string | undefined {
  return ['23505', '23503', '23514', '23502'].includes(codeOf(error)) &&
    typeof error === 'object' &&
    error !== null &&
    'constraint' in error
    ? String(error.constraint)
    : undefined;
}
