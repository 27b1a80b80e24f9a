import { useLingui } from '@lingui/react/macro';
import { TextAreaField, type SchemaForm } from '@portal/shared-ui/forms';

/** What back office writes down for itself. */
export function NoteField({ form }: { form: SchemaForm<{ note?: string | undefined }, unknown> }) {
  const { t } = useLingui();
  return <TextAreaField form={form} name="note" label={t`Note`} isOptional hint={t`Only back office reads it.`} />;
}
