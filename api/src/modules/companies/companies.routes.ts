import * as contract from '@portal/contract/companies';
import type { Router } from '../../http/route.ts';
import { hashTemporary } from '../admins/index.ts';
import * as companies from './companies.queries.ts';
import * as service from './companies.service.ts';

const ofBackOffice = {
  list: contract.listCompanies,
  get: contract.getCompany,
  create: contract.createCompany,
  change: contract.changeCompany,
};
const ofSupplier = {
  list: contract.listSupplierCompanies,
  get: contract.getSupplierCompany,
  create: contract.createSupplierCompany,
  change: contract.changeSupplierCompany,
};

function registerCompanies(
  { route, list }: Router,
  { list: listed, get, create, change }: typeof ofBackOffice | typeof ofSupplier,
): void {
  list(listed, ({ query, scope, tenant }) => tenant((db) => companies.listCompanies(db, scope, query)));
  route(get, ({ params, scope, tenant }) => tenant((db) => companies.getCompany(db, scope, params.companyId)));
  route(create, async ({ body, scope, now, today, requestId, services, thenNotify }) => {
    const passwordHash = await hashTemporary(body.admin.password, 'admin.password', {
      ...body.admin,
      organisations: [body.company_name],
    });
    return thenNotify('deliver-mail', (db) =>
      service.createCompany(db, body, passwordHash, { scope, services, now, today, requestId }),
    );
  });
  route(change, ({ params, body, scope, now, today, requestId, tenant }) =>
    tenant((db) => service.changeCompany(db, scope, params.companyId, body, { now, today, requestId })),
  );
}

/** Back office keeps every company. */
export const adminCompanyRoutes = (router: Router): void => registerCompanies(router, ofBackOffice);

/** A supplier keeps the companies it serves (SPEC 2). */
export const supplierCompanyRoutes = (router: Router): void => registerCompanies(router, ofSupplier);
