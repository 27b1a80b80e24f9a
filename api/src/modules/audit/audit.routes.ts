import { listAuditLines, listCompanyActivity, verifyAuditLog } from '@portal/contract/audit';
import { assertOwnEmployee } from '../../access/own-employee.ts';
import { verifyAudit } from '../../audit/verify-audit.ts';
import type { Router } from '../../http/route.ts';
import * as audit from './audit.queries.ts';

/** Who did what, for the back office (SECURITY T19). A line cannot be changed or removed. */
export function auditRoutes({ list, route }: Router): void {
  list(listAuditLines, ({ query, scope, tenant }) => tenant((db) => audit.listAuditLines(db, scope, query)));
  route(verifyAuditLog, async ({ services, now }) => {
    const { lines, seals, finding } = await verifyAudit(services.pool, services.files);
    return { at: now.toISOString(), lines, seals, finding: finding ?? null };
  });
}

/** What happened in one company, for its administrators. */
export function activityRoutes({ list }: Router): void {
  list(listCompanyActivity, ({ query, scope, tenant }) =>
    tenant(async (db) => {
      if (query.employeeId) await assertOwnEmployee(db, scope, query.employeeId);
      return audit.listActivity(db, scope, query);
    }),
  );
}
