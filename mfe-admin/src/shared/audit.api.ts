import { listAuditLines, type AuditFilter, type AuditLine } from '@portal/contract/audit';
import { queryOf } from '@portal/shared-ui';

/** The last lines of one company or supplier. */
export const lastActivity = (of: Pick<Partial<AuditFilter>, 'companyId' | 'supplierId'>) =>
  queryOf(['audit', 'last', of], listAuditLines, { query: { ...of, pageSize: 6 } });

/** Where back office shows who made a line: every role has the page of its login, with the roles of the person. */
export const adminActorLink = ({ actor }: AuditLine): string | undefined =>
  actor ? `/admin/users/${actor.id}/edit` : undefined;

/** Where back office shows what a line of the log is about. */
export function adminSubjectLink({ entity, entityId, subject, company, supplier }: AuditLine): string | undefined {
  const at = company && `/admin/companies/${company.id}`;
  if (entity === 'company') return `/admin/companies/${entityId}`;
  if (entity === 'supplier') return `/admin/suppliers/${entityId}`;
  if (entity === 'user') return `/admin/users/${entityId}/edit`;
  if (entity === 'category') return `/admin/categories/${entityId}/edit`;
  if (entity === 'salary_system') return `/admin/salarysystems/${entityId}/edit`;
  if (entity === 'hr_system') return `/admin/hrsystems/${entityId}/edit`;
  if (entity === 'currency') return `/admin/currencies/${entityId}/edit`;
  if (entity === 'order') return `/admin/orders?order=${entityId}`;
  if (entity === 'pay-in-full-request') return `/admin/logs/pif?request=${entityId}`;
  if (entity === 'rma-request') return `/admin/logs/rma?request=${entityId}`;
  if (entity === 'catalog' && supplier) return `/admin/suppliers/${supplier.id}/catalogs/${entityId}`;
  if (!at) return undefined;
  if (entity === 'employee') return `${at}/employees?${new URLSearchParams({ q: subject ?? '' }).toString()}`;
  if (entity === 'subscription') return `${at}/subscriptions/${entityId}`;
  if (entity === 'leasing_agreement') return `${at}/leasing/${entityId}`;
  if (entity === 'salary_file') return `${at}/salaryfiles`;
  if (entity === 'order_file') return `${at}/orderfiles`;
  return undefined;
}
