import type { Locale } from '@portal/contract/constants';
import type { Statement } from './connection-dialect.ts';

/** As whom a transaction runs. The row-level policies see exactly these values. */
export type Identity = {
  role: 'admin' | 'supplier' | 'company' | 'employee' | 'system';
  userId: string | null;
  companyId: string | null;
  supplierId: string | null;
  employeeId: string | null;
  /** in which the reader is shown names that have two (DECISIONS 44) */
  language?: Locale;
  /** who looks on as this identity */
  seenBy?: string | null;
};

/** Instead of a tenant's id, for who sees all tenants' rows. */
export const everybody = '00000000-0000-0000-0000-000000000000';

/** The one id that most policies compare a row with (`acts_as`). */
const tenantOf: Record<Identity['role'], (identity: Identity) => string | null> = {
  admin: () => everybody,
  system: () => everybody,
  supplier: ({ supplierId }) => supplierId,
  company: ({ companyId }) => companyId,
  employee: ({ employeeId }) => employeeId,
};

/** What row-level security reads, and where an identity says it. */
const settings: readonly { name: string; of: (identity: Identity) => string | null }[] = [
  { name: 'app.role', of: ({ role }) => role },
  { name: 'app.user', of: ({ userId }) => userId },
  { name: 'app.company', of: ({ companyId }) => companyId },
  { name: 'app.supplier', of: ({ supplierId }) => supplierId },
  { name: 'app.employee', of: ({ employeeId }) => employeeId },
  { name: 'app.language', of: ({ language }) => language ?? null },
  { name: 'app.seen_by', of: ({ seenBy }) => seenBy ?? null },
  { name: 'app.tenant', of: (identity) => tenantOf[identity.role](identity) },
];

/**
 * What makes a transaction the tenant's: the role that row-level security binds and the settings that it reads. They
 * end with the transaction, so whatever an identity has not is not set at all.
 */
export function enter(identity: Identity): Statement {
  const columns = [`set_config('role', 'portal_tenant', true)`];
  const parameters: string[] = [];
  for (const { name, of } of settings) {
    const value = of(identity);
    if (value !== null) columns.push(`set_config('${name}', $${parameters.push(value)}, true)`);
  }
  return { sql: `select ${columns.join(', ')}`, parameters };
}
