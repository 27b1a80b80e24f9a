import { useLingui } from '@lingui/react/macro';
import { EmailField, FieldRow, partOf, TextField, type SchemaForm } from '@portal/shared-ui/forms';

type Contact = { contactPhone?: string | undefined; contactEmail?: string | undefined };

/** How the employee is reached; needed once the employee has left (scenario 43). */
export function ContactFields<In extends Contact, Out>({
  form,
  isNeeded,
}: {
  form: SchemaForm<In, Out>;
  isNeeded: boolean;
}) {
  const { t } = useLingui();
  const contact = partOf<Contact, In, Out>(form);
  return (
    <FieldRow>
      <TextField
        form={contact}
        name="contactPhone"
        label={t`Contact phone`}
        type="tel"
        autoComplete="tel"
        isOptional={!isNeeded}
      />
      <EmailField form={contact} name="contactEmail" label={t`Contact e-mail`} isOptional={!isNeeded} />
    </FieldRow>
  );
}
