import { listAuditLines, verifyAuditLog, type AuditFilter } from '@portal/contract/audit';
import { getSupplier } from '@portal/contract/suppliers';
import { getUser, listUsers } from '@portal/contract/users';
import { call, keepPreviousData, queryOptions, useMutation } from '@portal/shared-ui';

export const auditList = (filter: AuditFilter) =>
  queryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ signal }) => call(listAuditLines, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Reads the whole log: asked for by a press, never by the page. */
export const useVerifyAudit = () => useMutation({ mutationFn: () => call(verifyAuditLog) });

/** The person that the log is filtered by, for the name. */
export const filteredActor = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['users', 'one', userId],
    queryFn: ({ signal }) => call(getUser, { params: { userId: userId ?? '' } }, { signal }),
    enabled: userId !== undefined,
  });

/** The supplier that the log is filtered by, for the name. */
export const filteredSupplier = (supplierId: string | undefined) =>
  queryOptions({
    queryKey: ['suppliers', 'one', supplierId],
    queryFn: ({ signal }) => call(getSupplier, { params: { supplierId: supplierId ?? '' } }, { signal }),
    enabled: supplierId !== undefined,
  });

/** People whose name or address holds what was typed. */
export async function findActors(q: string, signal: AbortSignal) {
  const { data } = await call(listUsers, { query: { pageSize: 20, ...(q ? { q } : {}) } }, { signal });
  return data.map(({ id, name, email }) => ({ id, label: name, detail: email }));
}
