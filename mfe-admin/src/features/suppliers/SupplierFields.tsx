import type * as v from 'valibot';
import { useLingui } from '@lingui/react/macro';
import type { SupplierFields as Schema } from '@portal/contract/suppliers';
import { Card } from '@portal/shared-ui';
import { CheckboxField, EmailField, FieldRow, SelectField, TextAreaField, TextField, type SchemaForm } from '@portal/shared-ui/kit';
import { languageOptions } from '../../shared/form-options.ts';
import { Fields } from '../../shared/page-style.ts';

export type SupplierInput = Omit<v.InferInput<typeof Schema>, 'status'>;

/** Everything about a supplier but its people and its status. */
export function SupplierFields({ form }: { form: SchemaForm<SupplierInput, unknown> }) {
  const { t } = useLingui();
  return (
    <>
      <Card title={t`Supplier`}>
        <Fields>
          <FieldRow>
            <TextField form={form} name="name" label={t`Name`} autoComplete="organization" />
            <EmailField form={form} name="email" label={t`E-mail`} hint={t`Order files are sent here.`} />
          </FieldRow>
          <FieldRow>
            <TextField form={form} name="phone" label={t`Phone`} isOptional inputMode="tel" />
            <SelectField form={form} name="language" label={t`Language`} options={languageOptions} />
          </FieldRow>
          <CheckboxField form={form} name="isReseller" label={t`Reseller`} hint={t`Its own logo, favicon and theme are shown to its companies, and it assigns catalogs to them itself.`} />
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
            <TextField form={form} name="country" label={t`Country`} isOptional />
          </FieldRow>
          <TextAreaField form={form} name="note" label={t`Note`} isOptional hint={t`Only back office reads it.`} />
        </Fields>
      </Card>
    </>
  );
}
