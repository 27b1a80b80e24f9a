import { listAuditActions, listAuditLines, verifyAuditLog, type AuditFilter } from '@portal/contract/audit';
import { getSupplier } from '@portal/contract/suppliers';
import { getUser, listUsers } from '@portal/contract/users';
import { call, listOf, queryOf, queryOptions, useMutation } from '@portal/shared-ui';

export const auditList = (filter: Partial<AuditFilter>) => listOf(['audit', filter], listAuditLines, { query: filter });

/** The kinds of act to choose from. */
export const auditKinds = queryOf(['audit', 'kinds'], listAuditActions);

/** Reads the whole log: asked for by a press, never by the page. */
export const useVerifyAudit = () => useMutation({ mutationFn: () => call(verifyAuditLog) });

/** The person that the log is filtered by, for the name. */
export const filteredActor = (userId: string | undefined) =>
  queryOptions({
    ...queryOf(['users', 'one', userId], getUser, { params: { userId: userId ?? '' } }),
    enabled: userId !== undefined,
  });

/** The supplier that the log is filtered by, for the name. */
export const filteredSupplier = (supplierId: string | undefined) =>
  queryOptions({
    ...queryOf(['suppliers', 'one', supplierId], getSupplier, { params: { supplierId: supplierId ?? '' } }),
    enabled: supplierId !== undefined,
  });

/** People whose name or address holds what was typed. */
export async function findActors(q: string, signal: AbortSignal) {
  const { data } = await call(listUsers, { query: { pageSize: 20, ...(q ? { q } : {}) } }, { signal });
  return data.map(({ id, name, email }) => ({ id, label: name, detail: email }));
}
