import { getCompanyOverview, getSupplierOverview } from '@portal/contract/overviews';
import { call, queryOptions } from '@portal/shared-ui';

/** How much of everything a company has; below `companies`, so a change of one counts again. */
export const companyOverviewOf = (companyId: string) =>
  queryOptions({
    queryKey: ['companies', 'overview', companyId],
    queryFn: ({ signal }) => call(getCompanyOverview, { params: { companyId } }, { signal }),
  });

/** The same of a supplier. */
export const supplierOverviewOf = (supplierId: string) =>
  queryOptions({
    queryKey: ['suppliers', 'overview', supplierId],
    queryFn: ({ signal }) => call(getSupplierOverview, { params: { supplierId } }, { signal }),
  });
