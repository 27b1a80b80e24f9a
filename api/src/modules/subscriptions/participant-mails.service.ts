import { mailFacts, type MailPreview } from '@portal/contract/mail-preview';
import type { Seen } from '@portal/contract/seen';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { assertSeen } from '../../http/assert-seen.ts';
import { DomainError } from '../../http/domain-error.ts';
import { previewMail } from '../../mail/preview-mail.ts';
import type { Services } from '../../services.ts';
import { sendInvitations } from './invite-participants.job.ts';
import { getMailFacts } from './mailed-subscription.queries.ts';
import { assertOwnEmployees } from './own-choices.queries.ts';
import { listRemindable } from './participants.queries.ts';
import { sendReminders } from './remind-participants.job.ts';
import { invitationMail, reminderMail } from './subscription.mails.ts';
import { isActive, reminderOutcome } from './subscriptions.rules.ts';
import { getSubscription, type Moment } from './subscriptions.service.ts';

type At = Pick<Moment, 'now' | 'today'> & { services: Pick<Services, 'config'> };

type Mail = typeof reminderMail;

async function remindable(db: Db, scope: CompanyScope, id: string, employeeIds: readonly string[], at: At, mail: Mail) {
  const subscription = await getSubscription(db, scope, id, at.today);
  await assertOwnEmployees(db, scope, employeeIds);
  if (!isActive(subscription, at.today)) throw new DomainError('subscription-is-not-open');
  const facts = await getMailFacts(db, id, at.today);
  const people = (await listRemindable(db, scope, id, employeeIds)).map((person) => ({
    ...person,
    locale: person.ownLanguage ?? facts.companyLanguage,
    outcome: reminderOutcome(person, at.today),
  }));
  const due = people.filter(({ outcome }) => outcome === 'REMINDED');
  const preview = previewMail(
    due,
    people.flatMap(({ name, outcome }) => (outcome === 'REMINDED' ? [] : [{ name, reason: outcome }])),
    (reader) => mail(facts, { ...reader, url: '' }, at.services.config.supportEmail),
  );
  return { people, due, facts, preview };
}

/** Whom a reminder would reach, who is left out and why, and the mail; without ids all participants are asked for. */
export async function previewReminders(
  db: Db,
  scope: CompanyScope,
  id: string,
  employeeIds: readonly string[],
  at: At,
): Promise<MailPreview> {
  return (await remindable(db, scope, id, employeeIds, at, reminderMail)).preview;
}

/** Reminds those that were seen (DECISIONS 48), with one result for each participant. */
export async function remindParticipants(
  db: Db,
  scope: CompanyScope,
  id: string,
  { employeeIds, seen }: { employeeIds: readonly string[]; seen: Seen },
  at: At,
) {
  const { people, due, facts, preview } = await remindable(db, scope, id, employeeIds, at, reminderMail);
  assertSeen(seen, mailFacts(preview));
  await sendReminders(db, at.services, scope, id, due, facts, at.now);
  return { reminded: due.length, results: people.map(({ employeeId, outcome }) => ({ employeeId, outcome })) };
}

/** The same for an invitation that is sent once more. */
export async function previewInvitations(
  db: Db,
  scope: CompanyScope,
  id: string,
  employeeIds: readonly string[],
  at: At,
): Promise<MailPreview> {
  return (await remindable(db, scope, id, employeeIds, at, invitationMail)).preview;
}

/** Invites those once more that were seen (DECISIONS 48), for example at an address that was corrected. */
export async function inviteAgain(
  db: Db,
  scope: CompanyScope,
  id: string,
  { employeeIds, seen }: { employeeIds: readonly string[]; seen: Seen },
  at: At,
): Promise<{ invited: number }> {
  const { due, facts, preview } = await remindable(db, scope, id, employeeIds, at, invitationMail);
  assertSeen(seen, mailFacts(preview));
  await sendInvitations(db, at.services, id, due, facts, at.now);
  return { invited: due.length };
}
