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
/** A number that no other row of this test file has. */
export const next = () => (counter += 1);

/** Writes past every wall, as the portal itself. */
export const insert = <T>(t: TestApp, work: (db: Db) => Promise<T>) => withSystem(t.services.pool, work);

/** A person who can log in, with one membership. */
export type Person = { userId: string; membershipId: string; email: string; token: string };

type Membership = {
  role: 'admin' | 'supplier' | 'company' | 'employee';
  company_id?: string;
  supplier_id?: string;
  employee_id?: string;
};

/** A user with one membership and a live session; `language` is the own choice, null for none. */
export async function givenPerson(
  t: TestApp,
  membership: Membership,
  values: { email?: string; name?: string; language?: Locale | null } = {},
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
        own_language: values.language === undefined ? 'en-us' : values.language,
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
export async function givenSession(
  t: TestApp,
  person: Person,
  way: { way?: 'PRIVATE'; only_membership_id?: string } = {},
): Promise<string> {
  const session = await insert(t, (db) =>
    db
      .insertInto('sessions')
      .values({ user_id: person.userId, membership_id: person.membershipId, ...way })
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

/** Gives a person this password, as if they had set it. */
export async function givenPassword(t: TestApp, person: Pick<Person, 'userId'>, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await insert(t, (db) =>
    db.updateTable('users').set({ password_hash: hash }).where('id', '=', person.userId).execute(),
  );
}
