import type { Company, CompanyChange, CompanyForm, SupplierCompanyForm } from '@portal/contract/companies';
import type { Day } from '@portal/contract/days';
import { sql } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import { changesOf } from '../../access/changes-of.ts';
import { definedOf } from '../../db/defined.ts';
import type { Db } from '../../db/tenant.ts';
import { changedOnce } from '../../db/version.ts';
import { type Acting, createAdministrator } from '../admins/index.ts';
import { companyOverview, touchedBy } from '../overviews/index.ts';
import { moveEffectDates } from '../salary-files/index.ts';
import {
  assertLivingSupplier,
  assertNoPrices,
  assertTaxTable,
  findCompany,
  getCompany,
  type ManagerScope,
} from './companies.queries.ts';
import { storedVatNumber } from './companies.rules.ts';
import { toColumns } from './company.mapping.ts';

/**
 * A company with its settings and its first administrator, who is invited (scenario 5). A supplier's company is always
 * its own. After the commit notify `deliver-mail`.
 *
 * @throws DomainError `invalid-data-provided` at `vat_no`, `supplier-not-found`, `tax-table-missing`
 */
export async function createCompany(
  db: Db,
  form: CompanyForm | SupplierCompanyForm,
  passwordHash: string | null,
  acting: Acting & { today: Day },
): Promise<Company> {
  const { scope, now, requestId } = acting;
  const { admin, ...fields } = form;
  const { company, settings } = toColumns({
    ...fields,
    vat_no: storedVatNumber(fields.vat_no, fields.country),
    ...(scope.role === 'supplier' ? { supplierId: scope.supplierId } : {}),
  });
  await assertLivingSupplier(db, scope, company.supplier_id);
  await assertTaxTable(db, scope, fields.country, acting.today);
  const { id } = await db
    .insertInto('companies')
    .values({ ...company, company_name: fields.company_name, currency: fields.currency })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('company_settings')
    .values({ ...settings, company_id: id })
    .execute();
  await recordAudit(db, { now, scope, requestId, companyId: id }, 'company.created', ['company', id], {
    company_name: fields.company_name,
  });
  await createAdministrator(
    db,
    { role: 'company', companyId: id, invitedBy: fields.company_name },
    admin,
    passwordHash,
    acting,
  );
  return getCompany(db, scope, id);
}

/**
 * Changes a company. A blocked one's people are refused at their next request.
 *
 * @throws DomainError `company-not-found`, `changed-by-someone-else`, `in-use`, and those of `createCompany`
 */
export async function changeCompany(
  db: Db,
  scope: ManagerScope,
  id: string,
  { version, ...change }: CompanyChange,
  { now, today, requestId }: { now: Date; today: Day; requestId: string },
): Promise<Company> {
  const before = await getCompany(db, scope, id);
  const { company, settings } = toColumns(change);
  if (change.vat_no !== undefined || change.country !== undefined)
    company.vat_no = storedVatNumber(change.vat_no ?? before.vat_no, change.country ?? before.country);
  await assertLivingSupplier(db, scope, change.supplierId);
  if (change.country !== undefined && change.country !== before.country)
    await assertTaxTable(db, scope, change.country, today);
  if (change.currency && change.currency !== before.currency) await assertNoPrices(db, scope, id);
  const update = db
    .updateTable('companies')
    .set({ ...company, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  await changedOnce(update, () => findCompany(db, scope, id), 'company-not-found');
  if (Object.keys(settings).length > 0) {
    await db
      .updateTable('company_settings')
      .set({ ...settings, version: sql<number>`version + 1` })
      .where('company_id', '=', id)
      .execute();
    if (change.salaryDay !== undefined && scope.role === 'admin')
      await moveEffectDates(db, scope, { companyId: id, salaryDay: change.salaryDay });
  }
  const { status, supplierId } = change;
  const former = before.supplier?.id ?? null;
  // What the block touched, as back office was told before it confirmed.
  const touched =
    scope.role === 'admin' && status === 'BLOCKED' && before.status !== 'BLOCKED'
      ? await touchedBy(companyOverview(db, scope, id, today))
      : {};
  const detail = {
    fields: Object.keys(definedOf(change)),
    ...changesOf(before, { ...before, ...definedOf(change) }, Object.keys(change)),
    ...(supplierId === undefined || supplierId === former ? {} : { supplierId: { before: former, after: supplierId } }),
    ...touched,
  };
  await recordAudit(db, { now, scope, requestId, companyId: id }, 'company.changed', ['company', id], detail);
  return getCompany(db, scope, id);
}
