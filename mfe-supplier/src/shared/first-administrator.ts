import * as v from 'valibot';
import { AdministratorForm } from '@portal/contract/admins';
import { NewPassword } from '@portal/contract/password';

/** The first administrator as the form has it: the temporary password is typed twice, or not at all. */
export const FirstAdministrator = v.pipe(
  v.strictObject({ ...AdministratorForm.entries, password: v.union([v.literal(''), NewPassword], 'invalid-password'), passwordAgain: v.string() }),
  v.forward(v.check(({ password, passwordAgain }) => password === passwordAgain, 'passwords-do-not-match'), ['passwordAgain']),
);
export type FirstAdministrator = v.InferOutput<typeof FirstAdministrator>;

export const newAdministrator = { name: '', email: '', phone_number: '', language: 'da-dk', password: '', passwordAgain: '' } as const;

/** The administrator as the API takes it. */
export function toAdministrator({ password, passwordAgain: _same, ...person }: FirstAdministrator): v.InferOutput<typeof AdministratorForm> {
  return password === '' ? person : { ...person, password };
}
