import { use, useEffect, type ReactNode } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { CardTitle } from '../ui/Card.tsx';
import { textOf } from './problems.ts';
import { fieldIdOf, type FieldOf } from './use-schema-form.ts';

type Shows = ((value: unknown) => ReactNode) | undefined;

/** What a form says of a field elsewhere than at it: its label, and a value that is not its own text. */
export function useFieldWords<Input extends FieldValues, Output>({
  form,
  name,
  label,
  shows,
}: FieldOf<Input, Output> & { label: ReactNode; shows?: Shows }): void {
  const group = use(CardTitle);
  useEffect(() => {
    form.labels.set(name, label);
    form.groups.set(name, group);
    if (shows) form.shown.set(name, shows);
  });
}

/** What every field of the kit needs: its value, what to do on change and blur, its id and its error in words. */
export function useFormField<Input extends FieldValues, Output, Name extends FieldPath<Input>>({
  form,
  name,
  label,
  shows,
}: FieldOf<Input, Output, Name> & { label: ReactNode; shows?: Shows }) {
  useFieldWords({ form, name, label, shows });
  const { field, fieldState } = useController<Input, Name, Output>({ control: form.control, name });
  return {
    id: fieldIdOf(form.id, name),
    value: field.value as unknown,
    change: field.onChange as (value: unknown) => void,
    blur: field.onBlur,
    ref: field.ref,
    error: fieldState.error ? textOf(fieldState.error.message, field.value) : undefined,
  };
}
