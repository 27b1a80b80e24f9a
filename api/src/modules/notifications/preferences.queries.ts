import {
  kindsOf,
  notificationKinds,
  type NotificationKind,
  type NotificationPreference,
} from '@portal/contract/notifications';
import type { Scope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';

/** Every kind of the caller's role, as chosen or as it comes. */
export async function listPreferences(db: Db, { userId, role }: Scope): Promise<NotificationPreference[]> {
  const chosen = await db
    .selectFrom('notification_preferences')
    .select(['kind', 'in_portal', 'mail'])
    .where('user_id', '=', userId)
    .execute();
  return kindsOf(role).map((kind) => {
    const own = chosen.find((row) => row.kind === kind);
    return { kind, inPortal: own?.in_portal ?? true, mail: own?.mail ?? defaultMail(kind, role) };
  });
}

const defaultMail = (kind: NotificationKind, role: Scope['role']) => notificationKinds[kind].roles[role] ?? 'NEVER';

/** @throws DomainError `not-found` for a kind of another role · `invalid-data-provided` for what must be told */
export async function savePreference(
  db: Db,
  { userId, role }: Scope,
  { kind, inPortal, mail }: NotificationPreference,
): Promise<void> {
  const { isKept, isMailKept, roles } = notificationKinds[kind];
  if (!roles[role]) throw new DomainError('not-found');
  if ((isKept && !inPortal) || (isMailKept && mail !== roles[role])) throw new DomainError('invalid-data-provided');
  // What comes by itself is not stored: where it is AT_ONCE the event has a mail of its own.
  const choice = { in_portal: inPortal, mail: mail === roles[role] ? null : mail };
  await db
    .insertInto('notification_preferences')
    .values({ user_id: userId, kind, ...choice })
    .onConflict((on) => on.columns(['user_id', 'kind']).doUpdateSet(choice))
    .execute();
}
