import type { inviteEmployees } from '@portal/contract/employee-bulk';
import type { ResponseOf } from '@portal/contract/endpoint';
import { mailFacts, type MailPreview } from '@portal/contract/mail-preview';
import type { Seen } from '@portal/contract/seen';
import type { Db } from '../../db/tenant.ts';
import { assertSeen } from '../../http/assert-seen.ts';
import { DomainError } from '../../http/domain-error.ts';
import { invitationMail, loginLinkMail } from '../../mail/login-mails.ts';
import { addresseesOf, previewMail } from '../../mail/preview-mail.ts';
import { inviteUsers, sendLoginLinks } from '../users/index.ts';
import type { Acting } from './acting.mapping.ts';
import { type Addressee, listAddressees } from './employees.queries.ts';
import { mailOutcome } from './employees.rules.ts';
import { inviteeOf } from './employees.service.ts';

type Sent = ResponseOf<typeof inviteEmployees>['data'];
export type LoginMail = 'invitation' | 'login-link';
type Outcome = Sent['results'][number]['outcome'];

/** The people of the ids with what becomes of each. Another company's are NOT_FOUND, as missing ones are. */
async function outcomesOf(db: Db, ids: readonly string[], { scope, today }: Acting) {
  const wanted = [...new Set(ids)];
  const people = new Map((await listAddressees(db, scope, wanted)).map((person) => [person.employeeId, person]));
  return wanted.map((employeeId): { employeeId: string; person: Addressee | undefined; outcome: Outcome } => {
    const person = people.get(employeeId);
    return { employeeId, person, outcome: person ? mailOutcome(person, today) : 'NOT_FOUND' };
  });
}

type Picked = Awaited<ReturnType<typeof outcomesOf>>;

/** 404 `employee_not_found` when all of them are. */
async function someOf(db: Db, ids: readonly string[], acting: Acting): Promise<Picked> {
  const picked = await outcomesOf(db, ids, acting);
  if (!picked.some(({ person }) => person)) throw new DomainError('employee_not_found');
  return picked;
}
const reached = (picked: Picked) =>
  picked.flatMap(({ person, outcome }) => (person && outcome === 'SENT' ? [person] : []));

function preview(picked: Picked, mail: LoginMail, acting: Acting): MailPreview {
  const { supportEmail } = acting.services.config;
  return previewMail(
    reached(picked).map((person) => ({ ...person, ...inviteeOf(person, acting), employeeId: person.employeeId })),
    picked.flatMap(({ person, outcome }) =>
      outcome === 'SENT' ? [] : [{ name: person?.name ?? '', reason: outcome }],
    ),
    (invitee) =>
      mail === 'invitation'
        ? invitationMail({ ...invitee, url: '' }, supportEmail)
        : loginLinkMail({ ...invitee, url: '', lasts: '72 hours' }, supportEmail),
  );
}

/** Whom an invitation or a login link would reach, and the mail; nothing is sent. */
export async function previewLoginMails(
  db: Db,
  ids: readonly string[],
  mail: LoginMail,
  acting: Acting,
): Promise<MailPreview> {
  return preview(await someOf(db, ids, acting), mail, acting);
}

/** Invites the people that were seen, or sends them login links, with one result each (DECISIONS 48). */
export async function mailEmployees(
  db: Db,
  { employeeIds, seen }: { employeeIds: readonly string[]; seen: Seen },
  mail: LoginMail,
  acting: Acting,
): Promise<Sent> {
  const picked = await someOf(db, employeeIds, acting);
  assertSeen(seen, mailFacts(addresseesOf(reached(picked))));
  return sendTo(db, picked, mail, acting);
}

/** What was seen is what there is now, before a job sends it to as many as match. */
export async function assertAddressees(db: Db, ids: readonly string[], seen: Seen, acting: Acting): Promise<void> {
  assertSeen(seen, mailFacts(addresseesOf(reached(await someOf(db, ids, acting)))));
}

/** A portion of those whom a job sends a mail. */
export const mailPortion = async (db: Db, ids: readonly string[], mail: LoginMail, acting: Acting): Promise<Sent> =>
  sendTo(db, await outcomesOf(db, ids, acting), mail, acting);

async function sendTo(db: Db, picked: Picked, mail: LoginMail, acting: Acting): Promise<Sent> {
  const invitees = reached(picked).map((person) => inviteeOf(person, acting));
  await (mail === 'invitation' ? inviteUsers : sendLoginLinks)(db, acting.services, acting.now, invitees);
  return { sent: invitees.length, results: picked.map(({ employeeId, outcome }) => ({ employeeId, outcome })) };
}
