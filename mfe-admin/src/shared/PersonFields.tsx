import type * as v from 'valibot';
import { useLingui } from '@lingui/react/macro';
import type { AdministratorDetailsForm } from '@portal/contract/admins';
import { Card } from '@portal/shared-ui';
import { EmailField, FieldRow, SelectField, TextAreaField, TextField, type SchemaForm } from '@portal/shared-ui/kit';
import { languageOptions } from './form-options.ts';
import { Fields } from './page-style.ts';

export type PersonInput = Omit<v.InferInput<typeof AdministratorDetailsForm>, 'password'>;

/** A person's name, contact and address. */
export function PersonFields({ form }: { form: SchemaForm<PersonInput, unknown> }) {
  const { t } = useLingui();
  return (
    <>
      <Card title={t`Person`}>
        <Fields>
          <FieldRow>
            <TextField form={form} name="name" label={t`Name`} autoComplete="off" />
            <EmailField form={form} name="email" label={t`E-mail`} hint={t`The person logs in with it.`} autoComplete="off" />
          </FieldRow>
          <FieldRow>
            <TextField form={form} name="phone_number" label={t`Phone`} isOptional inputMode="tel" autoComplete="off" />
            <SelectField form={form} name="language" label={t`Language`} options={languageOptions} />
          </FieldRow>
        </Fields>
      </Card>
      <Card title={t`Address`}>
        <Fields>
          <FieldRow>
            <TextField form={form} name="address_line_one" label={t`Address`} isOptional autoComplete="off" />
            <TextField form={form} name="address_line_two" label={t`Address, second line`} isOptional autoComplete="off" />
          </FieldRow>
          <FieldRow>
            <TextField form={form} name="zipcode" label={t`Postal code`} isOptional autoComplete="off" />
            <TextField form={form} name="city" label={t`City`} isOptional autoComplete="off" />
            <TextField form={form} name="country" label={t`Country`} isOptional autoComplete="off" />
          </FieldRow>
          <TextAreaField form={form} name="note" label={t`Note`} isOptional hint={t`Only back office reads it.`} />
        </Fields>
      </Card>
    </>
  );
}
