import type { User } from '@portal/contract/users';
import {
  backOfficeAdministrators,
  companyAdministrators,
  supplierAdministrators,
} from '../../shared/administrators.api.ts';

type Where = Pick<User['memberships'][number], 'role' | 'companyId' | 'supplierId'>;

/** The calls that keep the administrators of a role; none for an employee, whom the company keeps (DECISIONS 12). */
export function administratorsOf({ role, companyId, supplierId }: Where) {
  if (role === 'admin') return backOfficeAdministrators();
  if (role === 'company' && companyId) return companyAdministrators(companyId);
  if (role === 'supplier' && supplierId) return supplierAdministrators(supplierId);
  return undefined;
}
