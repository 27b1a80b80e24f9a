import { sql } from 'kysely';
import {
  givenCompany,
  givenEmployee,
  givenSupplier,
  type GivenCompany,
  type GivenSupplier,
} from '../../../test/given.ts';
import { apiSuite } from '../../../test/test-app.ts';
import { endSessions } from '../../access/end-sessions.ts';
import type { Identity } from '../../db/identity.ts';
import { withSystem, withTenant } from '../../db/tenant.ts';
import { productName } from '../../mail/login-mails.ts';
import { attachLogins, inviteUser, inviteUsers, sendLoginLinks, type Invitee } from './invitations.service.ts';

const t = apiSuite();
let supplier: GivenSupplier;
let nordlys: GivenCompany;
let other: GivenCompany;
const now = new Date('2026-11-02T08:00:00Z');

beforeAll(async () => {
  supplier = await givenSupplier(t, { isReseller: true });
  nordlys = await givenCompany(t, { name: 'Nordlys A/S', supplierId: supplier.id });
  other = await givenCompany(t, { name: 'Other' });
});

const noIdentity: Identity = { role: 'company', userId: null, companyId: null, supplierId: null, employeeId: null };
const asCompany = (company: GivenCompany): Identity => ({
  ...noIdentity,
  userId: company.userId,
  companyId: company.id,
});
const asSupplier = (): Identity => ({
  ...noIdentity,
  role: 'supplier',
  userId: supplier.userId,
  supplierId: supplier.id,
});
const admin = (email: string, companyId: string): Invitee => ({
  email,
  name: 'Mette Krag',
  language: 'da-dk',
  role: 'company',
  companyId,
  invitedBy: 'Nordlys A/S',
});

async function newEmployee(companyId: string, email: string): Promise<string> {
  const row = await withSystem(t.services.pool, (db) =>
    db
      .insertInto('employees')
      .values({ company_id: companyId, name: 'Anna Berg', email })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}
const owner = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await t.database.owner.query<Row>(text, values)).rows;

describe('inviting people', () => {
  test('the portal itself invites without naming itself twice', async () => {
    const invitee = { ...admin('office@portal.example', nordlys.id), invitedBy: productName };
    await withSystem(t.services.pool, (db) => inviteUser(db, t.services, now, { ...invitee, language: 'en-us' }));
    const [mail] = await t.mails('office@portal.example');
    expect(mail).toMatchObject({ subject: 'You are invited to Benefits' });
    expect(mail?.text).toContain('You have been given access to the employee benefits portal.');
  });

  test('makes a pending membership, its link and one mail in the invited language, and no login', async () => {
    const employeeId = await newEmployee(nordlys.id, 'anna@nordlys.example');
    const { userId, membershipId, to } = await withTenant(t.services.pool, asCompany(nordlys), (db) =>
      inviteUser(db, t.services, now, {
        email: 'anna@nordlys.example',
        name: 'Anna Berg',
        language: 'da-dk',
        role: 'employee',
        companyId: nordlys.id,
        employeeId,
        invitedBy: 'Nordlys A/S',
      }),
    );
    expect([userId, to]).toEqual([null, 'anna@nordlys.example']);
    const [mail] = await t.mails('anna@nordlys.example');
    expect(mail).toMatchObject({ kind: 'invitation', subject: 'Nordlys A/S har inviteret dig til Benefits' });
    expect(mail?.text).toMatch(/\/auth\/validate-token\/[\w-]{43}/);
    expect(await owner(`select user_id, invited_at from employees where id = $1`, [employeeId])).toEqual([
      { user_id: null, invited_at: now },
    ]);
    expect(await owner(`select from users where email = 'anna@nordlys.example'`)).toEqual([]);
    const [link] = await owner<{ hours: number; purpose: string }>(
      `select purpose, round(extract(epoch from expires_at - created_at) / 3600)::int as hours from magic_links
        where membership_id = $1`,
      [membershipId],
    );
    expect(link).toEqual({ purpose: 'INVITATION', hours: 72 });
  });

  test('an address known elsewhere gets a pending membership like any other; its login stays as it was', async () => {
    const known = await givenEmployee(t, other.id, { email: 'known@else.example', name: 'Known Person' });
    const made = await withTenant(t.services.pool, asCompany(nordlys), (db) =>
      inviteUser(db, t.services, now, { ...admin('known@else.example', nordlys.id), name: 'Something Else' }),
    );
    expect([made.userId, made.locale]).toEqual([null, 'da-dk']);
    expect(await owner(`select name, language from users where id = $1`, [known.userId])).toEqual([
      { name: 'Known Person', language: 'en-us' },
    ]);
    expect(await owner(`select role from memberships where user_id = $1 order by role`, [known.userId])).toEqual([
      { role: 'employee' },
    ]);
    expect(await owner(`select name, email from memberships where id = $1`, [made.membershipId])).toEqual([
      { name: 'Something Else', email: 'known@else.example' },
    ]);
  });

  test('a further role in the same company counts at once, and mail goes to the login’s own address', async () => {
    const anna = await givenEmployee(t, nordlys.id, { email: 'own@login.example' });
    await owner(`update employees set email = 'row@nordlys.example' where id = $1`, [anna.id]);
    const made = await withTenant(t.services.pool, asCompany(nordlys), (db) =>
      inviteUser(db, t.services, now, { ...admin('row@nordlys.example', nordlys.id), employeeId: anna.id }),
    );
    expect([made.userId, made.to]).toEqual([anna.userId, 'own@login.example']);
  });

  test('a supplier, which does not see the company’s people, learns nothing of one who works there', async () => {
    const anna = await givenEmployee(t, nordlys.id, { email: 'works@nordlys.example' });
    const made = await withTenant(t.services.pool, asSupplier(), (db) =>
      inviteUser(db, t.services, now, admin(anna.email, nordlys.id)),
    );
    expect(made.userId).toBeNull();
  });

  test('a repetition with the same key sends nothing and leaves the first link good', async () => {
    const invitee = { ...admin('twice@nordlys.example', nordlys.id), dedupeKey: 'invite:twice' };
    const invite = () =>
      withTenant(t.services.pool, asCompany(nordlys), (db) => inviteUser(db, t.services, now, invitee));
    await Promise.all([invite(), invite(), invite()]);
    expect(await t.mails('twice@nordlys.example')).toHaveLength(1);
    expect(
      await owner(`select count(*)::int as members from memberships where email = $1`, ['twice@nordlys.example']),
    ).toEqual([{ members: 1 }]);
    expect(
      await owner(
        `select count(*)::int as links from magic_links l join memberships m on m.id = l.membership_id
          where m.email = $1 and voided_at is null`,
        ['twice@nordlys.example'],
      ),
    ).toEqual([{ links: 1 }]);
  });

  test('a newer link leaves the older one good', async () => {
    const invitee = admin('again@nordlys.example', nordlys.id);
    await withTenant(t.services.pool, asCompany(nordlys), (db) => inviteUser(db, t.services, now, invitee));
    await withTenant(t.services.pool, asCompany(nordlys), (db) => sendLoginLinks(db, t.services, now, [invitee]));
    expect((await t.mails('again@nordlys.example')).map((mail) => mail.kind)).toEqual(['invitation', 'login-link']);
    expect(
      await owner(
        `select voided_at is null as open from magic_links l join memberships m on m.id = l.membership_id
          where m.email = $1`,
        ['again@nordlys.example'],
      ),
    ).toEqual([{ open: true }, { open: true }]);
  });

  test('thousands in one call, one person twice among them with one link', async () => {
    const people: Invitee[] = Array.from({ length: 1_500 }, (_, n) => admin(`many${n}@nordlys.example`, nordlys.id));
    const made = await withTenant(t.services.pool, asSupplier(), (db) =>
      inviteUsers(db, t.services, now, [...people, { ...admin('many1499@nordlys.example', nordlys.id) }]),
    );
    expect(new Set(made.map(({ membershipId }) => membershipId)).size).toBe(1_500);
    expect(await owner(`select count(*)::int as mails from outbox where to_address like 'many%'`)).toEqual([
      { mails: 1_500 },
    ]);
  });

  test('attaching alone sends nothing', async () => {
    await withTenant(t.services.pool, asCompany(nordlys), (db) =>
      attachLogins(db, now, [admin('later@nordlys.example', nordlys.id)]),
    );
    expect(await t.mails('later@nordlys.example')).toEqual([]);
    expect(
      await owner(
        `select count(*)::int as links from magic_links l join memberships m on m.id = l.membership_id
          where m.email = 'later@nordlys.example'`,
      ),
    ).toEqual([{ links: 0 }]);
  });

  test('a pending membership follows the address of its employee row; links to the old one open nothing', async () => {
    const employeeId = await newEmployee(nordlys.id, 'before@nordlys.example');
    const { membershipId } = await withTenant(t.services.pool, asCompany(nordlys), (db) =>
      inviteUser(db, t.services, now, {
        email: 'before@nordlys.example',
        name: 'Anna Berg',
        language: 'en-us',
        role: 'employee',
        companyId: nordlys.id,
        employeeId,
        invitedBy: 'Nordlys A/S',
      }),
    );
    await owner(`update employees set email = 'after@nordlys.example' where id = $1`, [employeeId]);
    expect(
      await owner(
        `select m.email, l.voided_at is not null as void from memberships m
          join magic_links l on l.membership_id = m.id where m.id = $1`,
        [membershipId],
      ),
    ).toEqual([{ email: 'after@nordlys.example', void: true }]);
  });

  test('an accepted membership keeps its login when the employee row gets another address', async () => {
    const anna = await givenEmployee(t, nordlys.id, { email: 'kept@nordlys.example' });
    await owner(`update employees set email = 'changed@nordlys.example' where id = $1`, [anna.id]);
    const made = await withTenant(t.services.pool, asCompany(nordlys), (db) =>
      inviteUser(db, t.services, now, {
        email: 'changed@nordlys.example',
        name: anna.name,
        language: 'en-us',
        role: 'employee',
        companyId: nordlys.id,
        employeeId: anna.id,
        invitedBy: 'Nordlys A/S',
      }),
    );
    expect([made.userId, made.to]).toEqual([anna.userId, 'kept@nordlys.example']);
  });
});

describe('a membership that is not the caller’s to give is refused', () => {
  const refused: [string, () => Identity, () => Omit<Invitee, 'email' | 'name' | 'language' | 'invitedBy'>][] = [
    ['a company: another company', () => asCompany(nordlys), () => ({ role: 'company', companyId: other.id })],
    ['a company: a supplier', () => asCompany(nordlys), () => ({ role: 'supplier', supplierId: supplier.id })],
    ['a company: back office', () => asCompany(nordlys), () => ({ role: 'admin' })],
    ['a supplier: a company that is not its own', asSupplier, () => ({ role: 'company', companyId: other.id })],
    [
      'a supplier: an employee',
      asSupplier,
      () => ({ role: 'employee', companyId: nordlys.id, employeeId: supplier.id }),
    ],
    [
      'an employee: anything',
      () => ({ ...asCompany(nordlys), role: 'employee' }),
      () => ({ role: 'company', companyId: nordlys.id }),
    ],
  ];
  test.each(refused)('%s', async (_name, identity, grant) => {
    await expect(
      withTenant(t.services.pool, identity(), (db) =>
        inviteUser(db, t.services, now, {
          email: 'thief@else.example',
          name: 'T',
          language: 'en-us',
          invitedBy: 'T',
          ...grant(),
        }),
      ),
    ).rejects.toMatchObject({ code: '42501' });
    expect(await owner(`select from memberships where email = 'thief@else.example'`)).toEqual([]);
  });
});

describe('ending sessions', () => {
  test('a company ends only the sessions that act inside it, and the identity is restored', async () => {
    const both = await givenEmployee(t, nordlys.id);
    const elsewhere = await givenEmployee(t, other.id, { email: 'unrelated@else.example' });
    const role = await withTenant(t.services.pool, asCompany(nordlys), async (db) => {
      expect(await endSessions(db, [both.userId, elsewhere.userId], 'role-changed')).toBe(1);
      return (await sql<{ role: string }>`select app_role() as role`.execute(db)).rows[0]?.role;
    });
    expect(role).toBe('company');
    expect(
      await owner(`select revoked_cause from sessions where user_id = any ($1) order by revoked_cause nulls last`, [
        [both.userId, elsewhere.userId],
      ]),
    ).toEqual([{ revoked_cause: 'role-changed' }, { revoked_cause: null }]);
  });
});
