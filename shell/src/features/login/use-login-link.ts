import { validateToken } from '@portal/contract/auth';
import type { ResponseOf } from '@portal/contract/endpoint';
import type { ErrorKey } from '@portal/contract/errors';
import { activateLocale, ApiError, call, signIn, useMutation, useQuery } from '@portal/shared-ui';
import { useEffect } from 'react';
import { queryClient } from '../../portal/query-client.ts';
import { warmFor } from '../../portal/warm-up.ts';
import { forgetNonce, storedNonce } from './link-nonce.ts';

export type LinkState = 'checking' | 'to-confirm' | 'to-enter-code' | 'done' | 'failed';

const validate = (token: string, confirmed: boolean, code?: string) => {
  const nonce = storedNonce();
  return call(validateToken, { body: { token, confirmed, ...(nonce ? { nonce } : {}), ...(code === undefined ? {} : { code }) } }, { resume: false });
};

type LoginLink = {
  state: LinkState;
  name: string;
  /** uses the link; `code` where the login has a second step */
  confirm: (code?: string) => void;
  isBusy: boolean;
  /** why the code was refused */
  refusal: ErrorKey | undefined;
  /** grows with every code that was sent */
  attempt: number;
};

/** Where a login link stands, and what a press on the button does. */
export function useLoginLink(token: string): LoginLink {
  // A query and not an effect: the link is asked about once, however often the page renders.
  const asked = useQuery({ queryKey: ['login-link', token], queryFn: () => validate(token, false), meta: { quiet: true }, staleTime: Infinity, refetchOnMount: false });
  const confirmed = useMutation({ mutationFn: (code?: string) => validate(token, true, code), meta: { quiet: true } });
  const session = confirmed.data ?? asked.data;
  useEffect(() => {
    // The secret leaves the address bar, the history and whatever the browser would send along.
    globalThis.history.replaceState(globalThis.history.state, '', '/auth/validate-token');
  }, []);
  useEffect(() => {
    if (session) void start(session);
  }, [session]);
  const refusal = ApiError.from(confirmed.error ?? asked.error).key;
  return {
    state: stateOf(session, asked, confirmed),
    name: session?.user.name ?? '',
    confirm: (code) => confirmed.mutate(code),
    isBusy: confirmed.isPending,
    refusal: confirmed.isError && codeRefusals.has(refusal) ? refusal : undefined,
    attempt: confirmed.submittedAt,
  };
}

type Step = { isError: boolean; error: unknown; isPending: boolean };
type Confirmation = Step & { isIdle: boolean; variables: string | undefined };

/** After one of these the link is still good and a code can be typed again. */
const codeRefusals: ReadonlySet<ErrorKey> = new Set(['incorrect-code', 'too-many-requests']);

function stateOf(session: unknown, asked: Step, confirmed: Confirmation): LinkState {
  if (session) return 'done';
  const { key } = ApiError.from(confirmed.error ?? asked.error);
  if (key === 'second-step-required' || confirmed.variables !== undefined) {
    return !confirmed.isError || key === 'second-step-required' || codeRefusals.has(key) ? 'to-enter-code' : 'failed';
  }
  if (confirmed.isError) return 'failed';
  if (!confirmed.isIdle || asked.isPending) return 'checking';
  return key === 'confirm-login-link' ? 'to-confirm' : 'failed';
}

async function start({ user: { userCheck: _check, ...user }, token }: ResponseOf<typeof validateToken>): Promise<void> {
  forgetNonce();
  void warmFor({ user, token }, queryClient);
  await activateLocale(user.language);
  signIn({ user, token });
}
