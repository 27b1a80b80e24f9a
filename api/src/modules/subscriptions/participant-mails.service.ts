import { mailFacts } from '@portal/contract/mail-preview';
import type { Seen } from '@portal/contract/seen';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { assertSeen } from '../../http/assert-seen.ts';
import { DomainError } from '../../http/domain-error.ts';
import { previewMail } from '../../mail/preview-mail.ts';
import type { Services } from '../../services.ts';
import { type Invitee, inviteUsers } from '../users/index.ts';
import { getMailFacts, type MailFacts } from './mailed-subscription.queries.ts';
import { assertOwnEmployees } from './own-choices.queries.ts';
import { listRemindable } from './participants.queries.ts';
import { invitationMail, reminderMail } from './subscription.mails.ts';
import { isActive, reminderOutcome } from './subscriptions.rules.ts';
import { getSubscription, type Moment } from './subscriptions.service.ts';

/** The mails that an admin sends again, each with a fresh login link, and what is noted of who got one. */
const mails = {
  invitation: {
    mail: invitationMail,
    kind: 'subscription-invitation',
    noted: (now: Date) => ({ invited_at: now, invite_failed_at: null }),
  },
  reminder: { mail: reminderMail, kind: 'subscription-reminder', noted: (now: Date) => ({ reminded_at: now }) },
} as const;

type Asked = { kind: keyof typeof mails; id: string; employeeIds: readonly string[] };
type At = Pick<Moment, 'now' | 'today'> & { services: Pick<Services, 'config'> };

async function addressees(db: Db, scope: CompanyScope, { kind, id, employeeIds }: Asked, at: At) {
  const subscription = await getSubscription(db, scope, id, at.today);
  await assertOwnEmployees(db, scope, employeeIds);
  if (!isActive(subscription, at.today)) throw new DomainError('subscription-is-not-open');
  const facts = await getMailFacts(db, id, at.today);
  const people = (await listRemindable(db, scope, id, employeeIds)).map((person) => ({
    ...person,
    outcome: reminderOutcome(person, at.today),
  }));
  const due = people.filter(({ outcome }) => outcome === 'REMINDED');
  const preview = previewMail(
    due,
    people.flatMap(({ name, outcome }) => (outcome === 'REMINDED' ? [] : [{ name, reason: outcome }])),
    (reader) => mails[kind].mail(facts, { ...reader, url: '' }, at.services.config.supportEmail),
  );
  return { people, due, facts, preview };
}

/** Whom a mail would reach, who is left out and why, and the mail; without ids all participants are asked for. */
export const previewMails = async (db: Db, scope: CompanyScope, asked: Asked, at: At) =>
  (await addressees(db, scope, asked, at)).preview;

/** Writes to those that were seen (DECISIONS 48), for example at an address that was corrected. */
export async function sendMails(db: Db, scope: CompanyScope, { seen, ...asked }: Asked & { seen: Seen }, at: At) {
  const { people, due, facts, preview } = await addressees(db, scope, asked, at);
  assertSeen(seen, mailFacts(preview));
  await sendLinks(db, at.services, { ...asked, people: due, facts, now: at.now });
  return { people, due };
}

type Links = Pick<Asked, 'kind' | 'id'> & {
  people: readonly { employeeId: string; email: string; name: string }[];
  facts: MailFacts;
  now: Date;
  keyOf?: (employeeId: string) => string;
};

/** Sends the mails and notes them. With a key each is sent once; without one every call sends, as an admin's does. */
export async function sendLinks(
  db: Db,
  services: Pick<Services, 'config'>,
  { kind, id, people, facts, now, keyOf }: Links,
): Promise<void> {
  if (people.length === 0) return;
  const invitees = people.map(({ email, name, employeeId }): Invitee => ({
    email,
    name,
    role: 'employee',
    companyId: facts.companyId,
    employeeId,
    invitedBy: facts.companyName,
    ...(kind === 'invitation' ? { subscriptionId: id } : {}),
    ...(keyOf ? { dedupeKey: keyOf(employeeId) } : {}),
  }));
  const { mail, noted } = mails[kind];
  await inviteUsers(
    db,
    services,
    now,
    invitees,
    (login, supportEmail) => mail(facts, login, supportEmail),
    mails[kind].kind,
  );
  await db
    .updateTable('subscription_employees')
    .set(noted(now))
    .where('company_id', '=', facts.companyId)
    .where('subscription_id', '=', id)
    .where('employee_id', '=', ({ fn, val }) => fn.any(val(people.map(({ employeeId }) => employeeId))))
    .execute();
}
