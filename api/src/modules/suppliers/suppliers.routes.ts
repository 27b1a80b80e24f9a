import {
  changeSupplier,
  changeSupplierProfile,
  createSupplier,
  getSupplier,
  getSupplierProfile,
  listSuppliers,
  removeSupplier,
} from '@portal/contract/suppliers';
import type { Router } from '../../http/route.ts';
import { hashTemporary } from '../admins/index.ts';
import * as suppliers from './suppliers.queries.ts';
import * as service from './suppliers.service.ts';

export function adminSupplierRoutes({ route, list }: Router): void {
  list(listSuppliers, ({ query, scope, tenant }) => tenant((db) => suppliers.listSuppliers(db, scope, query)));
  route(getSupplier, ({ params, scope, tenant }) =>
    tenant((db) => suppliers.getSupplier(db, scope, params.supplierId, { withDeleted: true })),
  );
  route(createSupplier, async ({ body, scope, now, requestId, services, thenNotify }) => {
    const passwordHash = await hashTemporary(body.admin.password, 'admin.password', {
      ...body.admin,
      organisations: [body.name],
    });
    return thenNotify('deliver-mail', (db) =>
      service.createSupplier(db, body, passwordHash, { scope, services, now, requestId }),
    );
  });
  route(changeSupplier, ({ params, body, scope, now, today, requestId, tenant }) =>
    tenant((db) => service.changeSupplier(db, scope, params.supplierId, body, { now, today, requestId })),
  );
  route(removeSupplier, ({ params, scope, now, requestId, tenant }) =>
    tenant((db) => service.removeSupplier(db, scope, params.supplierId, { now, requestId })),
  );
}

/** A supplier's own profile. */
export function supplierProfileRoutes({ route }: Router): void {
  route(getSupplierProfile, ({ scope, tenant }) => tenant((db) => suppliers.getSupplier(db, scope, scope.supplierId)));
  route(changeSupplierProfile, ({ body, scope, now, today, requestId, tenant }) =>
    tenant((db) => service.changeSupplier(db, scope, scope.supplierId, body, { now, today, requestId })),
  );
}
