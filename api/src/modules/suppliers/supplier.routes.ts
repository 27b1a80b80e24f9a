import { changeSupplierProfile, getSupplierProfile } from '@portal/contract/suppliers';
import type { Router } from '../../http/route.ts';
import * as suppliers from './suppliers.queries.ts';
import * as service from './suppliers.service.ts';

/** A supplier's own profile. */
export function supplierProfileRoutes({ route }: Router): void {
  route(getSupplierProfile, ({ scope, tenant }) => tenant((db) => suppliers.getSupplier(db, scope, scope.supplierId)));
  route(changeSupplierProfile, ({ body, scope, now, today, requestId, tenant }) =>
    tenant((db) => service.changeSupplier(db, scope, scope.supplierId, body, { now, today, requestId })),
  );
}
