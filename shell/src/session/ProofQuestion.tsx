import { useIsSessionExpired } from '@portal/shared-ui';
import { lazy, Suspense, useEffect } from 'react';
import { endProof, useProof } from './proof.ts';

const ProofDialog = lazy(() => import('./ProofDialog.tsx'));

/** Where the password is asked for; leaving the page gives up. */
export function ProofQuestion() {
  const { isAsked } = useProof();
  // The overlay of an expired session comes first; the question follows it.
  const isExpired = useIsSessionExpired();
  useEffect(() => () => endProof(false), []);
  if (!isAsked || isExpired) return null;
  return (
    <Suspense>
      <ProofDialog />
    </Suspense>
  );
}
