import { listNotifications, readNotifications, type NotificationFilter } from '@portal/contract/notifications';
import { call, changeSessionUser, useInfiniteQuery, useMutation, useQueryClient } from '@portal/shared-ui';
import { notificationsKey } from './notifications-key.ts';

/** The list in pieces, each from where the one above it ends: what arrives meanwhile moves all of them. */
export const useNotificationList = (show: NotificationFilter) =>
  useInfiniteQuery({
    queryKey: [...notificationsKey, show],
    queryFn: async ({ pageParam: before }) =>
      (await call(listNotifications, { query: { show, ...(before ? { before } : {}) } })).data,
    initialPageParam: '',
    getNextPageParam: ({ hasMore, notifications }) => (hasMore ? notifications.at(-1)?.id : undefined),
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
