import { adminAttributes, supplierAttributes } from '@portal/contract/attributes';
import { catalogOwner } from '../../access/catalog-owner.ts';
import type { Router } from '../../http/route.ts';
import { definitionsOf, saveDefinitions } from './attributes.service.ts';

function register({ route }: Router, endpoints: typeof supplierAttributes | typeof adminAttributes): void {
  route(endpoints.list, ({ params, scope, tenant }) => tenant((db) => definitionsOf(db, catalogOwner(scope, params))));
  route(endpoints.save, ({ params, body, scope, tenant, now, requestId }) =>
    tenant((db) => saveDefinitions(db, catalogOwner(scope, params), body, { now, requestId })),
  );
}

/** What the attributes of the own products hold. */
export const supplierAttributeRoutes = (router: Router): void => register(router, supplierAttributes);
/** Back office does the same for every supplier (RULES 3.6). */
export const adminAttributeRoutes = (router: Router): void => register(router, adminAttributes);
