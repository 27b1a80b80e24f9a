import { blankPerson, isTypedTwice, settableStatus, temporaryPassword } from '@portal/accounts';
import { AdministratorDetailsForm } from '@portal/contract/admins';
import { CurrencyCode } from '@portal/contract/money';
import * as v from 'valibot';

/** A new person, with address and note: what back office alone keeps (SPEC 3 User). */
export const NewDetailed = v.pipe(
  v.strictObject({ ...AdministratorDetailsForm.entries, ...temporaryPassword }),
  v.forward(
    v.check((person) => isTypedTwice(person), 'passwords-do-not-match'),
    ['passwordAgain'],
  ),
);
export type NewDetailed = v.InferOutput<typeof NewDetailed>;

export const blankDetailed = {
  ...blankPerson,
  note: '',
  address_line_one: '',
  address_line_two: '',
  zipcode: '',
  city: '',
  country: '',
} as const;

export const EditableDetailed = v.strictObject({
  ...v.omit(AdministratorDetailsForm, ['password']).entries,
  ...settableStatus,
});
export type EditableDetailed = v.InferOutput<typeof EditableDetailed>;

/** A login, with what the pages of its roles do not have. */
export const EditableUser = v.strictObject({ ...EditableDetailed.entries, currency: CurrencyCode });
export type EditableUser = v.InferOutput<typeof EditableUser>;
