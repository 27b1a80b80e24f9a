import { Trans, useLingui } from '@lingui/react/macro';
import { AddressCard, CompanyCard, currencyOptions } from '@portal/accounts';
import type { CompanyFields as Schema } from '@portal/contract/companies';
import { Link, Note, useQuery } from '@portal/shared-ui';
import { partOf, SelectField, type SchemaForm } from '@portal/shared-ui/forms';
import { type ComboOption } from '@portal/shared-ui/kit';
import type * as v from 'valibot';
import { NoteField } from '../../shared/NoteField.tsx';
import { companyChoices } from './companies.api.ts';
import { SupplierPicker } from './SupplierPicker.tsx';

export type CompanyInput = Omit<v.InferInput<typeof Schema>, 'status'>;

/** Who the company is: name, numbers, address, supplier. `supplier` is the one chosen so far, with its name. */
export function CompanyFields({
  form,
  supplier,
}: {
  form: SchemaForm<CompanyInput, unknown>;
  supplier: ComboOption | null;
}) {
  const { t } = useLingui();
  const currencies = useQuery(companyChoices()).data?.currencies ?? [];
  const lacksTaxTable = form.formState.errors.country?.message === 'tax-table-missing';
  return (
    <>
      <CompanyCard
        form={partOf(form)}
        currency={<SelectField form={form} name="currency" label={t`Currency`} options={currencyOptions(currencies)} />}
      >
        <SupplierPicker form={partOf(form)} supplier={supplier} />
      </CompanyCard>
      {lacksTaxTable && (
        <Note tone="warn">
          <Trans>Estimates and draws of a company need the VAT of its country.</Trans>{' '}
          <Link to="/admin/taxtables">{t`Open the tax tables`}</Link>
        </Note>
      )}
      <AddressCard form={partOf(form)}>
        <NoteField form={partOf(form)} />
      </AddressCard>
    </>
  );
}
