import { changeCompanyProfile, getCompanyProfile } from '@portal/contract/company-profile';
import { recordAudit } from '../../access/audit.ts';
import type { Router } from '../../http/route.ts';
import { changeProfile, getProfile } from './company-profile.queries.ts';

/** The company's own profile (SPEC 2, 3). */
export function companyProfileRoutes({ route }: Router): void {
  route(getCompanyProfile, ({ scope, tenant }) => tenant((db) => getProfile(db, scope)));
  route(changeCompanyProfile, ({ body: { version, ...change }, scope, now, requestId, tenant }) =>
    tenant(async (db) => {
      await changeProfile(db, scope, version, change);
      await recordAudit(db, { now, scope, requestId }, 'company.changed', ['company', scope.companyId], {
        fields: Object.keys(change),
      });
      return getProfile(db, scope);
    }),
  );
}
