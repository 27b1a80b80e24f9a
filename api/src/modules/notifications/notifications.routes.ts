import { listNotifications, readNotifications } from '@portal/contract/notifications';
import type { Router } from '../../http/route.ts';
import * as notifications from './notifications.queries.ts';

/** What a person is told in the portal, in the role that the session acts as. */
export function notificationRoutes({ route }: Router): void {
  route(listNotifications, ({ query, scope, tenant }) =>
    tenant((db) => notifications.listNotifications(db, scope, query)),
  );

  route(readNotifications, ({ body: { ids }, scope, now, tenant }) =>
    tenant(async (db) => ({ unread: await notifications.markRead(db, scope, ids, now) })),
  );
}
