import type { ReactNode } from 'react';
import { get, type FieldError, type FieldPath, type FieldValues } from 'react-hook-form';
import { Note } from '../ui/Note.tsx';
import { textOf } from './problems.ts';
import { useFieldWords } from './use-form-field.ts';
import { fieldIdOf, type FieldOf } from './use-schema-form.ts';

/** What is wrong with a group of choices that has no single control of its own; the summary leads here. */
export function FieldFault<Input extends FieldValues, Output, Name extends FieldPath<Input>>({
  form,
  name,
  label,
}: FieldOf<Input, Output, Name> & { label: ReactNode }) {
  useFieldWords({ form, name, label });
  const error: FieldError | undefined = get(form.formState.errors, name);
  // A list also holds the errors of its entries; those stand at their own fields.
  if (error?.type === undefined) return null;
  return (
    <div id={fieldIdOf(form.id, name)} tabIndex={-1}>
      <Note tone="danger">{textOf(error.message, undefined)}</Note>
    </div>
  );
}
