import { AdministratorForm, type Administrator } from '@portal/contract/admins';
import * as v from 'valibot';

/** What may be set of a status; PENDING is a state that only the person's yes ends. */
export const settableStatus = { status: v.picklist(['ACTIVE', 'BLOCKED'], 'invalid-data-provided') } as const;

/** A person's name and contact, and whether the door is open. */
export const EditablePerson = v.strictObject({ ...v.omit(AdministratorForm, ['password']).entries, ...settableStatus });
export type EditablePerson = v.InferOutput<typeof EditablePerson>;
export type EditablePersonInput = v.InferInput<typeof EditablePerson>;

/** Where in the form the server's refusals belong. */
export const personFieldFor = { 'email-already-exists': 'email', 'last-admin-is-protected': 'status' } as const;

/** A person as the form has it: what is only shown is left out. */
export function toEditable<Person extends Administrator>({
  id: _id,
  version: _version,
  createdAt: _at,
  lastSuccessfulLogin: _login,
  status,
  ...fields
}: Person) {
  return { ...fields, status: status === 'BLOCKED' ? 'BLOCKED' : 'ACTIVE' } as const;
}
