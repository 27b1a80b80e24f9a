import type { Locale } from '@portal/contract/constants';
import { hashPassword } from '../src/access/passwords.ts';
import { withSystem, type Db } from '../src/db/tenant.ts';
import { tokenFor } from '../src/plugins/tokens.ts';
import type { TestApp } from './test-app.ts';

/**
 * Rows that tests start from, written straight into the database. Every function takes only what a test cares
 * about; the rest has working defaults, and names are numbered so that nothing clashes.
 */
let counter = 0;
const next = () => (counter += 1);

const insert = <T>(t: TestApp, work: (db: Db) => Promise<T>) => withSystem(t.services.pool, work);

/** A person who can log in, with one membership. */
export type Person = { userId: string; membershipId: string; email: string; token: string };

type Membership = {
  role: 'admin' | 'supplier' | 'company' | 'employee';
  company_id?: string;
  supplier_id?: string;
  employee_id?: string;
};

/** A user with one membership and a live session. */
export async function givenPerson(
  t: TestApp,
  membership: Membership,
  values: { email?: string; name?: string; language?: Locale } = {},
): Promise<Person> {
  const n = next();
  const email = values.email ?? `person${n}@test.example`;
  return insert(t, async (db) => {
    const user = await db
      .insertInto('users')
      .values({
        email,
        name: values.name ?? `Person ${n}`,
        status: 'ACTIVE',
        email_proved_at: new Date(0),
        language: values.language ?? 'en-us',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: membershipId } = await db
      .insertInto('memberships')
      .values({ user_id: user.id, ...membership })
      .returning('id')
      .executeTakeFirstOrThrow();
    const session = await db
      .insertInto('sessions')
      .values({ user_id: user.id, membership_id: membershipId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { userId: user.id, membershipId, email, token: tokenFor(t.app, { id: session.id, userId: user.id }) };
  });
}

/** A further session of a person, as after another login. */
export async function givenSession(t: TestApp, person: Person): Promise<string> {
  const session = await insert(t, (db) =>
    db
      .insertInto('sessions')
      .values({ user_id: person.userId, membership_id: person.membershipId })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return tokenFor(t.app, { id: session.id, userId: person.userId });
}

export const givenAdmin = (t: TestApp, values?: Parameters<typeof givenPerson>[2]) =>
  givenPerson(t, { role: 'admin' }, values);

export type GivenSupplier = Person & { id: string; name: string };

/** A supplier with one user. */
export async function givenSupplier(
  t: TestApp,
  values: { name?: string; isReseller?: boolean } = {},
): Promise<GivenSupplier> {
  const name = values.name ?? `Supplier ${next()}`;
  const { id } = await insert(t, (db) =>
    db
      .insertInto('suppliers')
      .values({ name, email: `orders${next()}@supplier.example`, is_reseller: values.isReseller ?? false })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { ...(await givenPerson(t, { role: 'supplier', supplier_id: id })), id, name };
}

export type GivenCompany = Person & { id: string; name: string };

/** A company with settings and one admin. */
export async function givenCompany(
  t: TestApp,
  values: {
    name?: string;
    supplierId?: string;
    salaryDay?: number;
    salarySystemId?: string;
    wageCode?: string;
    vatNo?: string;
  } = {},
): Promise<GivenCompany> {
  const n = next();
  const name = values.name ?? `Company ${n}`;
  const id = await insert(t, async (db) => {
    const company = await db
      .insertInto('companies')
      .values({
        company_name: name,
        currency: 'DKK',
        vat_no: values.vatNo ?? String(10_000_000 + n),
        country: 'DK',
        invoice_mail: `invoice${n}@company.example`,
        supplier_id: values.supplierId ?? null,
        salary_system_id: values.salarySystemId ?? null,
        wage_code_gross: values.wageCode ?? '45',
        wage_code_net: '46',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('company_settings')
      .values({ company_id: company.id, salary_day: values.salaryDay ?? 20 })
      .execute();
    return company.id;
  });
  return { ...(await givenPerson(t, { role: 'company', company_id: id })), id, name };
}

export type GivenEmployee = Person & { id: string; companyId: string; name: string };

/** An employee who has a login. */
export async function givenEmployee(
  t: TestApp,
  companyId: string,
  values: { name?: string; employNo?: string | null; email?: string; department?: string } = {},
): Promise<GivenEmployee> {
  const n = next();
  const name = values.name ?? `Employee ${n}`;
  const email = values.email ?? `employee${n}@company.example`;
  const { id } = await insert(t, (db) =>
    db
      .insertInto('employees')
      .values({
        company_id: companyId,
        name,
        email,
        employ_no: values.employNo === undefined ? String(1_000 + n) : values.employNo,
        department: values.department ?? 'Sales',
        status: 'ACTIVE',
        address_line1: 'Havnegade 1',
        zip_code: '8000',
        city: 'Aarhus',
        country: 'DK',
        phone: '+45 12345678',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const person = await givenPerson(t, { role: 'employee', company_id: companyId, employee_id: id }, { email, name });
  await insert(t, (db) => db.updateTable('employees').set({ user_id: person.userId }).where('id', '=', id).execute());
  return { ...person, id, companyId, name };
}

/** The category Mobile of RULES 7. */
export async function givenCategory(t: TestApp, values: Record<string, unknown> = {}): Promise<string> {
  const row = await insert(t, (db) =>
    db
      .insertInto('categories')
      .values({
        name: `Mobile ${next()}`,
        accessory_limit: 2,
        percentage: 3_000,
        require_multimedia_tax: true,
        taxable_mode: 'FIXED_YEARLY',
        scrap_percent: 500,
        requires_serial: true,
        rules: JSON.stringify({
          'en-us': 'You have use of the phone only.',
          'da-dk': 'Du har kun brugsret til telefonen.',
        }),
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}

/** A catalog of a supplier, assigned to the named companies. */
export async function givenCatalog(t: TestApp, supplierId: string, companyIds: string[] = []): Promise<string> {
  return insert(t, async (db) => {
    const name = `Catalog ${next()}`;
    const { id } = await db
      .insertInto('catalogs')
      .values({ supplier_id: supplierId, catalog_name: name, display_name: name, currency: 'DKK' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const companyId of companyIds)
      await db
        .insertInto('catalog_assignments')
        .values({ catalog_id: id, supplier_id: supplierId, company_id: companyId })
        .execute();
    return id;
  });
}

/** Phone X of RULES E1: 6,399.20 ex VAT, retail 7,999.00, insurances 39.00 and 15.00. */
export async function givenProduct(
  t: TestApp,
  where: { supplierId: string; catalogId: string; categoryId: string },
  values: Record<string, unknown> = {},
): Promise<string> {
  const n = next();
  const row = await insert(t, (db) =>
    db
      .insertInto('products')
      .values({
        catalog_id: where.catalogId,
        supplier_id: where.supplierId,
        category_id: where.categoryId,
        product_name: 'Phone X',
        sku: `PX${n}`,
        supplier_sku: `S-PX${n}`,
        price: 639_920,
        retail_price: 799_900,
        all_risk: 3_900,
        employee_ins: 1_500,
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}

/** A picture behind the product's others; its bytes are nowhere. */
export async function givenPicture(
  t: TestApp,
  where: { supplierId: string; catalogId: string },
  productId: string,
  values: Record<string, unknown> = {},
): Promise<string> {
  const n = next();
  return insert(t, async (db) => {
    const { id } = await db
      .insertInto('product_pictures')
      .values({
        catalog_id: where.catalogId,
        supplier_id: where.supplierId,
        product_id: productId,
        sha256: String(n).padStart(64, '0'),
        width: 1_200,
        height: 900,
        position: n,
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** The cover of RULES E1: 199.20 ex VAT, retail 249.00. */
export async function givenAccessory(
  t: TestApp,
  where: { supplierId: string; catalogId: string; productIds?: string[] },
  values: Record<string, unknown> = {},
): Promise<string> {
  const n = next();
  return insert(t, async (db) => {
    const { id } = await db
      .insertInto('accessories')
      .values({
        catalog_id: where.catalogId,
        supplier_id: where.supplierId,
        product_name: 'Cover',
        sku: `C${n}`,
        supplier_sku: `S-C${n}`,
        price: 19_920,
        retail_price: 24_900,
        whole_catalog: where.productIds === undefined,
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const productId of where.productIds ?? []) {
      await db
        .insertInto('accessory_products')
        .values({ catalog_id: where.catalogId, supplier_id: where.supplierId, accessory_id: id, product_id: productId })
        .execute();
    }
    return id;
  });
}

/**
 * "Mobile 2027" of RULES 7: window 16–30 Nov 2026, effect 1 Jan 2027, 24 months, both insurances, subsidy 1,200.00 a
 * year.
 */
export async function givenSubscription(
  t: TestApp,
  where: { companyId: string; catalogId: string; employeeIds: string[] },
  values: Record<string, unknown> = {},
): Promise<string> {
  return insert(t, async (db) => {
    const { id } = await db
      .insertInto('subscriptions')
      .values({
        company_id: where.companyId,
        subscription_name: `Mobile 2027 ${next()}`,
        start_date: '2026-11-16',
        end_date: '2026-11-30',
        effect_date: '2027-01-01',
        delivery_method: 'USER_ADDRESS',
        periods: [24],
        all_risk: true,
        employee_ins: true,
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('subscription_catalogs')
      .values({
        subscription_id: id,
        company_id: where.companyId,
        catalog_id: where.catalogId,
        subsidy_yearly: 120_000,
      })
      .execute();
    for (const employeeId of where.employeeIds) {
      await db
        .insertInto('subscription_employees')
        .values({
          subscription_id: id,
          company_id: where.companyId,
          employee_id: employeeId,
          invited_at: new Date('2026-11-16T07:00:00Z'),
        })
        .execute();
    }
    return id;
  });
}

/** Gives a person this password, as if they had set it. */
export async function givenPassword(t: TestApp, person: Pick<Person, 'userId'>, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await insert(t, (db) =>
    db.updateTable('users').set({ password_hash: hash }).where('id', '=', person.userId).execute(),
  );
}
