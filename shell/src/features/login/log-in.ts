import { chooseMembership, login } from '@portal/contract/auth';
import { call, deviceName, signIn, useSessionStore } from '@portal/shared-ui';
import { lookOfArrival } from '../../brand/brand-of-arrival.ts';
import type { WarmUp } from '../../portal/warm-up-context.ts';
import type { LoginValues } from './login-problems.ts';

/**
 * Logs in by password and shows the page (SPEC 4). From the overlay the same person goes on as what they acted as
 * before, also when another device chose another membership meanwhile.
 *
 * @param warmUp what is prefetched meanwhile
 */
export async function logIn({ email, password, code }: LoginValues, { warmPortal, warmFor }: WarmUp): Promise<void> {
  const before = useSessionStore.getState().user;
  const answer = call(
    login,
    { body: { email: email.trim(), password, device: deviceName(), ...(code ? { code } : {}) } },
    { resume: false },
  );
  // The call first: it is what everything else waits for.
  if (!before) warmPortal();
  const session = await answer;
  const isBack = before?.id === session.user.id;
  if (!isBack) {
    const [putOnLook] = await Promise.all([lookOfArrival(session.user, session.token), warmFor(session)]);
    putOnLook();
  }
  const wanted = isBack && before.membershipId !== session.user.membershipId ? before.membershipId : undefined;
  if (!wanted || !session.user.memberships.some(({ id }) => id === wanted)) {
    signIn(session);
    return;
  }
  useSessionStore.setState({ token: session.token });
  signIn(await call(chooseMembership, { body: { membershipId: wanted } }, { resume: false }));
}
