import { changeCompany, createCompany, getCompany, listCompanies } from '@portal/contract/companies';
import type { Router } from '../../http/route.ts';
import { hashTemporary } from '../admins/index.ts';
import * as companies from './companies.queries.ts';
import * as service from './companies.service.ts';

export function adminCompanyRoutes({ route, list }: Router): void {
  list(listCompanies, ({ query, scope, tenant }) => tenant((db) => companies.listCompanies(db, scope, query)));
  route(getCompany, ({ params, scope, tenant }) => tenant((db) => companies.getCompany(db, scope, params.companyId)));
  route(createCompany, async ({ body, scope, now, today, requestId, services, thenNotify }) => {
    const passwordHash = await hashTemporary(body.admin.password, 'admin.password', {
      ...body.admin,
      organisations: [body.company_name],
    });
    return thenNotify('deliver-mail', (db) =>
      service.createCompany(db, body, passwordHash, { scope, services, now, today, requestId }),
    );
  });
  route(changeCompany, ({ params, body, scope, now, today, requestId, tenant }) =>
    tenant((db) => service.changeCompany(db, scope, params.companyId, body, { now, today, requestId })),
  );
}
