import {
  listNotificationPreferences,
  listNotifications,
  readNotifications,
  saveNotificationPreference,
} from '@portal/contract/notifications';
import type { Router } from '../../http/route.ts';
import * as notifications from './notifications.queries.ts';
import { listPreferences, savePreference } from './preferences.queries.ts';

/** What a person is told in the portal, in the role that the session acts as, and what of it goes by mail. */
export function notificationRoutes({ route }: Router): void {
  route(listNotifications, ({ query, scope, tenant }) =>
    tenant((db) => notifications.listNotifications(db, scope, query)),
  );

  route(readNotifications, ({ body: { ids }, scope, now, tenant }) =>
    tenant(async (db) => ({ unread: await notifications.markRead(db, scope, ids, now) })),
  );

  route(listNotificationPreferences, ({ scope, tenant }) => tenant((db) => listPreferences(db, scope)));

  route(saveNotificationPreference, ({ params: { kind }, body, scope, tenant }) =>
    tenant(async (db) => {
      await savePreference(db, scope, { kind, ...body });
      return { kind, ...body };
    }),
  );
}
