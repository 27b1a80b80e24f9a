import { chooseMembership, login } from '@portal/contract/auth';
import { activateLocale, call, signIn, useSessionStore } from '@portal/shared-ui';
import { queryClient } from '../../portal/query-client.ts';
import { warmPortal, warmFor, type FirstQuestions } from '../../portal/warm-up.ts';
import type { LoginValues } from './login-problems.ts';

/**
 * Logs in by password and shows the page (SPEC 4). From the overlay the same person goes on as what they acted as
 * before, also when another device chose another membership meanwhile.
 */
export async function logIn({ email, password, code }: LoginValues): Promise<void> {
  const before = useSessionStore.getState().user;
  if (!before) warmPortal();
  const session = await call(login, { body: { email: email.trim(), password, ...(code ? { code } : {}) } }, { resume: false });
  const isBack = before?.id === session.user.id;
  if (!isBack) {
    const [ask] = await Promise.all([warmFor(session.user), activateLocale(session.user.language)]);
    await askAhead(session.token, ask);
  }
  const wanted = isBack && before.membershipId !== session.user.membershipId ? before.membershipId : undefined;
  if (!wanted || !session.user.memberships.some(({ id }) => id === wanted)) {
    signIn(session);
    return;
  }
  useSessionStore.setState({ token: session.token });
  signIn(await call(chooseMembership, { body: { membershipId: wanted } }, { resume: false }));
}

/** The page's first questions leave before the person is shown as signed in: rendering frame and page takes as long as the answers. */
async function askAhead(token: string, ask: FirstQuestions | undefined): Promise<void> {
  if (!ask) return;
  useSessionStore.setState({ token });
  ask(queryClient);
  // A call leaves some microtasks after it was asked for; the render that follows a login would be sooner.
  await new Promise((next) => { setTimeout(next); });
}
