import {
  listActivityActions,
  listAuditActions,
  listAuditLines,
  listCompanyActivity,
  verifyAuditLog,
} from '@portal/contract/audit';
import { auditActions, companyActions, type AuditAction } from '@portal/contract/audit-actions';
import type { Locale } from '@portal/contract/constants';
import { assertOwnEmployee } from '../../access/own-employee.ts';
import { verifyAudit } from '../../audit/verify-audit.ts';
import type { Router } from '../../http/route.ts';
import * as audit from './audit.queries.ts';
import { actionLabel } from './words/action-words.mapping.ts';

/** Kinds of act by what they are called, in the order of the reader's alphabet. */
const labelled = (actions: readonly AuditAction[], locale: Locale) =>
  actions
    .map((action) => ({ action, label: actionLabel(action, locale) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));

/** Who did what, for the back office (SECURITY T19). A line cannot be changed or removed. */
export function auditRoutes({ list, route }: Router): void {
  list(listAuditLines, ({ query, scope, session, tenant }) =>
    tenant((db) => audit.listAuditLines(db, scope, query, session.language)),
  );
  route(listAuditActions, async ({ session }) => labelled(auditActions, session.language));
  route(verifyAuditLog, async ({ services, now }) => {
    const { lines, seals, finding } = await verifyAudit(services.pool, services.files);
    return { at: now.toISOString(), lines, seals, finding: finding ?? null };
  });
}

/** What happened in one company, for its administrators. */
export function activityRoutes({ list, route }: Router): void {
  route(listActivityActions, async ({ session }) => labelled(companyActions, session.language));
  list(listCompanyActivity, ({ query, scope, session, tenant }) =>
    tenant(async (db) => {
      if (query.employeeId) await assertOwnEmployee(db, scope, query.employeeId);
      return audit.listActivity(db, scope, query, session.language);
    }),
  );
}
