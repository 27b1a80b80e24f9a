import type { ErrorKey } from '@portal/contract/errors';
import { DomainError } from '../http/domain-error.ts';

type Updated = { numUpdatedRows: bigint };

/**
 * Optimistic lock of a PATCH whose `where` names id and version.
 *
 * @throws DomainError `missing` when the row is gone or not the caller's, or 409 `changed-by-someone-else`
 */
export async function changedOnce(
  update: Promise<Updated>,
  exists: () => Promise<unknown>,
  missing: ErrorKey,
): Promise<void> {
  if (Number((await update).numUpdatedRows) > 0) return;
  throw new DomainError((await exists()) === undefined ? missing : 'changed-by-someone-else');
}
