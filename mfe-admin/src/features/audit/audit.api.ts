import { listAuditLines, type AuditFilter } from '@portal/contract/audit';
import { call, keepPreviousData, queryOptions } from '@portal/shared-ui';

export const auditList = (filter: AuditFilter) =>
  queryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ signal }) => call(listAuditLines, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
