import type { Role } from '@portal/contract/endpoint';
import { DomainError } from '../http/domain-error.ts';
import { isOwnLogin, type Session } from './session.ts';

declare const made: unique symbol;
type Made = { readonly [made]: true };

/** Second argument of every tenant query. Only a session can make one, so forgetting tenancy does not compile. */
export type AdminScope = Made & { role: 'admin'; userId: string };
export type CompanyScope = Made & { role: 'company'; userId: string; companyId: string };
export type SupplierScope = Made & { role: 'supplier'; userId: string; supplierId: string; isReseller: boolean };
export type EmployeeScope = Made & {
  role: 'employee';
  userId: string;
  companyId: string;
  employeeId: string;
  /** false for the private address of a former employee and for the company: what is the person's alone stays shut */
  isOwnLogin: boolean;
};
export type Scope = AdminScope | CompanyScope | SupplierScope | EmployeeScope;
/** A company's own people, or back office at one company. */
export type OfCompany = CompanyScope | (AdminScope & { companyId: string });
type ScopeByRole = { admin: AdminScope; company: CompanyScope; supplier: SupplierScope; employee: EmployeeScope };
export type ScopeOf<R extends Role> = ScopeByRole[R];

const scope = <S extends Scope>(values: Omit<S, typeof made>) => values as S;

/** The tenant boundary of a session in its chosen role. */
export function scopeOf(session: Session): Scope {
  const { role, userId, companyId, supplierId, employeeId } = session;
  if (role === 'admin') return scope<AdminScope>({ role, userId });
  if (role === 'supplier' && supplierId)
    return scope<SupplierScope>({ role, userId, supplierId, isReseller: session.isReseller });
  if (role === 'company' && companyId) return scope<CompanyScope>({ role, userId, companyId });
  if (role === 'employee' && companyId && employeeId)
    return scope<EmployeeScope>({ role, userId, companyId, employeeId, isOwnLogin: isOwnLogin(session) });
  throw new DomainError('you-do-not-have-permission-to-do-this-action');
}

/**
 * An employee's boundary for the company admin who chooses on behalf; the caller has checked that the employee is the
 * company's.
 */
export function employeeScopeOf({ userId, companyId }: CompanyScope, employeeId: string): EmployeeScope {
  return scope<EmployeeScope>({ role: 'employee', userId, companyId, employeeId, isOwnLogin: false });
}

/** A company's scope for the portal's own jobs, which act for one company at a time. */
export function companyScopeForJob(companyId: string, userId: string): CompanyScope {
  return scope<CompanyScope>({ role: 'company', userId, companyId });
}

/** Everything, for what the portal does by itself or a signed caller asks of it: payments, the clock. */
export function adminScopeForJob(): AdminScope {
  return scope<AdminScope>({ role: 'admin', userId: '' });
}
