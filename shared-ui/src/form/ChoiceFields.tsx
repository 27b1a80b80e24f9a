import { useLingui } from '@lingui/react/macro';
import { isDay, type Day } from '@portal/contract/days';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useFormat } from '../i18n/use-format.ts';
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
  const shows = (one: unknown) => options.find((option) => option.value === one)?.label;
  const { id, value, change, blur, ref, error } = useFormField({ form, name, label, shows });
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

export function RadioField<In extends FieldValues, Out, Name extends FieldPath<In>, Value extends string>({
  form,
  name,
  legend,
  choices,
}: RadioFieldProps<In, Out, Name, Value>) {
  const shows = (one: unknown) => choices.find((choice) => choice.value === one)?.label;
  const { id, value, change, error } = useFormField({ form, name, label: legend, shows });
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
  const { day } = useFormat();
  const shows = (one: unknown) => typeof one === 'string' && isDay(one) && day(one);
  const { id, value, change, blur, ref, error } = useFormField({ form, name, label, shows });
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
