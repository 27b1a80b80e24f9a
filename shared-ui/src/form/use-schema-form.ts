import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId, useState, type ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { BaseIssue, BaseSchema } from 'valibot';

/** A form whose field names and values are those of its schema. Pass it to `Form` and to every field. */
export type SchemaForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output> & {
  id: string;
  schema: BaseSchema<Input, Output, BaseIssue<unknown>>;
  /** label of each field that is or was shown; the error summary names fields by it */
  labels: Map<string, ReactNode>;
  /** title of the card that each of them lies in, for two of one label */
  groups: Map<string, ReactNode>;
  /** how fields show a value that is not its own text: an option, an amount, a day */
  shown: Map<string, (value: unknown) => ReactNode>;
};

export type FieldOf<Input extends FieldValues, Output, Name extends FieldPath<Input> = FieldPath<Input>> = {
  form: SchemaForm<Input, Output>;
  name: Name;
};

/**
 * A form checked by a schema of the contract when it is sent. Messages in schemas are error keys, so schemas stay
 * constants and are translated where they are shown (STYLE 1.7).
 */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: BaseSchema<Input, Output, BaseIssue<unknown>>,
  defaults: DefaultValues<Input>,
): SchemaForm<Input, Output> {
  const id = useId();
  const [labels] = useState(() => new Map<string, ReactNode>());
  const [groups] = useState(() => new Map<string, ReactNode>());
  const [shown] = useState(() => new Map<string, (value: unknown) => ReactNode>());
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver<Input, unknown, Output>(schema),
    defaultValues: defaults,
    // The summary takes the focus and leads to the fields (UX 1).
    shouldFocusError: false,
  });
  return { ...form, id, schema, labels, groups, shown };
}

/** id of a field's control; the error summary leads to it. */
export function fieldIdOf(formId: string, name: string): string {
  return `${formId}-${name.replaceAll('.', '-')}`;
}
