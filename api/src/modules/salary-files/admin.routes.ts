import { listCompanySalaryFiles } from '@portal/contract/company-records';
import { atCompany } from '../../access/company-at.ts';
import type { Router } from '../../http/route.ts';
import { listSalaryFiles } from './salary-files.queries.ts';

/** Back office sees which files were made and whether payroll has them; their bytes stay the company's (RULES 3.6). */
export function adminSalaryFileRoutes({ list }: Router): void {
  list(listCompanySalaryFiles, ({ params, query, scope, tenant }) =>
    tenant(async (db) => listSalaryFiles(db, await atCompany(db, scope, params.companyId), query)),
  );
}
