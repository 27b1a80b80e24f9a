import { AdministratorForm } from '@portal/contract/admins';
import { NewPassword } from '@portal/contract/password';
import * as v from 'valibot';

/** A temporary password as a form has it: typed twice, or not at all (SECURITY T24). */
export const temporaryPassword = {
  password: v.union([v.literal(''), NewPassword], 'invalid-password'),
  passwordAgain: v.string(),
} as const;
type TemporaryPassword = { password: string; passwordAgain: string };

export const isTypedTwice = ({ password, passwordAgain }: TemporaryPassword): boolean => password === passwordAgain;

/** A new administrator of a company or a supplier. */
export const NewPerson = v.pipe(
  v.strictObject({ ...AdministratorForm.entries, ...temporaryPassword }),
  v.forward(
    v.check((person) => isTypedTwice(person), 'passwords-do-not-match'),
    ['passwordAgain'],
  ),
);
export type NewPerson = v.InferOutput<typeof NewPerson>;
export type NewPersonInput = v.InferInput<typeof NewPerson>;

export const blankPerson = {
  name: '',
  email: '',
  phone_number: '',
  language: 'da-dk',
  password: '',
  passwordAgain: '',
} as const;

/** A new company, before anything is typed. */
export const blankCompany = {
  company_name: '',
  invoice_mail: '',
  vat_no: '',
  currency: 'DKK',
  phone_number: '',
  address_line_one: '',
  address_line_two: '',
  zipcode: '',
  city: '',
  country: 'DK',
  language: 'da-dk',
  admin: blankPerson,
} as const;

/** The person as the API takes it: the password once, or not at all. */
export function toAdministrator<Person extends TemporaryPassword>({
  password,
  passwordAgain: _same,
  ...person
}: Person) {
  return password === '' ? person : { ...person, password };
}
