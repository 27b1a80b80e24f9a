import type { SeenBy } from '@portal/contract/auth';
import type { Locale } from '@portal/contract/constants';
import type { Role } from '@portal/contract/endpoint';
import type { ErrorKey } from '@portal/contract/errors';
import type pg from 'pg';
import { askPool } from '../db/ask.ts';
import { everybody, type Identity } from '../db/identity.ts';
import { replicaOf } from '../db/replica.ts';
import { DomainError } from '../http/domain-error.ts';

/**
 * How a session came in: by the login's own password, a link to its own address, an invitation to it, or by the private
 * address of a former employee. The last two open one membership (DECISIONS 21, 41).
 */
export type SessionWay = 'PASSWORD' | 'LINK' | 'INVITATION' | 'PRIVATE';

/** The signed-in person of one request, read from the session row, never from the token (SECURITY T5). */
export type Session = {
  id: string;
  userId: string;
  membershipId: string;
  way: SessionWay;
  /** the one membership that the way in proves; null: every membership of the login */
  onlyMembershipId: string | null;
  email: string;
  name: string;
  language: Locale;
  status: 'ACTIVE' | 'PENDING' | 'BLOCKED';
  mustChangePassword: boolean;
  hasSecondStep: boolean;
  role: Role;
  companyId: string | null;
  companyName: string | null;
  supplierId: string | null;
  supplierName: string | null;
  isReseller: boolean;
  employeeId: string | null;
  exitDate: string | null;
  /** back office looks on as this person: nothing may be written or taken home (`startSeeAs`) */
  seenBy: (SeenBy & { userId: string; sessionId: string }) | null;
  /** what a replica must have replayed before it may answer this person (`Replica`) */
  needs: string | null;
};

type Row = {
  session_id: string;
  idle: boolean;
  too_old: boolean;
  unnoted: boolean;
  user_id: string;
  membership_id: string;
  only_membership_id: string | null;
  way: SessionWay;
  has_second_factor: boolean;
  revoked_cause: string | null;
  email: string;
  name: string;
  language: Locale;
  user_status: Session['status'];
  must_change_password: boolean;
  role: Role;
  company_id: string | null;
  supplier_id: string | null;
  employee_id: string | null;
  company_name: string | null;
  company_status: string | null;
  supplier_name: string | null;
  supplier_status: string | null;
  supplier_deleted: boolean | null;
  is_reseller: boolean;
  employee_status: string | null;
  exit_date: string | null;
  needs: string | null;
};

/** With the session and from the primary, so that reading at a replica costs no statement of its own. */
const needsOf = (pool: pg.Pool) =>
  replicaOf(pool)
    ? `needed_position(array[s.user_id, s.company_id, s.supplier_id, '${everybody}']) as needs`
    : 'null as needs';

/** The session behind a token's `sid`, or the key that says why there is none (DECISIONS, revocation causes). */
export async function openSession(pool: pg.Pool, sid: string): Promise<Session | ErrorKey> {
  const rows = await askPool<Row>(pool, {
    text: `select s.*, ${needsOf(pool)} from open_session($1) s`,
    values: [sid],
  });
  return rows[0] ? entered(pool, rows[0], rows[0].session_id) : openSeeAs(pool, sid);
}

type SeeAsRow = Row & { admin_session_id: string; admin_id: string; admin_name: string; reason: string; ends_at: Date };

/** Back office's look at one person's portal: a session of its own kind, which keeps the one behind it from idling. */
async function openSeeAs(pool: pg.Pool, sid: string): Promise<Session | ErrorKey> {
  const [row] = await askPool<SeeAsRow>(pool, {
    text: `select s.*, ${needsOf(pool)} from open_see_as($1) s`,
    values: [sid],
  });
  if (!row) return 'invalid token';
  const session = await entered(pool, row, row.admin_session_id);
  if (typeof session === 'string') return session;
  const { admin_id: userId, admin_session_id: sessionId, admin_name: name, reason, ends_at: until } = row;
  return { ...session, seenBy: { userId, sessionId, name, reason, until: until.toISOString() } };
}

async function entered(pool: pg.Pool, row: Row, noted: string): Promise<Session | ErrorKey> {
  const end = endOf(row);
  if (end) return end;
  // Keeps a used session from growing idle.
  if (row.unnoted) await askPool(pool, { text: 'select note_session($1)', values: [noted] });
  return toSession(row);
}

function endOf(row: Row): ErrorKey | undefined {
  if (row.revoked_cause === 'blocked') return 'this-account-is-not-allowed';
  if (row.revoked_cause !== null) return 'invalid token';
  if (isBlocked(row)) return 'this-account-is-not-allowed';
  if (row.idle || row.too_old) return 'jwt expired';
  return undefined;
}

// A supplier's end blocks its own users; a company keeps working when its supplier is gone.
function isBlocked(row: Row): boolean {
  return (
    row.user_status === 'BLOCKED' ||
    row.company_status === 'BLOCKED' ||
    row.employee_status === 'BLOCKED' ||
    (row.role === 'supplier' && (row.supplier_status === 'BLOCKED' || row.supplier_deleted === true))
  );
}

function toSession(row: Row): Session {
  return {
    id: row.session_id,
    userId: row.user_id,
    membershipId: row.membership_id,
    way: row.way,
    onlyMembershipId: row.only_membership_id,
    email: row.email,
    name: row.name,
    language: row.language,
    status: row.user_status,
    mustChangePassword: row.must_change_password,
    hasSecondStep: row.has_second_factor,
    role: row.role,
    companyId: row.company_id,
    companyName: row.company_name,
    supplierId: row.supplier_id,
    supplierName: row.supplier_name,
    isReseller: row.is_reseller,
    employeeId: row.employee_id,
    exitDate: row.exit_date,
    seenBy: null,
    needs: row.needs,
  };
}

/** What the row-level policies see for this session. A company's supplier is no identity of its people. */
export function identityOf(session: Session): Identity {
  return {
    role: session.role,
    userId: session.userId,
    companyId: session.companyId,
    supplierId: session.role === 'supplier' ? session.supplierId : null,
    employeeId: session.employeeId,
    language: session.language,
    seenBy: session.seenBy?.userId ?? null,
  };
}

/** Is a second step demanded of this role (`SECOND_STEP`). */
export function demandsSecondStep(policy: 'optional' | 'admin' | 'everybody', role: Role): boolean {
  return policy === 'everybody' || (policy === 'admin' && role === 'admin');
}

/** The way in proves the owner of the whole login; the private address of a former employee proves one membership. */
export const isOwnLogin = ({ way, onlyMembershipId }: Session): boolean =>
  way !== 'PRIVATE' || onlyMembershipId === null;

/**
 * What changes the login itself asks for a way in that proves its owner: the private address of a former employee leads
 * to one membership and no further.
 *
 * @throws DomainError `confirm-it-is-you`
 */
export function assertOwnLogin(session: Session): void {
  if (!isOwnLogin(session)) throw new DomainError('confirm-it-is-you');
}
