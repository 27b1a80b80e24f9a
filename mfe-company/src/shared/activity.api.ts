import { listActivityActions, listCompanyActivity, type ActivityFilter, type AuditLine } from '@portal/contract/audit';
import { listOf, queryOf } from '@portal/shared-ui';

export const activityList = (filter: Partial<ActivityFilter>) =>
  listOf(['company', 'activity', filter], listCompanyActivity, { query: filter });

/** The kinds of act to choose from. */
export const activityKinds = queryOf(['company', 'activity', 'kinds'], listActivityActions);

/** Where the company's portal shows what a line of its log is about. */
export function companySubjectLink({ entity, entityId }: AuditLine): string | undefined {
  if (entity === 'employee') return `/company/employees/${entityId}`;
  if (entity === 'order') return `/company/orders?view=ALL&order=${entityId}`;
  if (entity === 'subscription') return `/company/subscription/edit/${entityId}`;
  if (entity === 'salary_file') return `/company/salaryfiles/${entityId}/draws`;
  if (entity === 'order_file') return '/company/orderfiles';
  if (entity === 'leasing_agreement') return `/company/leasing/${entityId}`;
  if (entity === 'pay-in-full-request') return `/company/logs/pif?request=${entityId}`;
  if (entity === 'rma-request') return `/company/logs/rma?request=${entityId}`;
  if (entity === 'company') return '/company/settings';
  return undefined;
}
