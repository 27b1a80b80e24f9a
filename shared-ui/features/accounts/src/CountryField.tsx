import { useLingui } from '@lingui/react/macro';
import { TextField, type SchemaForm } from '@portal/shared-ui/forms';

/** The country of an address, as written on a letter. */
export function CountryField({ form }: { form: SchemaForm<{ country?: string | undefined }, unknown> }) {
  const { t } = useLingui();
  return <TextField form={form} name="country" label={t`Country`} isOptional autoComplete="off" />;
}
