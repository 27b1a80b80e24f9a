import { getCompanyOverview, getSupplierOverview } from '@portal/contract/overviews';
import type { Router } from '../../http/route.ts';
import { companyOverview, supplierOverview } from './overviews.queries.ts';

/** What back office answers for, at one look: a company, a supplier. */
export function adminOverviewRoutes({ route }: Router): void {
  route(getCompanyOverview, ({ params, scope, tenant, today }) =>
    tenant((db) => companyOverview(db, scope, params.companyId, today)),
  );
  route(getSupplierOverview, ({ params, scope, tenant, today }) =>
    tenant((db) => supplierOverview(db, scope, params.supplierId, today)),
  );
}
