import { useLingui } from '@lingui/react/macro';
import type { SupplierCompanyFields } from '@portal/contract/companies';
import { checkVatNumber } from '@portal/contract/vat-number';
import { Card, Note } from '@portal/shared-ui';
import {
  EmailField,
  FieldRow,
  Fields,
  CountryField,
  SelectField,
  TextField,
  useWatch,
  type SchemaForm,
} from '@portal/shared-ui/forms';
import type { ReactNode } from 'react';
import type * as v from 'valibot';
import { languageOptions } from './account-options.ts';

type CompanyInput = v.InferInput<typeof SupplierCompanyFields>;

type CompanyCardProps = {
  form: SchemaForm<CompanyInput, unknown>;
  /** the field of the currency: who may change it, and when, differs */
  currency: ReactNode;
  /** below the rest */
  children?: ReactNode;
};

/** Who a company is: name, numbers, languages. A doubtful CVR number is pointed out and kept (DECISIONS 17). */
export function CompanyCard({ form, currency, children }: CompanyCardProps) {
  const { t } = useLingui();
  const [vatNo, country] = useWatch({ control: form.control, name: ['vat_no', 'country'] });
  const isDoubtful = checkVatNumber(vatNo, country).warning === 'check-digit';
  return (
    <Card title={t`Company`}>
      <Fields>
        <FieldRow>
          <TextField form={form} name="company_name" label={t`Name`} autoComplete="organization" />
          <EmailField form={form} name="invoice_mail" label={t`Invoice e-mail`} isOptional />
        </FieldRow>
        <FieldRow>
          <CountryField form={form} name="country" />
          <TextField
            form={form}
            name="vat_no"
            label={t`CVR / VAT no.`}
            hint={country === 'DK' ? t`A Danish CVR number has 8 digits.` : undefined}
            inputMode={country === 'DK' ? 'numeric' : 'text'}
            autoComplete="off"
          />
        </FieldRow>
        {isDoubtful && (
          <Note tone="warn">{t`The check digit of this CVR number is not right. You can save it all the same.`}</Note>
        )}
        <FieldRow>
          {currency}
          <SelectField form={form} name="language" label={t`Language`} options={languageOptions} />
          <TextField form={form} name="phone_number" label={t`Phone`} isOptional inputMode="tel" />
        </FieldRow>
        {children}
      </Fields>
    </Card>
  );
}
