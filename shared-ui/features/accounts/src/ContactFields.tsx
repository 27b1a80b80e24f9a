import { useLingui } from '@lingui/react/macro';
import {
  EmailField,
  FieldRow,
  SelectField,
  TextField,
  type SchemaForm,
  type FieldPath,
  type FieldValues,
} from '@portal/shared-ui/forms';
import type { ReactNode } from 'react';
import { languageOptions } from './account-options.ts';

type ContactFieldsProps<In extends FieldValues, Out> = {
  form: SchemaForm<In, Out>;
  /** where in the form each field stands */
  names: Record<'name' | 'email' | 'phone_number' | 'language', FieldPath<In>>;
  emailHint: ReactNode;
  /** the address is its owner's: shown, not changed */
  isEmailLocked?: boolean;
};

export function ContactFields<In extends FieldValues, Out>({
  form,
  names,
  emailHint,
  isEmailLocked = false,
}: ContactFieldsProps<In, Out>) {
  const { t } = useLingui();
  return (
    <>
      <FieldRow>
        <TextField form={form} name={names.name} label={t`Name`} autoComplete="off" />
        <EmailField
          form={form}
          name={names.email}
          label={t`E-mail`}
          hint={emailHint}
          isLocked={isEmailLocked}
          autoComplete="off"
        />
      </FieldRow>
      <FieldRow>
        <TextField
          form={form}
          name={names.phone_number}
          label={t`Phone`}
          isOptional
          inputMode="tel"
          autoComplete="off"
        />
        <SelectField form={form} name={names.language} label={t`Language`} options={languageOptions} />
      </FieldRow>
    </>
  );
}
