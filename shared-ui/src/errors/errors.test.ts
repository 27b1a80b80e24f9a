import { i18n } from '@lingui/core';
import { errorKeys, sessionErrorKeys } from '@portal/contract/errors';
import { ApiError } from '../api/api-error.ts';
import { onLeave, useSessionStore } from '../session/session-store.ts';
import { givenSession } from '../testing/given-session.ts';
import { useToastStore } from '../ui/toast-store.ts';
import { messageOf, messageOfFailure } from './message-of.ts';
import { showsErrorsInline } from './mutation-exceptions.ts';
import { reactToError } from './react-to-error.ts';
import { reactionTo } from './reactions.ts';

test.each(errorKeys)('%s has the reaction of SPEC 8 and a text', (key) => {
  const ends = (sessionErrorKeys as readonly string[]).includes(key);
  expect(reactionTo(key)).toBe(key === 'jwt expired' ? 'session-expired' : ends ? 'log-out' : 'toast');
  expect(messageOf(key).length).toBeGreaterThan(3);
  expect(messageOf(key)).not.toContain('{');
});

test.each([
  ['required', 'This field is required'],
  ['invalid-phone', 'Please enter a valid phone number i.e 010023989333'],
  ['login-required-field', 'Required'],
  ['login-invalid-email', 'Invalid email'],
  ['no-password-provided', 'No password provided.'],
  ['jwt expired', 'Your session has expired, please log in again.'],
  ['session-expired', 'Your session has expired, please log in again.'],
] as const)('the fixed text of %s is letter for letter', (key, text) => {
  expect(messageOf(key)).toBe(text);
});

test.each([
  [undefined, 'Too many attempts. Wait a moment and try again.'],
  [5, 'Too many attempts. Wait a moment and try again.'],
  [45, 'Too many attempts. Try again in about 1 minute.'],
  [60, 'Too many attempts. Try again in about 1 minute.'],
  [61, 'Too many attempts. Try again in about 2 minutes.'],
  [900, 'Too many attempts. Try again in about 15 minutes.'],
])('a refusal with %j seconds to wait says so', (retryAfterSeconds, text) => {
  expect(
    messageOfFailure(new ApiError({ key: 'too-many-requests', status: 429, requestId: '', retryAfterSeconds })),
  ).toBe(text);
});

test('the text of an e-mail error names what was typed', () => {
  expect(messageOf('invalid-email', { email: 'anna@' })).toBe('Please enter a valid email anna@');
  expect(messageOf('invalid-email')).toBe('Please enter a valid email');
  expect(i18n.locale).toBe('en-us');
});

test.each([
  ['/supplier/catalogs', true],
  ['/supplier/catalogs/Phones/7/edit', true],
  ['/supplier/catalogs/Phones/7/products', true],
  ['/company/employees', true],
  ['/Company/Employees/', true],
  ['/supplier/catalogsx', false],
  ['/company/employees/7/orders', false],
  ['/company/orders', false],
  ['/supplier/companies', false],
])('mutation errors on %s are inline: %s', (path, inline) => {
  expect(showsErrorsInline(path, ['/company/employees', '/supplier/catalogs/*'])).toBe(inline);
});

const failure = (key: (typeof errorKeys)[number]) => new ApiError({ key, status: 401, requestId: 'r-1' });

test('an expired token opens the overlay, without a toast', () => {
  givenSession();
  reactToError(failure('jwt expired'), 'inline');
  expect(useSessionStore.getState().state).toBe('active');
  expect(useToastStore.getState().toasts).toEqual([]);
});

test('a session that is no longer good ends at the front page', () => {
  let left = 0;
  onLeave(() => (left += 1));
  givenSession();
  reactToError(failure('invalid token'), 'loud');
  expect(useSessionStore.getState()).toMatchObject({ state: 'idle', user: null, token: '' });
  expect(left).toBe(1);
});

test('anything else is a toast with its request id; quiet calls only log', () => {
  reactToError(failure('order-not-found'), 'loud');
  expect(useToastStore.getState().toasts).toMatchObject([
    { kind: 'error', text: 'The order was not found.', requestId: 'r-1' },
  ]);
  const { warn } = console;
  const logged: unknown[] = [];
  console.warn = (...parts: unknown[]) => logged.push(parts);
  reactToError(failure('jwt expired'), 'quiet');
  console.warn = warn;
  expect(logged).toHaveLength(1);
  expect(useToastStore.getState().toasts).toHaveLength(1);
});
