import { sql } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import { loginLanguage } from '../../db/person-language.ts';
import type { Db } from '../../db/tenant.ts';
import { privateConfirmedMail } from '../../mail/address-mails.ts';
import { mailBrandOf } from '../../mail/mail-brand.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';

type Confirmed = { user_id: string | null; membership_id: string | null };

/**
 * The owner of a former employee's private address used a link sent there: from now on it opens that membership, by
 * password too (DECISIONS 21, 41). The first time the login's own address is told, because an administrator typed it.
 */
export async function confirmPrivateAddress(
  db: Db,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { user_id: userId, membership_id: membershipId }: Confirmed,
  requestId: string,
): Promise<void> {
  if (!userId || !membershipId) return;
  const first = await db
    .updateTable('employees')
    .set({ private_confirmed_at: sql<Date>`now()` })
    .where('id', '=', (eb) => eb.selectFrom('memberships').select('employee_id').where('id', '=', membershipId))
    .where('private_confirmed_at', 'is', null)
    .returning(['id', 'company_id', 'email_private'])
    .executeTakeFirst();
  if (!first) return;
  const now = clock.now();
  await recordAudit(
    db,
    { now, scope: { role: 'employee', userId }, requestId, companyId: first.company_id },
    'employee.private-email-confirmed',
    ['employee', first.id],
  );
  const user = await db
    .selectFrom('users')
    .select(['email', loginLanguage().as('language')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const locale = user.language;
  await queueMail(db, now, {
    kind: 'private-address-confirmed',
    to: user.email,
    locale,
    ...(await mailBrandOf(db, userId, membershipId)),
    content: privateConfirmedMail({ locale, address: first.email_private }, config.supportEmail),
  });
}
