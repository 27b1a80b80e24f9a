import { listAuditLines } from '@portal/contract/audit';
import type { Router } from '../../http/route.ts';
import * as audit from './audit.queries.ts';

/** Who did what, for the back office (SECURITY 2). A line cannot be changed or removed. */
export function auditRoutes({ list }: Router): void {
  list(listAuditLines, ({ query, scope, tenant }) => tenant((db) => audit.listAuditLines(db, scope, query)));
}
