import { useLingui } from '@lingui/react/macro';
import { AddressCard, CompanyCard, currencyOptions } from '@portal/accounts';
import type { SupplierCompanyFields as Schema } from '@portal/contract/companies';
import { useQuery } from '@portal/shared-ui';
import { partOf, SelectField, type SchemaForm } from '@portal/shared-ui/forms';
import type * as v from 'valibot';
import { currencyList } from './companies.api.ts';

export type CompanyInput = v.InferInput<typeof Schema>;

/** Who the company is: name, numbers, address. Its currency is chosen once. */
export function CompanyFields({ form, isNew = false }: { form: SchemaForm<CompanyInput, unknown>; isNew?: boolean }) {
  const { t } = useLingui();
  const currencies = useQuery(currencyList()).data?.data ?? [];
  return (
    <>
      <CompanyCard
        form={form}
        currency={
          <SelectField
            form={form}
            name="currency"
            label={t`Currency`}
            isLocked={!isNew}
            hint={isNew ? undefined : t`Only back office can change it.`}
            options={currencyOptions(currencies)}
          />
        }
      />
      <AddressCard form={partOf(form)} />
    </>
  );
}
