import * as v from 'valibot';
import { passwordMinLength } from './constants.ts';

const groups = [/\p{Lu}/u, /\p{Ll}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** At least 8 characters from 3 of the 4 groups upper case, lower case, number, special (SPEC 5). */
export function isStrongEnough(password: string): boolean {
  return Array.from(password).length >= passwordMinLength && groups.filter((group) => group.test(password)).length >= 3;
}

/** A password somebody sets. Long phrases and pasting are welcome; the server also refuses common ones. */
export const NewPassword = v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(200, 'too-long'), v.check(isStrongEnough, 'invalid-password'));
