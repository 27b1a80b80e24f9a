import { useLingui } from '@lingui/react/macro';
import type { SupplierProfileFields } from '@portal/contract/suppliers';
import { Card } from '@portal/shared-ui';
import { EmailField, FieldRow, Fields, SelectField, TextField, type SchemaForm } from '@portal/shared-ui/forms';
import type { ReactNode } from 'react';
import type * as v from 'valibot';
import { languageOptions } from './account-options.ts';

type SupplierInput = Pick<v.InferInput<typeof SupplierProfileFields>, 'name' | 'email' | 'phone' | 'language'>;

/** Who a supplier is, for itself and for back office. */
export function SupplierCard({ form, children }: { form: SchemaForm<SupplierInput, unknown>; children?: ReactNode }) {
  const { t } = useLingui();
  return (
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
        {children}
      </Fields>
    </Card>
  );
}
