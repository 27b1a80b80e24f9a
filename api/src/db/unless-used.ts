import type { ErrorKey } from '@portal/contract/errors';
import { DomainError } from '../http/domain-error.ts';
import { violatedConstraint } from './failures.ts';

/**
 * Deletes a row that others may point at: the foreign keys decide, so that no place is forgotten.
 *
 * @throws DomainError `inUse` when something points at it, `missing` when it is not there
 */
export async function removeUnlessUsed(
  removal: Promise<{ numDeletedRows: bigint }>,
  inUse: ErrorKey,
  missing: ErrorKey,
): Promise<void> {
  const { numDeletedRows } = await removal.catch((error: unknown) => {
    throw violatedConstraint(error) === undefined ? error : new DomainError(inUse);
  });
  if (Number(numDeletedRows) === 0) throw new DomainError(missing);
}
