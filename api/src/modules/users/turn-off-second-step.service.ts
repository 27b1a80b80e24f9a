import { recordAudit } from '../../access/audit.ts';
import type { Scope } from '../../access/scope.ts';
import { loginLanguage } from '../../db/person-language.ts';
import type { Db } from '../../db/tenant.ts';
import { mailBrandOf } from '../../mail/mail-brand.ts';
import { queueMail } from '../../mail/outbox.ts';
import { secondStepOffMail } from '../../mail/second-step-mail.ts';
import type { Services } from '../../services.ts';

/** Who turns it off, and the call it came with. */
type Caller = { scope: Scope; name: string; requestId: string };

/**
 * Turns a login's second step off: no code is asked for from now on. A line in the audit log says who did it, and a
 * mail tells its owner, who may not have done it. Without a second step nothing happens.
 * The system's connection; after the commit call `services.queue.notify({ kind: 'deliver-mail' })`.
 */
export async function turnOffSecondStep(
  db: Db,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  userId: string,
  { scope, name, requestId }: Caller,
): Promise<{ isOn: false }> {
  const removed = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (Number(removed.numDeletedRows) === 0) return { isOn: false };
  const now = clock.now();
  await recordAudit(db, { now, scope, requestId }, 'user.second-step-turned-off', ['user', userId]);
  const user = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['email', loginLanguage().as('language')])
    .executeTakeFirstOrThrow();
  const locale = user.language;
  await queueMail(db, now, {
    kind: 'second-step-off',
    to: user.email,
    locale,
    ...(await mailBrandOf(db, userId)),
    content: secondStepOffMail(
      { locale, at: now, by: userId === scope.userId ? 'yourself' : { name }, url: `${config.publicUrl}/profile` },
      config.supportEmail,
    ),
  });
  return { isOn: false };
}
