import type { Day } from '@portal/contract/days';
import { mailFacts, type MailPreview } from '@portal/contract/mail-preview';
import type { Seen } from '@portal/contract/seen';
import type { EmployeePick } from '@portal/contract/subscription-draft';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { assertSeen } from '../../http/assert-seen.ts';
import { addresseesOf, previewMail } from '../../mail/preview-mail.ts';
import { getMailFacts } from './mailed-subscription.queries.ts';
import { listAddable } from './participants.queries.ts';
import { invitationMail } from './subscription.mails.ts';

/** Who would be added and gets the invitation, at once or on the first day; who is in it already is left out. */
export async function previewAdded(
  db: Db,
  scope: CompanyScope,
  id: string,
  pick: EmployeePick,
  { today, supportEmail }: { today: Day; supportEmail: string },
): Promise<MailPreview> {
  const facts = await getMailFacts(db, id, today);
  const people = await listAddable(db, scope, id, pick, today);
  return previewMail(
    people.filter(({ reason }) => reason === null),
    people.flatMap(({ name, reason }) => (reason ? [{ name, reason }] : [])),
    (reader) => invitationMail(facts, { ...reader, url: '' }, supportEmail),
  );
}

/** The people who are added now are those that were seen (DECISIONS 48). */
export async function assertSeenAdded(
  db: Db,
  scope: CompanyScope,
  id: string,
  pick: EmployeePick,
  seen: Seen,
  today: Day,
): Promise<void> {
  const people = await listAddable(db, scope, id, pick, today);
  assertSeen(seen, mailFacts(addresseesOf(people.filter(({ reason }) => reason === null))));
}
