import type { changeCompanyProfile, CompanyProfile } from '@portal/contract/company-profile';
import type { BodyOf } from '@portal/contract/endpoint';
import type { CompanyScope } from '../../access/scope.ts';
import { definedOf } from '../../db/defined.ts';
import type { Db } from '../../db/tenant.ts';
import { changedOnce } from '../../db/version.ts';

type ProfileChange = Omit<BodyOf<typeof changeCompanyProfile>, 'version'>;

/** The own company as its administrators see it. */
export async function getProfile(db: Db, { companyId }: CompanyScope): Promise<CompanyProfile> {
  const { isReseller, supportEmail, ...row } = await db
    .selectFrom('companies as c')
    .leftJoin('suppliers as s', 's.id', 'c.supplier_id')
    .leftJoin('brandings as b', 'b.company_id', 'c.id')
    .where('c.id', '=', companyId)
    .select([
      'c.company_name',
      'c.vat_no',
      'c.currency',
      'c.country',
      'c.status',
      'c.invoice_mail',
      'c.phone_number',
      'c.address_line_one',
      'c.address_line_two',
      'c.zipcode',
      'c.city',
      'c.language',
      'c.version',
      's.name as supplierName',
      's.is_reseller as isReseller',
      'b.support_email as supportEmail',
    ])
    .executeTakeFirstOrThrow();
  return { ...row, isReseller: isReseller ?? false, supportEmail: supportEmail ?? '' };
}

/**
 * Changes the named fields of the version seen; the support address is part of the brand.
 *
 * @throws DomainError `changed-by-someone-else`
 */
export async function changeProfile(
  db: Db,
  { companyId }: CompanyScope,
  version: number,
  { supportEmail, ...change }: ProfileChange,
): Promise<void> {
  const update = db
    .updateTable('companies')
    .set({ ...definedOf(change), version: version + 1 })
    .where('id', '=', companyId)
    .where('version', '=', version)
    .executeTakeFirst();
  await changedOnce(
    update,
    () => db.selectFrom('companies').select('id').where('id', '=', companyId).executeTakeFirst(),
    'company-not-found',
  );
  if (supportEmail === undefined) return;
  const support_email = supportEmail || null;
  await db
    .insertInto('brandings')
    .values({ company_id: companyId, support_email })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ support_email }))
    .execute();
}
