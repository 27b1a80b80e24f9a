import { getCompanyOverview, getSupplierOverview } from '@portal/contract/overviews';
import { queryOf } from '@portal/shared-ui';

/** How much of everything a company has; below `companies`, so a change of one counts again. */
export const companyOverviewOf = (companyId: string) =>
  queryOf(['companies', 'overview', companyId], getCompanyOverview, { params: { companyId } });

/** The same of a supplier. */
export const supplierOverviewOf = (supplierId: string) =>
  queryOf(['suppliers', 'overview', supplierId], getSupplierOverview, { params: { supplierId } });
