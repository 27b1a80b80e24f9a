import { AddressCard } from '@portal/accounts';
import type { AdministratorDetailsForm } from '@portal/contract/admins';
import { partOf, type SchemaForm } from '@portal/shared-ui/forms';
import type * as v from 'valibot';
import { NoteField } from './NoteField.tsx';

type DetailsInput = Pick<
  v.InferInput<typeof AdministratorDetailsForm>,
  'address_line_one' | 'address_line_two' | 'zipcode' | 'city' | 'country' | 'note'
>;

/** A person's address, and what back office notes of them. */
export function PersonDetails({ form }: { form: SchemaForm<DetailsInput, unknown> }) {
  return (
    <AddressCard form={partOf(form)} hasCountry>
      <NoteField form={partOf(form)} />
    </AddressCard>
  );
}
