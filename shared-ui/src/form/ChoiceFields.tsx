import { isDay, type Day } from '@portal/contract/days';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useFormat } from '../i18n/use-format.ts';
import { Checkbox, RadioGroup, type Choice } from '../kit/Choices.tsx';
import { DayInput } from '../kit/DayInput.tsx';
import { Select, type SelectOption } from '../kit/Select.tsx';
import { FormField, type FieldProps } from './FormField.tsx';
import { useFormField } from './use-form-field.ts';
import type { FieldOf } from './use-schema-form.ts';

type SelectFieldProps<In extends FieldValues, Out, Name extends FieldPath<In>> = FieldProps<In, Out, Name> & {
  options: readonly SelectOption[];
  /** first entry, for "nothing chosen" */
  placeholder?: string;
};

export function SelectField<In extends FieldValues, Out, Name extends FieldPath<In>>({
  options,
  placeholder,
  ...field
}: SelectFieldProps<In, Out, Name>) {
  const shows = (one: unknown) => options.find((option) => option.value === one)?.label;
  return (
    <FormField {...field} shows={shows}>
      {(control, { text, change }) => (
        <Select
          {...control}
          disabled={field.isLocked}
          options={options}
          placeholder={placeholder}
          value={text}
          onChange={change}
        />
      )}
    </FormField>
  );
}

export function CheckboxField<In extends FieldValues, Out, Name extends FieldPath<In>>({
  form,
  name,
  label,
  hint,
  isLocked,
}: FieldProps<In, Out, Name>) {
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
> & { legend: ReactNode; hint?: ReactNode; isOfCards?: boolean; choices: readonly Choice<Value>[] };

export function RadioField<In extends FieldValues, Out, Name extends FieldPath<In>, Value extends string>({
  form,
  name,
  legend,
  hint,
  isOfCards,
  choices,
}: RadioFieldProps<In, Out, Name, Value>) {
  const shows = (one: unknown) => choices.find((choice) => choice.value === one)?.label;
  const { id, value, change, error } = useFormField({ form, name, label: legend, shows });
  return (
    <RadioGroup
      id={id}
      legend={legend}
      hint={hint}
      isOfCards={isOfCards}
      choices={choices}
      value={choices.find((choice) => choice.value === value)?.value}
      onChange={change}
      error={error}
    />
  );
}

type DayFieldProps<In extends FieldValues, Out, Name extends FieldPath<In>> = FieldProps<In, Out, Name> & {
  min?: Day;
  max?: Day;
};

/** A calendar day: `YYYY-MM-DD` in the form, in the page's language on the screen. */
export function DayField<In extends FieldValues, Out, Name extends FieldPath<In>>({
  min,
  max,
  ...field
}: DayFieldProps<In, Out, Name>) {
  const { day } = useFormat();
  const shows = (one: unknown) => typeof one === 'string' && isDay(one) && day(one);
  return (
    <FormField {...field} shows={shows}>
      {(control, { text, change }) => (
        <DayInput {...control} min={min} max={max} readOnly={field.isLocked} value={text} onChange={change} />
      )}
    </FormField>
  );
}
