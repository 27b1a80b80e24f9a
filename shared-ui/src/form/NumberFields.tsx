import type { Locale } from '@portal/contract/constants';
import { useState, type ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { styled } from 'styled-components';
import { currentLocale } from '../i18n/i18n.ts';
import { Input } from '../ui/Input.tsx';
import { FormField, type FieldProps } from './FormField.tsx';
import { parseHundredths } from './parse-number.ts';

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
  unit,
  isShort = false,
  parse,
  show,
  ...field
}: FieldProps<In, Out, Name> & Codec) {
  const shows = (one: unknown) => typeof one === 'number' && [show(one, currentLocale()), ' ', unit];
  const [typed, setTyped] = useState<string>();
  return (
    <FormField {...field} shows={shows}>
      {(control, { value, change }) => (
        <Box $short={isShort}>
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            readOnly={field.isLocked}
            value={typed ?? (typeof value === 'number' && Number.isFinite(value) ? show(value, currentLocale()) : '')}
            onChange={(event) => {
              setTyped(event.target.value);
              change(parse(event.target.value, currentLocale()) ?? (field.isNullable ? null : undefined));
            }}
            onBlur={() => {
              // What could not be read stays, so that it can be corrected.
              if (!Number.isNaN(value)) setTyped(undefined);
              control.onBlur();
            }}
          />
          {unit && <span aria-hidden="true">{unit}</span>}
        </Box>
      )}
    </FormField>
  );
}

const showHundredths = (value: number, locale: Locale) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value / 100);

/** An amount in minor units; shown and typed with the language's decimals. `currency` stands at its end. */
export function MoneyField<In extends FieldValues, Out, Name extends FieldPath<In>>({
  currency = 'DKK',
  ...field
}: FieldProps<In, Out, Name> & { currency?: string }) {
  return <TypedNumber {...field} unit={currency} parse={parseHundredths} show={showHundredths} />;
}

/** A percentage in basis points: 42.05 % is 4205. */
export function PercentField<In extends FieldValues, Out, Name extends FieldPath<In>>(
  field: FieldProps<In, Out, Name>,
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
}: FieldProps<In, Out, Name> & { unit?: ReactNode }) {
  return <TypedNumber {...field} unit={unit} isShort parse={parseWhole} show={String} />;
}
