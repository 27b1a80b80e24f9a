import { useLingui } from '@lingui/react/macro';
import { EmailField, FieldRow, TextField, type SchemaForm } from '@portal/shared-ui/kit';

type Contact = { contactPhone?: string | undefined; contactEmail?: string | undefined };

/** How somebody is reached; needed once the employee has left (scenario 43). */
export function ContactFields<In extends Contact, Out>({ form, isNeeded }: { form: SchemaForm<In, Out>; isNeeded: boolean }) {
  const { t } = useLingui();
  // Both forms have these two fields; a generic form cannot name them by itself.
  const contact = form as unknown as SchemaForm<Contact, unknown>;
  return (
    <FieldRow>
      <TextField form={contact} name="contactPhone" label={t`Contact phone`} type="tel" autoComplete="tel" isOptional={!isNeeded} />
      <EmailField form={contact} name="contactEmail" label={t`Contact e-mail`} isOptional={!isNeeded} />
    </FieldRow>
  );
}
