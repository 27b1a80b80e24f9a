import type * as v from 'valibot';
import { useLingui } from '@lingui/react/macro';
import type { SupplierCompanyFields as Schema } from '@portal/contract/companies';
import { checkVatNumber } from '@portal/contract/vat-number';
import { Card, Note, useQuery } from '@portal/shared-ui';
import { EmailField, FieldRow, SelectField, TextField, useWatch, type SchemaForm } from '@portal/shared-ui/kit';
import { languageOptions, useCountryOptions } from '../../shared/form-options.ts';
import { Fields } from '../../shared/page-style.ts';
import { currencyList } from './companies.api.ts';

export type CompanyInput = v.InferInput<typeof Schema>;

/** Who the company is: name, numbers, address. Its currency is chosen once. */
export function CompanyFields({ form, isNew = false }: { form: SchemaForm<CompanyInput, unknown>; isNew?: boolean }) {
  const { t } = useLingui();
  const countries = useCountryOptions();
  const currencies = useQuery(currencyList()).data?.data ?? [];
  const [vatNo, country] = useWatch({ control: form.control, name: ['vat_no', 'country'] });
  const isDoubtful = checkVatNumber(vatNo, country).warning === 'check-digit';
  return (
    <>
      <Card title={t`Company`}>
        <Fields>
          <FieldRow>
            <TextField form={form} name="company_name" label={t`Name`} autoComplete="organization" />
            <EmailField form={form} name="invoice_mail" label={t`Invoice e-mail`} isOptional />
          </FieldRow>
          <FieldRow>
            <SelectField form={form} name="country" label={t`Country`} options={countries} />
            <TextField form={form} name="vat_no" label={t`CVR / VAT no.`} hint={t`A Danish CVR number has 8 digits.`} inputMode="numeric" autoComplete="off" />
          </FieldRow>
          {isDoubtful && <Note tone="warn">{t`The check digit of this CVR number is not right. You can save it all the same.`}</Note>}
          <FieldRow>
            <SelectField form={form} name="currency" label={t`Currency`} isLocked={!isNew} hint={isNew ? undefined : t`Only back office can change it.`} options={currencies.map(({ isoCode, symbol }) => ({ value: isoCode, label: `${isoCode} (${symbol})` }))} />
            <SelectField form={form} name="language" label={t`Language`} options={languageOptions} />
            <TextField form={form} name="phone_number" label={t`Phone`} isOptional inputMode="tel" />
          </FieldRow>
        </Fields>
      </Card>
      <Card title={t`Address`}>
        <Fields>
          <FieldRow>
            <TextField form={form} name="address_line_one" label={t`Address`} isOptional />
            <TextField form={form} name="address_line_two" label={t`Address, second line`} isOptional />
          </FieldRow>
          <FieldRow>
            <TextField form={form} name="zipcode" label={t`Postal code`} isOptional />
            <TextField form={form} name="city" label={t`City`} isOptional />
          </FieldRow>
        </Fields>
      </Card>
    </>
  );
}
