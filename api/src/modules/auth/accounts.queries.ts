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
  /** nobody has come in yet */
  isFirstLogin: boolean;
  /** the one that the login acted as last */
  lastMembershipId: string | null;
  /** an administrator who turned it on logs in with a code as well */
  hasSecondStep: boolean;
  /** set when the way in opens one membership only: the private address of somebody who left, or a link sent there */
  membershipId: string | null;
};

/** An account with everything that its owner may act as. */
export type Login = { account: Account; memberships: Membership[] };

/** As the database writes it (`login_of`, migration 0024). */
export type WrittenLogin = { account: Omit<Account, 'hasSecondStep'> & { hasSecondFactor: boolean }; memberships: Membership[] };

export function toLogin(written: WrittenLogin | null | undefined): Login | undefined {
  if (!written) return undefined;
  const { account: { hasSecondFactor, ...account }, memberships } = written;
  return { account: { ...account, hasSecondStep: hasSecondFactor && memberships.some(({ role }) => role === 'admin') }, memberships };
}

/** The login of an address, in any case of letters; past the exit date the private address counts too (DECISIONS 21). */
export async function findLogin(db: Db, email: string, today: Day): Promise<Login | undefined> {
  const { rows: [row] } = await sql<{ login: WrittenLogin | null }>`select login_of_address(${email}, ${today}) as login`.execute(db);
  return toLogin(row?.login);
}

/** The login of a person, on the way that opens `membershipId`: only for the person's own session. */
export async function findLoginOf(db: Db, userId: string, membershipId: string | null = null): Promise<Login | undefined> {
  const { rows: [row] } = await sql<{ login: WrittenLogin | null }>`select login_of(${userId}, ${membershipId}) as login`.execute(db);
  return toLogin(row?.login);
}

/** Everything a person may act as, in every company and supplier: only for the person's own session. */
export async function listMemberships(db: Db, userId: string): Promise<Membership[]> {
  const { rows: [row] } = await sql<{ memberships: Membership[] }>`select memberships_of(${userId}) as memberships`.execute(db);
  return row?.memberships ?? [];
}
