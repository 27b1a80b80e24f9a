import { validateToken } from '@portal/contract/auth';
import type { ResponseOf } from '@portal/contract/endpoint';
import { activateLocale, ApiError, call, signIn, useMutation, useQuery } from '@portal/shared-ui';
import { useEffect } from 'react';
import { preloadRemote } from '../../federation/preload.ts';
import { forgetNonce, storedNonce } from './link-nonce.ts';

export type LinkState = 'checking' | 'to-confirm' | 'done' | 'failed';

const validate = (token: string, confirmed: boolean) => {
  const nonce = storedNonce();
  return call(validateToken, { body: { token, confirmed, ...(nonce ? { nonce } : {}) } }, { resume: false });
};

/** Where a login link stands, and what a press on the button does. */
export function useLoginLink(token: string): { state: LinkState; name: string; confirm: () => void } {
  // A query and not an effect: the link is asked about once, however often the page renders.
  const asked = useQuery({ queryKey: ['login-link', token], queryFn: () => validate(token, false), meta: { quiet: true }, staleTime: Infinity, refetchOnMount: false });
  const confirmed = useMutation({ mutationFn: () => validate(token, true), meta: { quiet: true } });
  const session = confirmed.data ?? asked.data;
  useEffect(() => {
    // The secret leaves the address bar, the history and whatever the browser would send along.
    globalThis.history.replaceState(globalThis.history.state, '', '/auth/validate-token');
  }, []);
  useEffect(() => {
    if (session) void start(session);
  }, [session]);
  return { state: stateOf(session, asked, confirmed), name: session?.user.name ?? '', confirm: () => confirmed.mutate() };
}

type Step = { isError: boolean; error: unknown; isPending: boolean };

function stateOf(session: unknown, asked: Step, confirmed: Step & { isIdle: boolean }): LinkState {
  if (session) return 'done';
  if (confirmed.isError) return 'failed';
  if (!confirmed.isIdle || asked.isPending) return 'checking';
  return ApiError.from(asked.error).key === 'confirm-login-link' ? 'to-confirm' : 'failed';
}

async function start({ user: { userCheck: _check, ...user }, token }: ResponseOf<typeof validateToken>): Promise<void> {
  forgetNonce();
  preloadRemote(user.role);
  await activateLocale(user.language);
  signIn({ user, token });
}
