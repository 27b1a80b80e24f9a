import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { ManagerScope } from './administrators.queries.ts';
import type { Organisation } from './organisation.mapping.ts';

/** Administrators of a company; a supplier sees only its own companies. @throws DomainError `company-not-found` */
export async function getCompanyOrganisation(db: Db, scope: ManagerScope, companyId: string): Promise<Organisation> {
  let company = db.selectFrom('companies').select('company_name').where('id', '=', companyId);
  if (scope.role === 'supplier') company = company.where('supplier_id', '=', scope.supplierId);
  const row = await company.executeTakeFirst();
  if (!row) throw new DomainError('company-not-found');
  return { role: 'company', companyId, invitedBy: row.company_name };
}

/** Users of a supplier. @throws DomainError `supplier-not-found` */
export async function getSupplierOrganisation(db: Db, supplierId: string): Promise<Organisation> {
  const row = await db
    .selectFrom('suppliers')
    .select('name')
    .where('id', '=', supplierId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new DomainError('supplier-not-found');
  return { role: 'supplier', supplierId, invitedBy: row.name };
}
