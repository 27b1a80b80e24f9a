import { useLingui } from '@lingui/react/macro';
import type { Day } from '@portal/contract/days';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Checkbox, RadioGroup, type Choice } from '../kit/Choices.tsx';
import { DayInput } from '../kit/DayInput.tsx';
import { Select, type SelectOption } from '../kit/Select.tsx';
import { Field } from '../ui/Field.tsx';
import type { FieldWords } from './TextFields.tsx';
import { useFormField } from './use-form-field.ts';
import type { FieldOf } from './use-schema-form.ts';

type SelectFieldProps<In extends FieldValues, Out, Name extends FieldPath<In>> = FieldOf<In, Out, Name> &
  FieldWords & {
    options: readonly SelectOption[];
    /** first entry, for "nothing chosen" */
    placeholder?: string;
    /** nothing chosen is null, for schemas with `v.nullable` */
    isNullable?: boolean;
  };

/** One of a list. */
export function SelectField<In extends FieldValues, Out, Name extends FieldPath<In>>({
  form,
  name,
  label,
  hint,
  isOptional,
  isLocked,
  isNullable,
  options,
  placeholder,
}: SelectFieldProps<In, Out, Name>) {
  const { t } = useLingui();
  const { id, value, change, blur, ref, error } = useFormField({ form, name, label });
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={isOptional ? t`(optional)` : undefined}>
      {(control) => (
        <Select
          {...control}
          ref={ref}
          name={name}
          disabled={isLocked}
          options={options}
          placeholder={placeholder}
          value={typeof value === 'string' ? value : ''}
          onChange={(next) => change(isNullable && next === '' ? null : next)}
          onBlur={blur}
        />
      )}
    </Field>
  );
}

/** Yes or no. */
export function CheckboxField<In extends FieldValues, Out, Name extends FieldPath<In>>({
  form,
  name,
  label,
  hint,
  isLocked,
}: FieldOf<In, Out, Name> & FieldWords) {
  const { id, value, change, blur, ref, error } = useFormField({ form, name, label });
  return (
    <Checkbox
      id={id}
      ref={ref}
      name={name}
      label={label}
      hint={hint}
      error={error}
      disabled={isLocked}
      checked={value === true}
      onChange={(event) => change(event.target.checked)}
      onBlur={blur}
    />
  );
}

type RadioFieldProps<In extends FieldValues, Out, Name extends FieldPath<In>, Value extends string> = FieldOf<
  In,
  Out,
  Name
> & { legend: ReactNode; choices: readonly Choice<Value>[] };

/** One of a few, all in sight. */
export function RadioField<In extends FieldValues, Out, Name extends FieldPath<In>, Value extends string>({
  form,
  name,
  legend,
  choices,
}: RadioFieldProps<In, Out, Name, Value>) {
  const { id, value, change, error } = useFormField({ form, name, label: legend });
  return (
    <RadioGroup
      id={id}
      legend={legend}
      choices={choices}
      value={choices.find((choice) => choice.value === value)?.value}
      onChange={change}
      error={error}
    />
  );
}

type DayFieldProps<In extends FieldValues, Out, Name extends FieldPath<In>> = FieldOf<In, Out, Name> &
  FieldWords & {
    min?: Day;
    max?: Day;
    /** an emptied field is null, for schemas with `v.nullable` */
    isNullable?: boolean;
  };

/** A calendar day: `YYYY-MM-DD` in the form, in the page's language on the screen. */
export function DayField<In extends FieldValues, Out, Name extends FieldPath<In>>({
  form,
  name,
  label,
  hint,
  isOptional,
  isLocked,
  isNullable,
  min,
  max,
}: DayFieldProps<In, Out, Name>) {
  const { t } = useLingui();
  const { id, value, change, blur, ref, error } = useFormField({ form, name, label });
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={isOptional ? t`(optional)` : undefined}>
      {(control) => (
        <DayInput
          {...control}
          ref={ref}
          name={name}
          min={min}
          max={max}
          readOnly={isLocked}
          value={typeof value === 'string' ? value : ''}
          onChange={(next) => change(isNullable && next === '' ? null : next)}
          onBlur={blur}
        />
      )}
    </Field>
  );
}
