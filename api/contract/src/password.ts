import * as v from 'valibot';
import { passwordMaxLength, passwordMinLength } from './constants.ts';
import type { ErrorKey } from './errors.ts';

const groups = [/\p{Lu}/u, /\p{Ll}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** Characters as a person counts them: one composed letter is one, however the keyboard sends it. */
const lengthOf = (password: string) => Array.from(password.normalize('NFC')).length;

/** At least 8 characters from 3 of the 4 groups upper case, lower case, number, special (SPEC 5). */
export function isStrongEnough(password: string): boolean {
  const present = groups.filter((group) => group.test(password.normalize('NFC')));
  return lengthOf(password) >= passwordMinLength && present.length >= 3;
}

/** Why the server refuses a password that keeps the rule of groups. */
export const passwordRefusals = [
  'common-password',
  'password-contains-own-words',
  'password-too-guessable',
] as const satisfies readonly ErrorKey[];
export type PasswordRefusal = (typeof passwordRefusals)[number];

/** A password that is set: 8 to 128 characters of any kind. The server also refuses what is easy to guess. */
export const NewPassword = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.check((password) => lengthOf(password) <= passwordMaxLength, 'too-long'),
  v.check(isStrongEnough, 'invalid-password'),
);
