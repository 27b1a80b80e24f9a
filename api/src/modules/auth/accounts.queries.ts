import { sql } from 'kysely';
import type { Day } from '@portal/contract/days';
import type { Locale } from '@portal/contract/constants';
import type { Db } from '../../db/tenant.ts';
import type { Membership } from './memberships.rules.ts';

export type Account = {
  id: string;
  email: string;
  name: string;
  language: Locale;
  status: 'ACTIVE' | 'PENDING' | 'BLOCKED';
  passwordHash: string | null;
  mustChangePassword: boolean;
  lastSuccessfulLogin: Date | null;
  /** an administrator who turned it on logs in with a code as well */
  hasSecondStep: boolean;
  /** set when the address was the private one of somebody who left: the membership it opens */
  membershipId: string | null;
};

const columns = sql`u.id, u.email, u.name, u.language, u.status, u.password_hash as "passwordHash",
  u.must_change_password as "mustChangePassword", u.last_successful_login as "lastSuccessfulLogin",
  exists (select from second_factors f join memberships a on a.user_id = f.user_id and a.role = 'admin'
    where f.user_id = u.id and f.confirmed_at is not null) as "hasSecondStep"`;

/** The login of an address, in any case of letters; past the exit date the private address counts too (DECISIONS 21). */
export async function findAccountByEmail(db: Db, email: string, today: Day): Promise<Account | undefined> {
  const { rows } = await sql<Account>`select * from account_of_address(${email}, ${today})`.execute(db);
  return rows[0];
}

export async function findAccount(db: Db, userId: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`select ${columns}, null::uuid as "membershipId" from users u where u.id = ${userId} and u.deleted_at is null`.execute(db);
  return rows[0];
}

/** As JSON brings it: instants are texts. */
type WrittenMembership = Omit<Membership, 'lastUsedAt' | 'blockedAt'> & { lastUsedAt: string | null; blockedAt: string | null };

const instant = (text: string | null) => (text === null ? null : new Date(text));

/** As `findAccountByEmail`, with everything that its owner may act as. One statement: whose an address is, is asked once. */
export async function findLogin(db: Db, email: string, today: Day): Promise<{ account: Account; memberships: Membership[] } | undefined> {
  const { rows: [row] } = await sql<Account & { memberships: WrittenMembership[] }>`
    select a.*, (select coalesce(json_agg(m), '[]') from memberships_of(a.id) m) as memberships from account_of_address(${email}, ${today}) a`.execute(db);
  if (!row) return undefined;
  const { memberships, ...account } = row;
  return { account, memberships: memberships.map((membership) => ({ ...membership, lastUsedAt: instant(membership.lastUsedAt), blockedAt: instant(membership.blockedAt) })) };
}

/** Everything a person may act as, in every company and supplier: only for the person's own session. */
export async function listMemberships(db: Db, userId: string): Promise<Membership[]> {
  const { rows } = await sql<Membership>`select * from memberships_of(${userId})`.execute(db);
  return rows;
}
