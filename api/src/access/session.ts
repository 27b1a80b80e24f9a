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

/** Where the facts of a session stand in the answers of `open_session` and `open_see_as`. */
const columns = {
  id: 'session_id',
  userId: 'user_id',
  membershipId: 'membership_id',
  way: 'way',
  onlyMembershipId: 'only_membership_id',
  email: 'email',
  name: 'name',
  language: 'language',
  status: 'user_status',
  mustChangePassword: 'must_change_password',
  hasSecondStep: 'has_second_factor',
  role: 'role',
  companyId: 'company_id',
  companyName: 'company_name',
  supplierId: 'supplier_id',
  supplierName: 'supplier_name',
  isReseller: 'is_reseller',
  employeeId: 'employee_id',
  exitDate: 'exit_date',
} satisfies Record<Exclude<keyof Session, 'seenBy' | 'needs'>, string>;
const facts = Object.entries(columns)
  .map(([name, column]) => `s.${column} as "${name}"`)
  .join(', ');

/** What may end a session, or keep it from growing idle. */
const ends = `json_build_object('cause', s.revoked_cause, 'isIdle', s.idle, 'isTooOld', s.too_old,
  'isUnnoted', s.unnoted, 'company', s.company_status, 'employee', s.employee_status, 'supplier', s.supplier_status,
  'isSupplierDeleted', s.supplier_deleted) as ends`;
type Ends = {
  cause: string | null;
  isIdle: boolean;
  isTooOld: boolean;
  isUnnoted: boolean;
  company: string | null;
  employee: string | null;
  supplier: string | null;
  isSupplierDeleted: boolean | null;
};
type Row = Omit<Session, 'seenBy'> & { ends: Ends };

/** With the session and from the primary, so that reading at a replica costs no statement of its own. */
const needsOf = (pool: pg.Pool) =>
  replicaOf(pool)
    ? `needed_position(array[s.user_id, s.company_id, s.supplier_id, '${everybody}']) as needs`
    : 'null as needs';

/** The session behind a token's `sid`, or the key that says why there is none (DECISIONS, revocation causes). */
export async function openSession(pool: pg.Pool, sid: string): Promise<Session | ErrorKey> {
  const rows = await askPool<Row>(pool, {
    text: `select ${facts}, ${ends}, ${needsOf(pool)} from open_session($1) s`,
    values: [sid],
  });
  return rows[0] ? entered(pool, rows[0], rows[0].id) : openSeeAs(pool, sid);
}

type SeeAsRow = Row & { by: NonNullable<Session['seenBy']>; endsAt: Date };

/** Back office's look at one person's portal: a session of its own kind, which keeps the one behind it from idling. */
async function openSeeAs(pool: pg.Pool, sid: string): Promise<Session | ErrorKey> {
  const [row] = await askPool<SeeAsRow>(pool, {
    text: `select ${facts}, ${ends}, ${needsOf(pool)}, s.ends_at as "endsAt", json_build_object(
      'userId', s.admin_id, 'sessionId', s.admin_session_id, 'name', s.admin_name, 'reason', s.reason) as by
      from open_see_as($1) s`,
    values: [sid],
  });
  if (!row) return 'invalid token';
  const { by, endsAt, ...seen } = row;
  const session = await entered(pool, seen, by.sessionId);
  return typeof session === 'string' ? session : { ...session, seenBy: { ...by, until: endsAt.toISOString() } };
}

async function entered(pool: pg.Pool, { ends: end, ...session }: Row, noted: string): Promise<Session | ErrorKey> {
  const refusal = refusalOf(session, end);
  if (refusal) return refusal;
  if (end.isUnnoted) await askPool(pool, { text: 'select note_session($1)', values: [noted] });
  return { ...session, seenBy: null };
}

function refusalOf({ status, role }: Omit<Session, 'seenBy'>, end: Ends): ErrorKey | undefined {
  if (end.cause === 'blocked') return 'this-account-is-not-allowed';
  if (end.cause !== null) return 'invalid token';
  // A supplier's end blocks its own users; a company keeps working when its supplier is gone.
  const isSupplierGone = role === 'supplier' && (end.supplier === 'BLOCKED' || end.isSupplierDeleted);
  if (isSupplierGone || [status, end.company, end.employee].includes('BLOCKED')) return 'this-account-is-not-allowed';
  return end.isIdle || end.isTooOld ? 'jwt expired' : undefined;
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
 * What changes the login itself asks for a way in that proves its owner.
 *
 * @throws DomainError `confirm-it-is-you`
 */
export function assertOwnLogin(session: Session): void {
  if (!isOwnLogin(session)) throw new DomainError('confirm-it-is-you');
}
