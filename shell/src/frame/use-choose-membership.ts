import { chooseMembership } from '@portal/contract/auth';
import { call, signIn, useMutation, useNavigate } from '@portal/shared-ui';

/** Acts as another of the own memberships, from the first page on (DECISIONS 13). */
export function useChooseMembership(): (membershipId: string) => void {
  const navigate = useNavigate();
  const choose = useMutation({
    mutationFn: (membershipId: string) => call(chooseMembership, { body: { membershipId } }),
    onSuccess: (session) => {
      // Empties the cache: nothing that was fetched as the former membership may be seen as the new one.
      signIn(session);
      void navigate('/');
    },
  });
  return (membershipId) => choose.mutate(membershipId);
}
