import { chooseMembership } from '@portal/contract/auth';
import { askToLeave, call, signIn, useMutation, useNavigate } from '@portal/shared-ui';
import { brandOfArrival } from '../brand/brand-of-arrival.ts';
import { withProof } from '../session/proof.ts';

/** Acts as another of the own memberships, from the first page on (DECISIONS 13); where told so, after the password. */
export function useChooseMembership(): (membershipId: string) => void {
  const navigate = useNavigate();
  const choose = useMutation({
    mutationFn: async (membershipId: string) => {
      const session = await withProof(() => call(chooseMembership, { body: { membershipId } }));
      return { session, putOnBrand: await brandOfArrival(session.token) };
    },
    onSuccess: ({ session, putOnBrand }) => {
      putOnBrand();
      // Empties the cache: nothing that was fetched as the former membership may be seen as the new one.
      signIn(session);
      void navigate('/');
    },
  });
  return (membershipId) => void askToLeave().then((leaves) => leaves && choose.mutate(membershipId));
}
