import type { Role } from '@portal/contract/endpoint';
import type { NotificationKind } from '@portal/contract/notifications';
import { importPath, type ImportPlace } from '../imports/index.ts';

export type Subject = { kind: NotificationKind; role: Role; subjectId: string; importOf: ImportPlace | null };

/** The page of the reader's portal where the thing stands. */
export function notificationPath({ kind, role, subjectId: id, importOf }: Subject): string {
  switch (kind) {
    case 'order-to-process':
      return `/company/orders?order=${id}`;
    case 'proposal-declined':
      return `/company/orders?view=ALL&order=${id}`;
    case 'order-shipped':
    case 'proposal-received':
      return `/employee/orders/${id}`;
    case 'orders-received':
      return '/supplier/orders';
    case 'rma-asked':
    case 'rma-answered':
      if (role === 'supplier') return `/supplier/rma/${id}`;
      return role === 'company' ? `/company/logs/rma?request=${id}` : `/employee/rma?request=${id}`;
    case 'pay-in-full-asked':
      return `/company/logs/pif?request=${id}`;
    case 'pay-in-full-answered':
      return `/employee/pif?request=${id}`;
    case 'salary-file-made':
    case 'salary-file-failed':
      return `/company/salaryfiles/${id}/draws`;
    case 'salary-file-problem':
    case 'salary-run-stopped':
      return '/company/salaryfiles';
    case 'invitation-undelivered':
      return `/company/subscription/edit/${id}`;
    case 'employees-changed':
      return `/company/employees?change=${id}`;
    case 'import-ended':
    case 'pictures-failed':
      return importOf ? importPath(role, importOf) : '/';
    case 'tax-year-missing':
      return '/admin/taxtables';
    case 'job-failed':
    case 'mail-failed':
      return '/admin/operations';
  }
}
