import { logout } from '@portal/contract/auth';
import type { Endpoint } from '@portal/contract/endpoint';
import { endSeeAs } from '@portal/contract/see-as';
import { askToLeave, call, signOut, useSessionStore } from '@portal/shared-ui';

/**
 * Asks about what is typed and not saved, ends the session on the server and leaves the page; without an answer of the
 * server the page is left all the same (SPEC 4).
 */
export async function logOut(): Promise<void> {
  if (!(await askToLeave())) return;
  // Sent before the token is forgotten; the answer changes nothing here.
  const { user, token } = useSessionStore.getState();
  const end = user?.seenBy ? endSeeAs : logout;
  void call<Endpoint>(end, {}, { resume: false }).catch(() => undefined);
  signOut({ token });
}
