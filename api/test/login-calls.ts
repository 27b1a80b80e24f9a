import { givenAdmin, givenPassword, type Person } from './given.ts';
import type { Answer, TestApp } from './test-app.ts';

/** The password of logins in tests. */
export const password = 'Correct-Horse-7';

/** An answer without what is another in every one. */
export const withoutRequestId = ({ status, body }: Answer) => ({ status, ...(body as object), requestId: '' });

/** What tests of logging in do over and over, with the portal that stands when they do it. */
export function loginCalls(stage: () => TestApp) {
  return {
    logIn: (email: string, given: string = password) =>
      stage().call('POST', '/auth/login', { body: { email, password: given } }),
    check: (token: string) => stage().call('GET', '/auth/check-session', { token }),
    owner: (text: string, values: unknown[] = []) => stage().database.owner.query(text, values),
    /** a back-office admin with the password */
    async admin(): Promise<Person> {
      const person = await givenAdmin(stage());
      await givenPassword(stage(), person, password);
      return person;
    },
  };
}
