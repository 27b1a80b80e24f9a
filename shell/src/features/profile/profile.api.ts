import type { BodyOf } from '@portal/contract/endpoint';
import {
  cancelEmailChange,
  changeEmail,
  changePassword,
  changeProfile,
  getProfile,
  listOwnSessions,
  signOutOthers,
} from '@portal/contract/user';
import { call, changeSessionUser, queryOptions, useMutation, useQueryClient } from '@portal/shared-ui';
import { withProof } from '../../session/proof.ts';

export const ownProfile = queryOptions({ queryKey: ['profile'], queryFn: async () => (await call(getProfile)).data });

/** Past the cache, when another person saved it meanwhile. */
export const newestProfile = queryOptions({ queryKey: ['profile', 'newest'], queryFn: () => call(getProfile) });

export const ownSessions = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: async () => (await call(listOwnSessions)).data,
});

export function useChangeProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeProfile>) => withProof(() => call(changeProfile, { body })),
    onSuccess: ({ data }) => {
      client.setQueryData(ownProfile.queryKey, data);
      changeSessionUser({ name: data.name });
    },
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof changePassword>) => withProof(() => call(changePassword, { body })),
    onSuccess: async () => {
      changeSessionUser({ mustChangePassword: false });
      await Promise.all([ownProfile, ownSessions].map(({ queryKey }) => client.invalidateQueries({ queryKey })));
    },
  });
}

/** A link goes to the new address; until it is used the login keeps the present one. */
export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeEmail>) => withProof(() => call(changeEmail, { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: ownProfile.queryKey }),
  });
}

export function useCancelEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => withProof(() => call(cancelEmailChange)),
    meta: { form: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ownProfile.queryKey }),
  });
}

export function useSignOutOthers() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => withProof(() => call(signOutOthers)),
    onSuccess: () => client.invalidateQueries({ queryKey: ownSessions.queryKey }),
  });
}
