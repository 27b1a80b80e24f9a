import type { Statement } from './batch.ts';

/** As whom a transaction runs. The row-level policies see exactly these values. */
export type Identity = {
  role: 'admin' | 'supplier' | 'company' | 'employee' | 'system';
  userId: string | null;
  companyId: string | null;
  supplierId: string | null;
  employeeId: string | null;
};

/** Instead of a tenant's id, for who sees all tenants' rows. */
const everybody = '00000000-0000-0000-0000-000000000000';

/** The one id that most policies compare a row with (`acts_as`, migration 0020). */
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
  { name: 'app.tenant', of: (identity) => tenantOf[identity.role](identity) },
];

/**
 * Makes what opens a tenant: the role that row-level security binds and the settings that it reads. They end with the
 * transaction, so whatever an identity has not is not set at all. `write` puts the select list into a statement; it is
 * written once for each set of settings that identities have.
 */
function entering(write: (columns: string) => string): (identity: Identity) => { text: string; values: string[] } {
  const texts = new Map<number, string>();
  const written = (has: number) => {
    const own = settings
      .filter((_setting, index) => has & (1 << index))
      .map(({ name }, index) => `set_config('${name}', $${1 + index}, true)`);
    const text = write([`set_config('role', 'portal_tenant', true)`, ...own].join(', '));
    texts.set(has, text);
    return text;
  };
  return (identity) => {
    const values: string[] = [];
    let has = 0;
    settings.forEach(({ of }, index) => {
      const value = of(identity);
      if (value === null) return;
      values.push(value);
      has |= 1 << index;
    });
    return { text: texts.get(has) ?? written(has), values };
  };
}

/** Goes with `entering` where nothing is written: a statement that writes fails. */
const readOnly = `set_config('transaction_read_only', 'on', true)`;

/** What goes ahead of statements that may write: from there on they see and write what an identity may. */
export const enter: (identity: Identity) => Statement = entering((columns) => `select ${columns}`);

/** What goes ahead of the statements of a read: from there on they see what an identity may see, and write nothing. */
export const enterReading: (identity: Identity) => Statement = entering((columns) => `select ${columns}, ${readOnly}`);
