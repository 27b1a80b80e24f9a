import type { Entity } from '@portal/contract/entities';
import { SubscriptionSketch } from '@portal/contract/subscription-draft';
import * as v from 'valibot';
import { withSystem, type Db } from '../../src/db/tenant.ts';
import { givenDispatchedOrder, givenSalarySystem } from '../given-draws.ts';
import {
  givenAccessory,
  givenCatalog,
  givenCategory,
  givenPicture,
  givenProduct,
  givenSubscription,
} from '../given-goods.ts';
import {
  givenAdmin,
  givenCompany,
  givenEmployee,
  givenSession,
  givenSupplier,
  type GivenCompany,
  type GivenEmployee,
  type GivenSupplier,
  type Person,
} from '../given.ts';
import type { TestApp } from '../test-app.ts';
import { givenRequests } from './given-requests.ts';

/** What the whole portal shares; every other entity belongs to a tenant. */
type Shared = 'category' | 'currency' | 'hr-system' | 'leasing-partner' | 'mail' | 'salary-system' | 'tax-draft';
/** An id, or two where the supplier's own is another one than the company's. */
export type SampleId = string | Readonly<Record<'company' | 'supplier', string>>;
type OwnIds = Readonly<Record<Exclude<Entity, Shared>, SampleId>>;

/** Everything that one reseller, its company and their people own, one of each kind; `ids` has the shared ones too. */
export type Tenant = {
  supplier: GivenSupplier;
  company: GivenCompany;
  employee: GivenEmployee;
  ids: Readonly<Record<Entity, SampleId>>;
};
export type Tenants = { admin: Person; mine: Tenant; theirs: Tenant; plain: GivenSupplier };
type Beginning = Omit<Tenant, 'ids'> & { ids: Omit<OwnIds, 'salary-file'> };

/** Two complete tenants side by side; whatever one can name, the other has too. */
export async function givenTenants(t: TestApp): Promise<Tenants> {
  const categoryId = await givenCategory(t);
  const salarySystemId = await givenSalarySystem(t);
  const mine = await givenTenant(t, categoryId, salarySystemId);
  const theirs = await givenTenant(t, categoryId, salarySystemId);
  t.clock.moveTo('2027-01-20T05:00:00Z');
  await t.runScheduledJobs();
  const shared = await sharedIds(t, categoryId, salarySystemId);
  const complete = async (tenant: Beginning): Promise<Tenant> => {
    const file = await withSystem(t.services.pool, (db) =>
      db.selectFrom('salary_files').select('id').where('company_id', '=', tenant.company.id).executeTakeFirstOrThrow(),
    );
    return { ...tenant, ids: { ...shared, ...tenant.ids, 'salary-file': file.id } };
  };
  t.clock.moveTo('2026-11-20T09:00:00Z');
  return {
    admin: await givenAdmin(t),
    mine: await complete(mine),
    theirs: await complete(theirs),
    plain: await givenSupplier(t),
  };
}

async function sharedIds(t: TestApp, category: string, salarySystem: string): Promise<Record<Shared, string>> {
  const first = async (db: Db, table: 'currencies' | 'outbox') =>
    (await db.selectFrom(table).select('id').limit(1).executeTakeFirstOrThrow()).id;
  return withSystem(t.services.pool, async (db) => {
    const hrSystems = db.insertInto('hr_systems').values({ name: 'Staff list' });
    const hrSystem = await hrSystems.returning('id').executeTakeFirstOrThrow();
    const partner = await db
      .insertInto('leasing_partners')
      .values({ name: 'Leasing House' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const draft = await db
      .insertInto('tax_drafts')
      .values({ country: 'DK', valid_from: '2027-01-01', rates: '[]', changed_at: new Date(), reason: 'Rates 2027' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      category,
      'leasing-partner': partner.id,
      'salary-system': salarySystem,
      'hr-system': hrSystem.id,
      currency: await first(db, 'currencies'),
      'tax-draft': draft.id,
      mail: await first(db, 'outbox'),
    };
  });
}

async function givenTenant(t: TestApp, categoryId: string, salarySystemId: string): Promise<Beginning> {
  const supplier = await givenSupplier(t, { isReseller: true });
  const company = await givenCompany(t, { supplierId: supplier.id, salarySystemId });
  const employee = await givenEmployee(t, company.id);
  const catalogId = await givenCatalog(t, supplier.id, [company.id]);
  const where = { supplierId: supplier.id, catalogId, categoryId };
  const product = await givenProduct(t, where);
  const picture = await givenPicture(t, where, product);
  const accessory = await givenAccessory(t, { supplierId: supplier.id, catalogId });
  const subscription = await givenSubscription(t, { companyId: company.id, catalogId, employeeIds: [employee.id] });
  const order = await givenDispatchedOrder(t, company, employee, { ...where, subscriptionId: subscription });
  const requests = await givenRequests(t, { supplier, company, employee, order });
  const rest = await givenRest(t, { supplier, company, catalogId, order });
  await givenSession(t, employee);
  return {
    supplier,
    company,
    employee,
    ids: {
      company: company.id,
      supplier: supplier.id,
      employee: employee.id,
      catalog: catalogId,
      product,
      picture,
      accessory,
      subscription,
      order,
      user: company.userId,
      membership: company.membershipId,
      ...requests,
      ...rest,
    },
  };
}

async function givenRest(
  t: TestApp,
  {
    supplier,
    company,
    catalogId,
    order,
  }: { supplier: GivenSupplier; company: GivenCompany; catalogId: string; order: string },
): Promise<
  Pick<
    OwnIds,
    | 'address'
    | 'order-file'
    | 'import'
    | 'import-mapping'
    | 'job'
    | 'leasing-agreement'
    | 'list-view'
    | 'notification'
    | 'published-theme'
    | 'session'
    | 'subscription-draft'
  >
> {
  const now = t.clock.now();
  const begun = v.parse(SubscriptionSketch, { subscriptionName: 'Begun' });
  const importRow = {
    kind: 'PRODUCTS' as const,
    file_name: 'x.csv',
    path: 'imports/x/x.csv',
    byte_size: 1,
    sha256: 'x',
    encoding: 'utf-8' as const,
    delimiter: ';' as const,
    header: ['a'],
    fingerprint: 'x',
    proposal: JSON.stringify({ columns: [], mapping: {}, options: {}, rememberedFrom: null }),
  };
  return withSystem(t.services.pool, async (db) => {
    const address = await db
      .insertInto('company_addresses')
      .values({
        company_id: company.id,
        name: 'HQ',
        address_line1: 'Street 1',
        city: 'Aarhus',
        zip_code: '8000',
        country: 'DK',
        display_name: 'HQ',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const orderFile = await db
      .insertInto('order_files')
      .values({
        company_id: company.id,
        supplier_id: supplier.id,
        batch: 99,
        file_name: 'orders.csv',
        path: 'order-files/x/orders.csv',
        send_after: now,
        created_at: now,
        is_sent: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('order_file_orders')
      .values({
        order_file_id: orderFile.id,
        order_id: order,
        company_id: company.id,
        supplier_id: supplier.id,
        attempt: 1,
      })
      .execute();
    const forSupplier = await db
      .insertInto('imports')
      .values({ ...importRow, supplier_id: supplier.id, catalog_id: catalogId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const forCompany = await db
      .insertInto('imports')
      .values({ ...importRow, kind: 'EMPLOYEES', company_id: company.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const mapping = await db
      .insertInto('import_mappings')
      .values({ kind: 'PRODUCTS', supplier_id: supplier.id, name: 'x.csv', fingerprint: 'x', mapping: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const job = await db
      .insertInto('jobs')
      .values({ kind: 'employee-changes', company_id: company.id, status: 'DONE' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const supplierJob = await db
      .insertInto('jobs')
      .values({ kind: 'TEST', supplier_id: supplier.id, status: 'DONE' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const leasing = await db
      .insertInto('leasing_agreements')
      .values({
        company_id: company.id,
        name: 'Phones',
        period: 24,
        draw_freq: 'MONTHLY',
        leasing_start: '2027-01-01',
        leasing_end: '2028-12-31',
        currency: 'DKK',
        product_sum: 0,
        accessory_sum: 0,
        total_salary_draw: 0,
        total_leasing_value: 0,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const draft = await db
      .insertInto('subscription_drafts')
      .values({ company_id: company.id, step: 'basics', fields: JSON.stringify(begun), saved_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const view = { list: 'orders', name: 'Late', search: '', is_shared: true, is_default: false };
    const companyView = await db
      .insertInto('list_views')
      .values({ ...view, role: 'company', user_id: company.userId, company_id: company.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const supplierView = await db
      .insertInto('list_views')
      .values({ ...view, role: 'supplier', user_id: supplier.userId, supplier_id: supplier.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const published = (owner: object) => db.insertInto('theme_history').values({ ...owner, published_at: now });
    const publishingOf = (owner: object) => published(owner).returning('id').executeTakeFirstOrThrow();
    const ofCompany = await publishingOf({ company_id: company.id });
    const ofSupplier = await publishingOf({ supplier_id: supplier.id });
    const told = { kind: 'rma-answered' as const, subject_id: order, created_at: now, in_portal: true };
    const notificationOf = ({ userId, membershipId }: Person) =>
      db
        .insertInto('notifications')
        .values({ ...told, user_id: userId, membership_id: membershipId })
        .returning('id')
        .executeTakeFirstOrThrow();
    const [forCompanyAdmin, forSupplierUser] = [await notificationOf(company), await notificationOf(supplier)];
    const session = await db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', company.userId)
      .limit(1)
      .executeTakeFirstOrThrow();
    return {
      address: address.id,
      'order-file': orderFile.id,
      import: { supplier: forSupplier.id, company: forCompany.id },
      'import-mapping': mapping.id,
      job: { company: job.id, supplier: supplierJob.id },
      'leasing-agreement': leasing.id,
      'list-view': { company: companyView.id, supplier: supplierView.id },
      notification: { company: forCompanyAdmin.id, supplier: forSupplierUser.id },
      'published-theme': { company: ofCompany.id, supplier: ofSupplier.id },
      session: session.id,
      'subscription-draft': draft.id,
    };
  });
}
