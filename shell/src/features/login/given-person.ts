import { useSessionStore } from '@portal/shared-ui';
import { givenSession } from '@portal/shared-ui/testing';

/** A person as the server answers one, without a session. */
export function givenPerson() {
  const user = givenSession({ name: 'Anna Holm', role: 'employee' });
  useSessionStore.setState({ state: 'idle', user: null, token: '' });
  localStorage.clear();
  return user;
}
