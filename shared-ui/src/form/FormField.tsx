import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, RefCallBack } from 'react-hook-form';
import { Field, type FieldControl } from '../ui/Field.tsx';
import { useFormField } from './use-form-field.ts';
import type { FieldOf } from './use-schema-form.ts';

/** A field of a form and the words around its control, the same for every field. */
export type FieldProps<In extends FieldValues, Out, Name extends FieldPath<In>> = FieldOf<In, Out, Name> & {
  label: ReactNode;
  hint?: ReactNode;
  /** writes "(optional)" after the label */
  isOptional?: boolean | undefined;
  /** shown but not editable; say why in the hint */
  isLocked?: boolean;
  /** an emptied field is null, for schemas with `v.nullable` */
  isNullable?: boolean | undefined;
};

type Control = FieldControl & { name: string; ref: RefCallBack; onBlur: () => void };
type Bound = { value: unknown; text: string; change: (value: unknown) => void };

type FormFieldProps<In extends FieldValues, Out, Name extends FieldPath<In>> = FieldProps<In, Out, Name> & {
  /** the value in words, where it is not its own text */
  shows?: (value: unknown) => ReactNode;
  children: (control: Control, field: Bound) => ReactNode;
};

/** Binds a control to its field, with label, hint and error around it. */
export function FormField<In extends FieldValues, Out, Name extends FieldPath<In>>({
  form,
  name,
  label,
  hint,
  isOptional,
  isNullable,
  shows,
  children,
}: FormFieldProps<In, Out, Name>) {
  const { t } = useLingui();
  const { id, value, change, blur, ref, error } = useFormField({ form, name, label, shows });
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={isOptional ? t`(optional)` : undefined}>
      {(control) =>
        children(
          { ...control, ref, name, onBlur: blur },
          {
            value,
            text: typeof value === 'string' ? value : '',
            change: (next) => change(isNullable && next === '' ? null : next),
          },
        )
      }
    </Field>
  );
}
