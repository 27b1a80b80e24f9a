import { withSystem } from '../../db/tenant.ts';
import { productName } from '../../mail/login-mails.ts';
import type { Services } from '../../services.ts';
import { inviteUser } from './invitations.service.ts';

/**
 * Lets the first back-office admin into a database that has no user yet: FIRST_ADMIN_EMAIL receives an invitation.
 * Starting again, or on another instance, changes nothing.
 */
export async function inviteFirstAdmin({ pool, config, clock, queue }: Services): Promise<void> {
  const email = config.firstAdminEmail;
  if (!email) return;
  await withSystem(pool, async (db) => {
    const known = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (known) return;
    await inviteUser(db, { config }, clock.now(), {
      email,
      name: email,
      language: 'en-us',
      role: 'admin',
      invitedBy: productName,
      dedupeKey: `first-admin:${email}`,
    });
  });
  queue.notify({ kind: 'deliver-mail' });
}
