import { listCompanyEmployees } from '@portal/contract/company-records';
import { atCompany } from '../../access/company-at.ts';
import type { Router } from '../../http/route.ts';
import { listEmployees } from './employees.queries.ts';

/** Back office looks at a company's people and changes none (RULES 3.6). */
export function adminEmployeeRoutes({ list }: Router): void {
  list(listCompanyEmployees, ({ params, query, scope, tenant }) =>
    tenant(async (db) => listEmployees(db, await atCompany(db, scope, params.companyId), query)),
  );
}
