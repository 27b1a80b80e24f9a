import { useLingui } from '@lingui/react/macro';
import { useWatch, type FieldPath, type FieldValues } from 'react-hook-form';
import { useCountryOptions } from '../kit/countries.tsx';
import { SelectField } from './ChoiceFields.tsx';
import type { FieldOf } from './use-schema-form.ts';

/** The country of an address. It may stay empty where `isOptional` says so. */
export function CountryField<In extends FieldValues, Out, Name extends FieldPath<In>>(
  field: FieldOf<In, Out, Name> & { isOptional?: boolean },
) {
  const { t } = useLingui();
  const stored: unknown = useWatch({ control: field.form.control, name: field.name });
  return (
    <SelectField
      {...field}
      label={t`Country`}
      options={useCountryOptions(typeof stored === 'string' ? stored : '')}
      placeholder={t`Choose`}
    />
  );
}
