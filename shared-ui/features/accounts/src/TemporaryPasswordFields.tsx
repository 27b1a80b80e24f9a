import { Trans, useLingui } from '@lingui/react/macro';
import { FieldRow, PasswordField, type SchemaForm, type FieldPath, type FieldValues } from '@portal/shared-ui/forms';
import { Checkbox } from '@portal/shared-ui/kit';
import { useState } from 'react';

type TemporaryPasswordFieldsProps<In extends FieldValues, Out> = {
  form: SchemaForm<In, Out>;
  /** where in the form each field stands; both are empty at the start */
  names: Record<'password' | 'passwordAgain', FieldPath<In>>;
};

/** What a password that is chosen for another person has to be. */
export function TemporaryPasswordHint() {
  return (
    <Trans>
      8 to 128 characters, from 3 of: upper case, lower case, number, special. Not the person's name, email address or
      company, and nothing easy to guess.
    </Trans>
  );
}

/** A tick, and below it the password that the person replaces once the mailed invitation was used (SECURITY T24). */
export function TemporaryPasswordFields<In extends FieldValues, Out>({
  form,
  names,
}: TemporaryPasswordFieldsProps<In, Out>) {
  const { t } = useLingui();
  const [hasPassword, setHasPassword] = useState(false);
  const toggle = (isWanted: boolean) => {
    setHasPassword(isWanted);
    form.resetField(names.password);
    form.resetField(names.passwordAgain);
  };
  return (
    <>
      <Checkbox
        label={t`Set a temporary password`}
        hint={
          <Trans>
            It opens nothing before the mailed invitation is used, and is replaced then. An existing login keeps its
            own.
          </Trans>
        }
        checked={hasPassword}
        onChange={(event) => toggle(event.target.checked)}
      />
      {hasPassword && (
        <FieldRow>
          <PasswordField
            form={form}
            name={names.password}
            label={t`Temporary password`}
            hint={<TemporaryPasswordHint />}
          />
          <PasswordField form={form} name={names.passwordAgain} label={t`Temporary password again`} />
        </FieldRow>
      )}
    </>
  );
}
