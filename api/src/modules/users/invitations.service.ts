import type { Locale } from '@portal/contract/constants';
import type { Role } from '@portal/contract/endpoint';
import type { MailKind } from '@portal/contract/mail-kinds';
import { sql } from 'kysely';
import { hashOf, linkUrl, newLinkToken } from '../../access/link-tokens.ts';
import type { Db } from '../../db/tenant.ts';
import { invitationMail, loginLinkMail } from '../../mail/login-mails.ts';
import { queueMails } from '../../mail/outbox.ts';
import type { MailContent } from '../../mail/render.ts';
import type { Services } from '../../services.ts';

/** One person to be let in. `role` decides which ids are needed, as in the table `memberships`. */
export type Invitee = {
  email: string;
  name: string;
  /** typed for an administrator; an employee's follows from row and company. A login's own choice comes before both */
  language?: Locale;
  role: Role;
  companyId?: string | null;
  supplierId?: string | null;
  /** the employee row that becomes this login's; with role `company` it is linked without an employee membership */
  employeeId?: string | null;
  /** who invites, as the mail names it: the company, the supplier, or the portal */
  invitedBy: string;
  /** at most one mail with this key ever leaves; without it every call sends one */
  dedupeKey?: string;
  /** the subscription that the mail invites to, if the list there is to say whether it was delivered */
  subscriptionId?: string;
  /** temporary password and further typed fields of a login that the acceptance makes */
  passwordHash?: string;
  details?: Record<string, unknown>;
};

/**
 * An invitee whose membership is there. `userId` is null while it is pending; `to` is where mail goes: the login's own
 * address once the membership is accepted, else the typed one.
 */
export type AttachedLogin = Invitee & { userId: string | null; membershipId: string; locale: Locale; to: string };

/** `url` is the login link; it exists nowhere but in the mail. */
export type InvitedLogin = AttachedLogin & { url: string };

type LinkServices = Pick<Services, 'config'>;
type Attached = {
  at: number;
  user_id: string | null;
  membership_id: string;
  email: string;
  language: Locale;
  linked: boolean;
};

const batchSize = 1_000;

/**
 * Invites many people in the caller's transaction: the membership of each, a link of 72 hours, and the mail, whose text
 * `mailOf` may replace. A new membership is pending until its person accepts it, whether or not the address has a
 * login, and the caller learns nothing of that (DECISIONS 13, 41). After the commit notify `deliver-mail`.
 */
export async function inviteUsers(
  db: Db,
  { config }: LinkServices,
  now: Date,
  invitees: readonly Invitee[],
  mailOf: (login: InvitedLogin, supportEmail: string) => MailContent = invitationMail,
  kind: MailKind = 'invitation',
): Promise<AttachedLogin[]> {
  const attached: AttachedLogin[] = [];
  for (const batch of batchesOf(invitees)) {
    const made = await attach(db, now, batch, newLinkToken);
    const invited = made
      .filter(({ isLinked }) => isLinked)
      .map(({ login, token }) => ({ ...login, url: linkUrl(config.publicUrl, token) }));
    await queueMails(
      db,
      now,
      invited.map((login) => ({
        kind,
        to: login.to,
        locale: login.locale,
        companyId: login.companyId ?? null,
        supplierId: login.supplierId ?? null,
        content: mailOf(login, config.supportEmail),
        ...(login.subscriptionId && login.employeeId
          ? { invited: { subscriptionId: login.subscriptionId, employeeId: login.employeeId } }
          : {}),
        ...(login.dedupeKey ? { dedupeKey: login.dedupeKey } : {}),
      })),
    );
    attached.push(...made.map(({ login }) => login));
  }
  return attached;
}

/** One person; see `inviteUsers`. */
export async function inviteUser(db: Db, services: LinkServices, now: Date, invitee: Invitee): Promise<AttachedLogin> {
  const [one] = await inviteUsers(db, services, now, [invitee]);
  if (!one) throw new Error('the database made no membership');
  return one;
}

/**
 * Sends a login link because an administrator asks for it, for example from the employee list. It lasts 72 hours like
 * an invitation and opens that one membership; older links stay good.
 */
export function sendLoginLinks(
  db: Db,
  services: LinkServices,
  now: Date,
  invitees: readonly Invitee[],
): Promise<AttachedLogin[]> {
  return inviteUsers(
    db,
    services,
    now,
    invitees,
    (login, supportEmail) => loginLinkMail({ ...login, lasts: '72 hours' }, supportEmail),
    'login-link',
  );
}

/** Makes memberships without any mail, for people who are invited later. */
export async function attachLogins(
  db: Db,
  now: Date,
  people: readonly Omit<Invitee, 'invitedBy' | 'dedupeKey'>[],
): Promise<AttachedLogin[]> {
  const attached: AttachedLogin[] = [];
  for (const batch of batchesOf(people)) {
    const made = await attach(
      db,
      now,
      batch.map((person) => ({ ...person, invitedBy: '' })),
      () => '',
    );
    attached.push(...made.map(({ login }) => login));
  }
  return attached;
}

function* batchesOf<T>(people: readonly T[]) {
  for (let from = 0; from < people.length; from += batchSize) yield people.slice(from, from + batchSize);
}

/** Without the token of a link only the membership is made. */
async function attach(
  db: Db,
  now: Date,
  invitees: readonly Invitee[],
  newToken: () => string,
): Promise<{ login: AttachedLogin; token: string; isLinked: boolean }[]> {
  const batch = invitees.map((invitee) => ({ invitee, token: newToken() }));
  const rows = batch.map(({ invitee, token }, at) => ({
    at,
    email: invitee.email,
    name: invitee.name,
    language: invitee.language ?? null,
    role: invitee.role,
    company_id: invitee.companyId ?? null,
    supplier_id: invitee.supplierId ?? null,
    employee_id: invitee.employeeId ?? null,
    token_hash: token ? hashOf(token).toString('hex') : null,
    dedupe_key: invitee.dedupeKey ?? null,
    password_hash: invitee.passwordHash ?? null,
    details: invitee.details ?? {},
  }));
  const answer =
    await sql<Attached>`select * from invite_people(${JSON.stringify(rows)}::jsonb, ${now}) order by at`.execute(db);
  return answer.rows.flatMap((row) =>
    batch
      .slice(row.at, row.at + 1)
      .map(({ invitee, token }) => ({
        login: {
          ...invitee,
          userId: row.user_id,
          membershipId: row.membership_id,
          locale: row.language,
          to: row.email,
        },
        token,
        isLinked: row.linked,
      })),
  );
}
