import type { ColourMode } from '@portal/contract/auth';
import type { Locale } from '@portal/contract/constants';
import type { Day } from '@portal/contract/days';
import { sql } from 'kysely';
import { hashOf } from '../../access/link-tokens.ts';
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
  /** its owner has used a link sent to the address */
  isProved: boolean;
  isFirstLogin: boolean;
  /** the one that the login acted as last */
  lastMembershipId: string | null;
  /** logs in with a code as well */
  hasSecondStep: boolean;
};

/** What a session may act as: all memberships of the login, or the one that its way in proves. */
export type Acting = {
  memberships: Membership[];
  /** the login has memberships beyond these */
  hasOthers: boolean;
  /** pending memberships for the login's address */
  invitations: number;
  colourMode: ColourMode;
};

/** A login on one way in; `onlyMembershipId` is set when that way opens one membership only. */
export type Login = { account: Account; onlyMembershipId: string | null; acting: Acting };

/** What an address leads to (`login_of_address`). */
export type AddressOwner = {
  login: Login | null;
  /** the address is the private one of a former employee, confirmed by a link or not */
  isPrivate: boolean;
  isConfirmed: boolean;
  /** the newest membership that waits for the address */
  waiting: { membershipId: string; language: Locale; companyId: string | null; supplierId: string | null } | null;
  isKnownDevice: boolean;
};

const nothing: AddressOwner = {
  login: null,
  isPrivate: false,
  isConfirmed: false,
  waiting: null,
  isKnownDevice: false,
};

/** What an address in its one spelling leads to; for the portal itself, before there is a session. */
export async function findAddress(
  db: Db,
  address: string,
  today: Day,
  device: string | undefined,
): Promise<AddressOwner> {
  const [row] = (
    await sql<{ found: AddressOwner | null }>`select login_of_address(${address}, ${today},
    ${device === undefined ? null : hashOf(device)}) as found`.execute(db)
  ).rows;
  return row?.found ?? nothing;
}

/** The login of a person on the way that opens `onlyMembershipId`: only for the person's own session. */
export async function findLoginOf(db: Db, userId: string, onlyMembershipId: string | null): Promise<Login | undefined> {
  const [row] = (
    await sql<{ login: Login | null }>`select login_of(${userId}, ${onlyMembershipId}) as login`.execute(db)
  ).rows;
  return row?.login ?? undefined;
}

/** What a session may act as: only for the person's own session. */
export async function findActing(db: Db, userId: string, onlyMembershipId: string | null): Promise<Acting> {
  const [row] = (
    await sql<{ acting: Acting | null }>`select memberships_of(${userId}, ${onlyMembershipId}) as acting`.execute(db)
  ).rows;
  return row?.acting ?? { memberships: [], hasOthers: false, invitations: 0, colourMode: 'LIGHT' };
}
