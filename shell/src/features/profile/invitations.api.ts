import { acceptInvitation, declineInvitation, listInvitations } from '@portal/contract/auth';
import { call, queryOptions, useMutation, useQueryClient } from '@portal/shared-ui';
import { withProof } from '../../session/proof.ts';
import { checkNow } from '../../session/use-session-check.ts';

export const ownInvitations = queryOptions({
  queryKey: ['invitations'],
  queryFn: async () => (await call(listInvitations)).data,
});

/** After an answer, also a refused one, list and session are what the server says they are. */
function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const { queryKey } = ownInvitations;
    await Promise.all([client.invalidateQueries({ queryKey }), checkNow().catch(() => undefined)]);
  };
}

export function useAcceptInvitation() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (membershipId: string) => withProof(() => call(acceptInvitation, { params: { membershipId } })),
    onSettled: refresh,
  });
}

export function useDeclineInvitation() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (membershipId: string) => withProof(() => call(declineInvitation, { params: { membershipId } })),
    meta: { form: true },
    onSettled: refresh,
  });
}
