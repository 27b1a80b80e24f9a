import { logout } from '@portal/contract/auth';
import { call, signOut } from '@portal/shared-ui';

/** Ends the session on the server and leaves the page; without an answer the page is left all the same (SPEC 4). */
export function logOut(): void {
  // Sent before the token is forgotten; the answer changes nothing here.
  void call(logout, {}, { resume: false }).catch(() => undefined);
  signOut();
}
