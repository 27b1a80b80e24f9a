import type { BodyOf } from '@portal/contract/endpoint';
import { changePassword, changeProfile, getProfile, listOwnSessions, signOutOthers } from '@portal/contract/user';
import { call, changeSessionUser, queryOptions, useMutation, useQueryClient } from '@portal/shared-ui';

export const ownProfile = queryOptions({ queryKey: ['profile'], queryFn: async () => (await call(getProfile)).data });

export const ownSessions = queryOptions({ queryKey: ['own-sessions'], queryFn: async () => (await call(listOwnSessions)).data });

export function useChangeProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeProfile>) => call(changeProfile, { body }),
    onSuccess: ({ data }) => {
      client.setQueryData(ownProfile.queryKey, data);
      changeSessionUser({ name: data.name });
    },
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof changePassword>) => call(changePassword, { body }),
    onSuccess: async () => {
      changeSessionUser({ mustChangePassword: false });
      await Promise.all([ownProfile, ownSessions].map(({ queryKey }) => client.invalidateQueries({ queryKey })));
    },
  });
}

export function useSignOutOthers() {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => call(signOutOthers), onSuccess: () => client.invalidateQueries({ queryKey: ownSessions.queryKey }) });
}
