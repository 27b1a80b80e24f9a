import type { EmployeeOrderDetail } from '@portal/contract/employee-orders';

type Kept = { addendum_path: string | null; addendum_sha256: string | null; addendum_content_sha256: string | null };

/** What a copy of the addendum is checked against. */
export function addendumHashes({
  addendum_path: path,
  addendum_sha256: sha256,
  addendum_content_sha256: contentSha256,
}: Kept): EmployeeOrderDetail['addendum'] {
  return path !== null && sha256 !== null && contentSha256 !== null ? { sha256, contentSha256 } : null;
}
