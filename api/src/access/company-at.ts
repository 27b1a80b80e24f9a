import type { Db } from '../db/tenant.ts';
import { DomainError } from '../http/domain-error.ts';
import type { AdminScope, OfCompany } from './scope.ts';

/** Back office at the company of the address (RULES 3.6). @throws DomainError `company-not-found` */
export async function atCompany(db: Db, scope: AdminScope, companyId: string): Promise<OfCompany> {
  const company = await db.selectFrom('companies').select('id').where('id', '=', companyId).executeTakeFirst();
  if (!company) throw new DomainError('company-not-found');
  return { ...scope, companyId };
}
