import { getLanguage, setColourMode, setLanguage } from '@portal/contract/auth';
import type { Locale } from '@portal/contract/constants';
import {
  cancelEmailChange,
  changeEmail,
  changePassword,
  changeProfile,
  getProfile,
  getSingleKeys,
  listOwnSessions,
  saveSingleKeys,
  signOutOthers,
} from '@portal/contract/user';
import { sql } from 'kysely';
import { attemptKey, countAttempts } from '../../access/attempts.ts';
import { endSessions } from '../../access/end-sessions.ts';
import { provePassword } from '../../access/prove-password.ts';
import { assertOwnLogin, isOwnLogin } from '../../access/session.ts';
import type { Router } from '../../http/route.ts';
import { cancelAddressChange, startAddressChange } from './change-address.service.ts';
import { changeOwnProfile, withoutContact, getOwnProfile, newPassword, setOwnPassword } from './profile.service.ts';

/** What every signed-in person may see and change of the own login. */
export function userRoutes(router: Router): void {
  router.route(getLanguage, async ({ session }) => ({ userLanguage: session.language }));

  router.route(setLanguage, async ({ body, session, tenant }) => {
    assertOwnLogin(session);
    return tenant(async (db): Promise<{ userLanguage: Locale }> => {
      await db.updateTable('users').set({ own_language: body.language }).where('id', '=', session.userId).execute();
      return { userLanguage: body.language };
    });
  });

  router.route(setColourMode, async ({ body: { colourMode }, session, tenant }) => {
    assertOwnLogin(session);
    return tenant(async (db) => {
      await db.updateTable('users').set({ colour_mode: colourMode }).where('id', '=', session.userId).execute();
      return { colourMode };
    });
  });

  router.route(getProfile, async ({ session, tenant }) => {
    const profile = await tenant((db) => getOwnProfile(db, session.userId));
    return isOwnLogin(session) ? profile : withoutContact(profile, session.name);
  });

  router.route(changeProfile, async ({ body, session, tenant }) => {
    assertOwnLogin(session);
    return tenant((db) => changeOwnProfile(db, session.userId, body));
  });

  router.route(changeEmail, async ({ body, session, scope, now, requestId, services, proved }) => {
    assertOwnLogin(session);
    await proved(
      async () => {
        await provePassword(services, session, 'password', body.password);
        // Each writes to an address that another person may own.
        const key = attemptKey(services.config.jwtSecret, 'address-change', session.userId);
        await countAttempts(services.pool, [{ key, most: services.config.loginLinksPerHour, minutes: 60 }]);
      },
      (db) => startAddressChange(db, session.userId, body.email, { scope, now, requestId, services }),
    );
    services.queue.notify({ kind: 'deliver-mail' });
    return { sent: true as const };
  });

  router.route(cancelEmailChange, async ({ session, proved }) => {
    assertOwnLogin(session);
    await proved(
      async () => undefined,
      (db) => cancelAddressChange(db, session.userId),
    );
    return { cancelled: true as const };
  });

  router.route(getSingleKeys, async ({ session, tenant }) =>
    tenant((db) =>
      db
        .selectFrom('users')
        .select('single_keys as singleKeys')
        .where('id', '=', session.userId)
        .executeTakeFirstOrThrow(),
    ),
  );

  router.route(saveSingleKeys, async ({ body: { singleKeys }, session, tenant }) => {
    assertOwnLogin(session);
    return tenant(async (db) => {
      await db.updateTable('users').set({ single_keys: singleKeys }).where('id', '=', session.userId).execute();
      return { singleKeys };
    });
  });

  router.route(changePassword, async ({ body, session, services, requestId, proved }) =>
    proved(
      () => newPassword(services, session, body),
      (db, hash) => setOwnPassword(db, services.clock.now(), session, hash, requestId),
    ),
  );

  // Only sessions that a token still opens: not revoked, not idle for 30 minutes, not older than 12 hours.
  router.route(listOwnSessions, async ({ session, tenant }) =>
    tenant(async (db) => {
      const rows = await db
        .selectFrom('sessions')
        .select(['id', 'created_at as createdAt', 'last_seen_at as lastSeenAt', 'ip', 'user_agent as userAgent'])
        .where('user_id', '=', session.userId)
        .where('revoked_at', 'is', null)
        // The private address of a former employee shows nothing of the login's other sessions.
        .where((eb) =>
          session.way === 'PRIVATE' && session.onlyMembershipId ? eb('id', '=', session.id) : eb.lit(true),
        )
        .where('last_seen_at', '>', sql<Date>`now() - interval '30 minutes'`)
        .where('created_at', '>', sql<Date>`now() - interval '12 hours'`)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .limit(100)
        .execute();
      return rows.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        isThisOne: row.id === session.id,
      }));
    }),
  );

  router.route(signOutOthers, async ({ session, tenant }) => {
    assertOwnLogin(session);
    return tenant(async (db) => ({
      ended: await endSessions(db, [session.userId], 'signed-out-elsewhere', session.id),
    }));
  });
}
