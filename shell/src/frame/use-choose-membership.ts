import { chooseMembership } from '@portal/contract/auth';
import { call, signIn, useMutation, useNavigate, useQueryClient } from '@portal/shared-ui';

/** Acts as another of the own memberships, from the first page on (DECISIONS 13). */
export function useChooseMembership(): (membershipId: string) => void {
  const navigate = useNavigate();
  const client = useQueryClient();
  const choose = useMutation({
    mutationFn: (membershipId: string) => call(chooseMembership, { body: { membershipId } }),
    onSuccess: (session) => {
      // Nothing that was fetched as the former membership may be seen as the new one.
      client.clear();
      signIn(session);
      void navigate('/');
    },
  });
  return (membershipId) => choose.mutate(membershipId);
}
