import { useLingui } from '@lingui/react/macro';
import { AddressCard, ReturnAddressCard, SupplierCard } from '@portal/accounts';
import type { SupplierFields as Schema } from '@portal/contract/suppliers';
import { CheckboxField, partOf, type SchemaForm } from '@portal/shared-ui/forms';
import type * as v from 'valibot';
import { NoteField } from '../../shared/NoteField.tsx';
import { OrderFileCard } from './OrderFileCard.tsx';

type SupplierInput = Omit<v.InferInput<typeof Schema>, 'status'>;

/** Everything about a supplier but its people and its status. */
export function SupplierFields({ form }: { form: SchemaForm<SupplierInput, unknown> }) {
  const { t } = useLingui();
  return (
    <>
      <SupplierCard form={partOf(form)}>
        <CheckboxField
          form={form}
          name="isReseller"
          label={t`Reseller`}
          hint={t`Its own logo, favicon and theme are shown to its companies, and it assigns catalogs to them itself.`}
        />
      </SupplierCard>
      <OrderFileCard form={partOf(form)} />
      <AddressCard form={partOf(form)} hasCountry>
        <NoteField form={partOf(form)} />
      </AddressCard>
      <ReturnAddressCard form={partOf(form)} />
    </>
  );
}
