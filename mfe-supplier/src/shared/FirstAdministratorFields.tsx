import { useState } from 'react';
import type * as v from 'valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@portal/shared-ui';
import { Checkbox, EmailField, FieldRow, PasswordField, SelectField, TextField, type SchemaForm } from '@portal/shared-ui/kit';
import type { FirstAdministrator } from './first-administrator.ts';
import { languageOptions } from './form-options.ts';
import { Fields } from './page-style.ts';

export type WithAdministrator = { admin: v.InferInput<typeof FirstAdministrator> };

/** Who gets the invitation of a new company. */
export function FirstAdministratorFields({ form }: { form: SchemaForm<WithAdministrator, unknown> }) {
  const { t } = useLingui();
  const [hasPassword, setHasPassword] = useState(false);
  return (
    <Card title={t`First administrator`}>
      <Fields>
        <FieldRow>
          <TextField form={form} name="admin.name" label={t`Name`} autoComplete="off" />
          <EmailField form={form} name="admin.email" label={t`E-mail`} hint={t`The invitation goes here. Its link works for 72 hours.`} autoComplete="off" />
        </FieldRow>
        <FieldRow>
          <TextField form={form} name="admin.phone_number" label={t`Phone`} isOptional inputMode="tel" autoComplete="off" />
          <SelectField form={form} name="admin.language" label={t`Language`} options={languageOptions} />
        </FieldRow>
        <Checkbox label={t`Set a temporary password`} hint={t`It must be replaced at the first login. The invitation is sent anyway.`} checked={hasPassword} onChange={(event) => {
          setHasPassword(event.target.checked);
          form.setValue('admin.password', '');
          form.setValue('admin.passwordAgain', '');
        }} />
        {hasPassword && (
          <FieldRow>
            <PasswordField form={form} name="admin.password" label={t`Temporary password`} hint={<Trans>At least 8 characters, from 3 of: upper case, lower case, number, special.</Trans>} />
            <PasswordField form={form} name="admin.passwordAgain" label={t`Temporary password again`} />
          </FieldRow>
        )}
      </Fields>
    </Card>
  );
}
