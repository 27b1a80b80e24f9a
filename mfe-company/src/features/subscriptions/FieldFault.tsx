import { Note } from '@portal/shared-ui';
import type { SubscriptionForm } from './subscription-form.ts';

/** What is wrong with a group of choices that has no single control of its own; the summary leads here. */
export function FieldFault({
  form,
  name,
  text,
}: {
  form: SubscriptionForm;
  name: 'catalogs' | 'periods';
  text: string;
}) {
  if (!form.formState.errors[name]) return null;
  return (
    <div id={`${form.id}-${name}`} tabIndex={-1}>
      <Note tone="danger">{text}</Note>
    </div>
  );
}
