import type * as v from 'valibot';
import { useLingui } from '@lingui/react/macro';
import type { AdministratorForm } from '@portal/contract/admins';
import { EmailField, FieldRow, SelectField, TextField, type SchemaForm } from '@portal/shared-ui/kit';
import { languageOptions } from '../../shared/form-options.ts';
import { Fields } from '../../shared/page-style.ts';

export type PersonInput = Omit<v.InferInput<typeof AdministratorForm>, 'password'>;

/** A person's name and contact. */
export function PersonFields({ form }: { form: SchemaForm<PersonInput, unknown> }) {
  const { t } = useLingui();
  return (
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
  );
}
