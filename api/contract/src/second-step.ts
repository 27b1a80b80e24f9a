import * as v from 'valibot';
import { SecondStepCode } from './auth.ts';
import { dataOf, endpoint } from './endpoint.ts';

const own = { roles: 'signed-in', boundary: 'user' } as const;

/** Who asks proves it with the password again: an open screen is not enough to change how the login is guarded. */
const WithPassword = v.strictObject({
  password: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(500, 'too-long')),
});

const proofErrors = ['incorrect-email-or-password', 'too-many-requests', 'confirm-it-is-you'] as const;

export const getSecondStep = endpoint('GET', '/user/second-step', {
  summary: 'Does the own login ask for a code, and how many recovery codes are left',
  policy: own,
  response: dataOf(v.object({ isOn: v.boolean(), recoveryCodesLeft: v.number() })),
});

export const startSecondStep = endpoint('POST', '/user/second-step/start', {
  summary: 'A new secret for the authenticator app; asked for only after it is confirmed',
  policy: own,
  body: WithPassword,
  tellsSecret: true,
  response: dataOf(v.object({ secret: v.string(), uri: v.string() })),
  errors: [...proofErrors, 'invalid-data-provided'],
});

export const confirmSecondStep = endpoint('POST', '/user/second-step/confirm', {
  summary: 'Turn the second step on with a first code; answers the recovery codes, once',
  policy: own,
  body: v.strictObject({ code: SecondStepCode }),
  tellsSecret: true,
  response: dataOf(v.object({ recoveryCodes: v.array(v.string()) })),
  errors: ['too-many-requests', 'invalid-data-provided', 'confirm-it-is-you'],
});

export const turnOffSecondStep = endpoint('POST', '/user/second-step/turn-off', {
  summary: 'Log in without a code from now on',
  policy: own,
  body: WithPassword,
  response: dataOf(v.object({ isOn: v.literal(false) })),
  errors: proofErrors,
});
