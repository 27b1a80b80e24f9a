import { listNotifications, readNotifications, type NotificationFilter } from '@portal/contract/notifications';
import { call, changeSessionUser, queryOptions, useMutation, useQueryClient } from '@portal/shared-ui';
import { notificationsKey } from './notifications-key.ts';

/** A piece of the list: the first one, or what lies below the notification `before`. */
export const notificationList = (show: NotificationFilter, before?: string) =>
  queryOptions({
    queryKey: [...notificationsKey, show, before],
    queryFn: async () => (await call(listNotifications, { query: { show, ...(before ? { before } : {}) } })).data,
    // An opened list shows what is new.
    staleTime: 0,
  });

/** Marks these as read, or all of this role; the number in the header follows. */
export function useReadNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids?: string[]) => call(readNotifications, { body: ids ? { ids } : {} }),
    onSuccess: ({ data }) => {
      changeSessionUser({ unread: data.unread });
      return client.invalidateQueries({ queryKey: notificationsKey });
    },
  });
}
