import { listAddressesOfCompany } from '@portal/contract/company-records';
import { atCompany } from '../../access/company-at.ts';
import type { Router } from '../../http/route.ts';
import { listAddresses } from './addresses.queries.ts';

/** Back office looks at a company's addresses and changes none (RULES 3.6). */
export function adminCompanySettingsRoutes({ route }: Router): void {
  route(listAddressesOfCompany, ({ params, scope, tenant }) =>
    tenant(async (db) => listAddresses(db, await atCompany(db, scope, params.companyId))),
  );
}
