import {
  listNotificationPreferences,
  saveNotificationPreference,
  type NotificationPreference,
} from '@portal/contract/notifications';
import { call, queryOptions, useMutation, useQueryClient } from '@portal/shared-ui';

export const notificationPreferences = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: async () => (await call(listNotificationPreferences)).data,
});

/** Shown at once; what the server refused is taken back. */
export function useSavePreference() {
  const client = useQueryClient();
  const { queryKey } = notificationPreferences;
  return useMutation({
    mutationFn: ({ kind, ...body }: NotificationPreference) =>
      call(saveNotificationPreference, { params: { kind }, body }),
    onMutate: (changed) =>
      client.setQueryData(queryKey, (all) => all?.map((one) => (one.kind === changed.kind ? changed : one))),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
