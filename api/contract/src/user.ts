import * as v from 'valibot';
import { Email } from './address.ts';
import { LocaleSchema } from './auth.ts';
import { InstantSchema } from './days.ts';
import { code, dataOf, endpoint, Id, line, Phone, requiredLine, Version } from './endpoint.ts';
import { NewPassword, passwordRefusals } from './password.ts';

const own = { roles: 'signed-in', boundary: 'user' } as const;

/** The person's own login. Its address changes after a link to the new one (`changeEmail`). */
export const Profile = v.object({
  name: v.string(),
  email: v.string(),
  /** the address that waits for its link to be used */
  newEmail: v.nullable(v.string()),
  phone_number: v.string(),
  address_line_one: v.string(),
  address_line_two: v.string(),
  zipcode: v.string(),
  city: v.string(),
  country: v.string(),
  language: LocaleSchema,
  hasPassword: v.boolean(),
  mustChangePassword: v.boolean(),
  version: v.number(),
});
export type Profile = v.InferOutput<typeof Profile>;

export const ProfileChange = v.strictObject({
  name: v.optional(requiredLine()),
  phone_number: v.optional(Phone),
  address_line_one: v.optional(line()),
  address_line_two: v.optional(line()),
  zipcode: v.optional(code(20)),
  city: v.optional(line(100)),
  country: v.optional(line(100)),
  version: Version,
});

export const getProfile = endpoint('GET', '/user/profile', {
  summary: 'The own profile',
  policy: own,
  response: dataOf(Profile),
});

export const changeProfile = endpoint('PATCH', '/user/profile', {
  summary: 'Change the own profile',
  policy: own,
  body: ProfileChange,
  response: dataOf(Profile),
  errors: ['changed-by-someone-else', 'confirm-it-is-you'],
});

/** Always answers alike: whether another login has the address is told only to who opens the link. */
export const changeEmail = endpoint('POST', '/user/email', {
  summary: 'Log in by another address after a link sent to it; the present one is told',
  policy: own,
  body: v.strictObject({
    email: Email,
    password: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(500, 'too-long')),
  }),
  response: dataOf(v.object({ sent: v.literal(true) })),
  errors: ['incorrect-email-or-password', 'too-many-requests', 'confirm-it-is-you'],
});

export const cancelEmailChange = endpoint('DELETE', '/user/email', {
  summary: 'Keep the present address; the link to the new one opens nothing',
  policy: own,
  response: dataOf(v.object({ cancelled: v.literal(true) })),
  errors: ['confirm-it-is-you'],
});

/** The current password is asked for unless there is none, or another person set it and it must be replaced. */
export const PasswordChange = v.strictObject({
  currentPassword: v.optional(v.pipe(v.string(), v.maxLength(500, 'too-long'))),
  password: NewPassword,
  passwordAgain: v.string('required'),
});

export const changePassword = endpoint('POST', '/user/password', {
  summary: 'Set an own password; every other session ends',
  policy: own,
  body: PasswordChange,
  response: dataOf(v.object({ changed: v.literal(true) })),
  errors: [
    'incorrect-email-or-password',
    'passwords-do-not-match',
    ...passwordRefusals,
    'too-many-requests',
    'confirm-it-is-you',
  ],
});

/** One place where the person is signed in. */
export const OwnSession = v.object({
  id: Id,
  createdAt: InstantSchema,
  lastSeenAt: InstantSchema,
  ip: v.string(),
  userAgent: v.string(),
  isThisOne: v.boolean(),
});

export const listOwnSessions = endpoint('GET', '/user/sessions', {
  summary: 'Where the person is signed in',
  policy: own,
  response: dataOf(v.array(OwnSession)),
});

export const signOutOthers = endpoint('POST', '/user/sessions/sign-out-others', {
  summary: 'End every own session but this one',
  policy: own,
  response: dataOf(v.object({ ended: v.number() })),
  errors: ['confirm-it-is-you'],
});

/**
 * Do keys that act by themselves (/, ?, G, J, K, X) work for the person; speech and shaky hands press them unasked
 * (WCAG 2.1.4).
 */
const SingleKeys = v.object({ singleKeys: v.boolean() });

export const getSingleKeys = endpoint('GET', '/user/keys', {
  summary: 'Do single-letter keys act',
  policy: own,
  response: dataOf(SingleKeys),
});

export const saveSingleKeys = endpoint('PUT', '/user/keys', {
  summary: 'Switch single-letter keys on or off',
  policy: own,
  body: v.strictObject(SingleKeys.entries),
  response: dataOf(SingleKeys),
});
