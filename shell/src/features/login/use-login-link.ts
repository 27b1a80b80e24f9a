import { validateToken } from '@portal/contract/auth';
import type { ResponseOf } from '@portal/contract/endpoint';
import type { ErrorKey } from '@portal/contract/errors';
import { ApiError, call, deviceName, signIn, useMutation, useQuery, useSessionStore } from '@portal/shared-ui';
import { use, useEffect, useState } from 'react';
import { lookOfArrival } from '../../brand/brand-of-arrival.ts';
import { WarmUpContext, type WarmUp } from '../../portal/warm-up-context.ts';
import { forgetNonce, storedNonce } from './link-nonce.ts';

type LinkState = 'checking' | 'to-confirm' | 'to-enter-code' | 'done' | 'unanswered' | 'failed';

const validate = (token: string, confirmed: boolean, code?: string) => {
  const nonce = storedNonce();
  return call(
    validateToken,
    {
      body: {
        token,
        confirmed,
        device: deviceName(),
        ...(nonce ? { nonce } : {}),
        ...(code === undefined ? {} : { code }),
      },
    },
    { resume: false },
  );
};

type LoginLink = {
  state: LinkState;
  name: string;
  /** the address that the link confirmed, where the person was signed in here by another one */
  newAddress: string | undefined;
  /** uses the link; `code` where the login has a second step */
  confirm: (code?: string) => void;
  isBusy: boolean;
  /** asks again after the portal did not answer; the link is still good */
  tryAgain: () => void;
  /** why the code or the link was refused */
  refusal: ApiError | undefined;
  /** grows with every code that was sent */
  attempt: number;
};

/** Where a login link stands, and what a press on the button does. */
export function useLoginLink(token: string): LoginLink {
  const warmUp = use(WarmUpContext);
  const [before] = useState(() => useSessionStore.getState().user);
  // A query and not an effect: the link is asked about once, however often the page renders.
  const asked = useQuery({
    queryKey: ['login-link', token],
    queryFn: () => validate(token, false),
    meta: { quiet: true },
    staleTime: 'static',
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const confirmed = useMutation({ mutationFn: (code?: string) => validate(token, true, code), meta: { quiet: true } });
  const session = confirmed.data ?? asked.data;
  useEffect(() => {
    // The secret leaves the address bar, the history and whatever the browser would send along.
    globalThis.history.replaceState(globalThis.history.state, '', '/auth/validate-token');
  }, []);
  useEffect(() => {
    if (session) void start(session, warmUp);
  }, [session, warmUp]);
  const refusal = ApiError.from(confirmed.error ?? asked.error);
  return {
    state: stateOf(session, asked, confirmed),
    name: session?.user.name ?? '',
    newAddress:
      session && before?.id === session.user.id && before.email !== session.user.email ? session.user.email : undefined,
    confirm: (code) => confirmed.mutate(code),
    tryAgain: () => (confirmed.isError ? confirmed.mutate(confirmed.variables) : void asked.refetch()),
    isBusy: confirmed.isPending,
    // That a code is wanted is no refusal.
    refusal: (confirmed.isError || asked.isError) && refusal.key !== 'second-step-required' ? refusal : undefined,
    attempt: confirmed.submittedAt,
  };
}

type Step = { isError: boolean; error: unknown };
type Confirmation = Step & { isIdle: boolean; isPending: boolean; variables: string | undefined };

/** After one of these nothing is known of the link, and it can be used again. */
const unanswered: ReadonlySet<ErrorKey> = new Set(['too-many-requests', 'service-unavailable', 'something-went-wrong']);
/** After one of these a code can be typed again. */
const codeRefusals: ReadonlySet<ErrorKey> = new Set(['second-step-required', 'incorrect-code', ...unanswered]);

function stateOf(session: unknown, asked: Step & { isFetching: boolean }, confirmed: Confirmation): LinkState {
  if (session) return 'done';
  const { key } = ApiError.from(confirmed.error ?? asked.error);
  if (key === 'second-step-required' || confirmed.variables !== undefined) {
    return !confirmed.isError || codeRefusals.has(key) ? 'to-enter-code' : 'failed';
  }
  if (confirmed.isPending || asked.isFetching) return 'checking';
  if (unanswered.has(key)) return 'unanswered';
  return confirmed.isIdle && key === 'confirm-login-link' ? 'to-confirm' : 'failed';
}

async function start(
  { user: { userCheck: _check, ...user }, token }: ResponseOf<typeof validateToken>,
  { warmFor }: WarmUp,
): Promise<void> {
  forgetNonce();
  void warmFor({ user, token });
  const putOnLook = await lookOfArrival(user, token);
  putOnLook();
  signIn({ user, token });
}
