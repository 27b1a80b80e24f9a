import type { Role } from '@portal/contract/endpoint';
import { DomainError } from '../http/domain-error.ts';
import type { Session } from './session.ts';

declare const made: unique symbol;
type Made = { readonly [made]: true };

/** Second argument of every tenant query. Only a session can make one, so forgetting tenancy does not compile. */
export type AdminScope = Made & { role: 'admin'; userId: string };
export type CompanyScope = Made & { role: 'company'; userId: string; companyId: string };
export type SupplierScope = Made & { role: 'supplier'; userId: string; supplierId: string; isReseller: boolean };
export type EmployeeScope = Made & { role: 'employee'; userId: string; companyId: string; employeeId: string };
export type Scope = AdminScope | CompanyScope | SupplierScope | EmployeeScope;
type ScopeByRole = { admin: AdminScope; company: CompanyScope; supplier: SupplierScope; employee: EmployeeScope };
export type ScopeOf<R extends Role> = ScopeByRole[R];

/** The tenant boundary of a session in its chosen role. */
export function scopeOf(session: Session): Scope {
  const { role, userId, companyId, supplierId, employeeId } = session;
  if (role === 'admin') return { role, userId } as AdminScope;
  if (role === 'supplier' && supplierId)
    return { role, userId, supplierId, isReseller: session.isReseller } as SupplierScope;
  if (role === 'company' && companyId) return { role, userId, companyId } as CompanyScope;
  if (role === 'employee' && companyId && employeeId) return { role, userId, companyId, employeeId } as EmployeeScope;
  throw new DomainError('you-do-not-have-permission-to-do-this-action');
}

/**
 * An employee's boundary for the company admin who chooses on behalf; the caller has checked that the employee is the
 * company's.
 */
export function employeeScopeOf({ userId, companyId }: CompanyScope, employeeId: string): EmployeeScope {
  return { role: 'employee', userId, companyId, employeeId } as EmployeeScope;
}

/** A company's scope for the portal's own jobs, which act for one company at a time. */
export function companyScopeForJob(companyId: string, userId: string): CompanyScope {
  return { role: 'company', userId, companyId } as CompanyScope;
}

/** A supplier's scope for the portal's own jobs. */
export function supplierScopeForJob(supplierId: string, userId: string, isReseller: boolean): SupplierScope {
  return { role: 'supplier', userId, supplierId, isReseller } as SupplierScope;
}

/** Everything, for what the portal does by itself or a signed caller asks of it: payments, the clock. */
export function adminScopeForJob(): AdminScope {
  return { role: 'admin', userId: '' } as AdminScope;
}
