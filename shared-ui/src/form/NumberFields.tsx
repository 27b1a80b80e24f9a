import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@portal/contract/constants';
import { useState, type ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { styled } from 'styled-components';
import { currentLocale } from '../i18n/i18n.ts';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { parseHundredths } from './parse-number.ts';
import type { FieldWords } from './TextFields.tsx';
import { useFormField } from './use-form-field.ts';
import type { FieldOf } from './use-schema-form.ts';

const Box = styled.div<{ $short: boolean }>`
  position: relative;
  ${({ $short }) => ($short ? 'max-width: 180px;' : '')}
  input { text-align: right; }
  &:has(span) input { padding-right: 52px; }
  span {
    position: absolute;
    right: 11px;
    top: 0;
    bottom: 0;
    display: grid;
    place-items: center;
    color: var(--text-3);
    font-size: var(--fs-13);
    pointer-events: none;
  }
`;

type NumberProps<In extends FieldValues, Out, Name extends FieldPath<In>> = FieldOf<In, Out, Name> &
  FieldWords & {
    /** an emptied field is null, for schemas with `v.nullable` */
    isNullable?: boolean;
  };

type Codec = {
  unit: ReactNode;
  /** a few digits: a field as wide as the form would put them far from their label */
  isShort?: boolean;
  /** typed text → value of the form; undefined when empty, NaN when it is no number */
  parse: (text: string, locale: Locale) => number | undefined;
  show: (value: number, locale: Locale) => string;
};

/** A text that is a number: what is typed stays as typed until the field is left. */
function TypedNumber<In extends FieldValues, Out, Name extends FieldPath<In>>({
  form,
  name,
  label,
  hint,
  isOptional,
  isLocked,
  isNullable,
  unit,
  isShort = false,
  parse,
  show,
}: NumberProps<In, Out, Name> & Codec) {
  const { t } = useLingui();
  const shows = (one: unknown) => typeof one === 'number' && [show(one, currentLocale()), ' ', unit];
  const { id, value, change, blur, ref, error } = useFormField({ form, name, label, shows });
  const [typed, setTyped] = useState<string>();
  const shown = typeof value === 'number' && Number.isFinite(value) ? show(value, currentLocale()) : '';
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={isOptional ? t`(optional)` : undefined}>
      {(control) => (
        <Box $short={isShort}>
          <Input
            {...control}
            ref={ref}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            readOnly={isLocked}
            value={typed ?? shown}
            onChange={(event) => {
              setTyped(event.target.value);
              change(parse(event.target.value, currentLocale()) ?? (isNullable ? null : undefined));
            }}
            onBlur={() => {
              // What could not be read stays, so that it can be corrected.
              if (!Number.isNaN(value)) setTyped(undefined);
              blur();
            }}
          />
          {unit && <span aria-hidden="true">{unit}</span>}
        </Box>
      )}
    </Field>
  );
}

const showHundredths = (value: number, locale: Locale) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value / 100);

/** An amount in minor units; shown and typed with the language's decimals. `currency` stands at its end. */
export function MoneyField<In extends FieldValues, Out, Name extends FieldPath<In>>({
  currency = 'DKK',
  ...field
}: NumberProps<In, Out, Name> & { currency?: string }) {
  return <TypedNumber {...field} unit={currency} parse={parseHundredths} show={showHundredths} />;
}

/** A percentage in basis points: 42.05 % is 4205. */
export function PercentField<In extends FieldValues, Out, Name extends FieldPath<In>>(
  field: NumberProps<In, Out, Name>,
) {
  return (
    <TypedNumber
      {...field}
      unit="%"
      parse={parseHundredths}
      show={(value, locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value / 100)}
    />
  );
}

function parseWhole(text: string): number | undefined {
  const compact = text.replace(/[\s\u00a0]/g, '');
  if (compact === '') return undefined;
  return /^-?\d{1,15}$/.test(compact) ? Number(compact) : Number.NaN;
}

/** A whole number: months, pieces, a day of the month. `unit` stands at its end. */
export function NumberField<In extends FieldValues, Out, Name extends FieldPath<In>>({
  unit,
  ...field
}: NumberProps<In, Out, Name> & { unit?: ReactNode }) {
  return <TypedNumber {...field} unit={unit} isShort parse={parseWhole} show={String} />;
}
