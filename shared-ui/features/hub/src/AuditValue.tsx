import { Trans, useLingui } from '@lingui/react/macro';
import { isDay } from '@portal/contract/days';
import { MoneySchema } from '@portal/contract/money';
import { Fixed, useFormat } from '@portal/shared-ui';
import * as v from 'valibot';
import { fieldWords, valueWords } from './field-words.ts';

const period = /^\d{4}-(0[1-9]|1[0-2])$/;
const instant = /^\d{4}-\d{2}-\d{2}T/;
/** Amounts in minor units that stand without a currency, and shares in basis points. */
const amounts = new Set(['price', 'excess', 'total', 'credited', 'totalLeasingValue', 'amount', 'fee']);
const shares = new Set(['tax', 'vat', 'rate', 'percent']);

/** The name of a field in words; one that the log has no word for stands as it was written. */
export function FieldName({ name }: { name: string }) {
  const { i18n } = useLingui();
  const word = fieldWords[name];
  return <>{word ? i18n._(word) : <Fixed>{name}</Fixed>}</>;
}

/** A value of the log as people read it: money, days, months, yes and no, words. */
export function Value({ name, value }: { name: string; value: unknown }) {
  const { i18n } = useLingui();
  const format = useFormat();
  if (value === null || value === undefined || value === '') return <Trans>None</Trans>;
  if (typeof value === 'boolean') return value ? <Trans>Yes</Trans> : <Trans>No</Trans>;
  if (typeof value === 'number')
    return (
      <>
        {amounts.has(name) ? (
          <Fixed>{format.amount(value)}</Fixed>
        ) : shares.has(name) ? (
          <Fixed>{format.percent(value)}</Fixed>
        ) : (
          <Fixed>{format.number(value)}</Fixed>
        )}
      </>
    );
  if (v.is(MoneySchema, value))
    return (
      <>
        <Fixed>{format.money(value)}</Fixed>
      </>
    );
  if (Array.isArray(value))
    return (
      <>
        {value.map((one: unknown, index) => (
          <span key={String(one)}>
            {index > 0 && ', '}
            {name === 'fields' || name === 'names' ? (
              <FieldName name={String(one)} />
            ) : (
              <Value name={name} value={one} />
            )}
          </span>
        ))}
      </>
    );
  if (typeof value === 'object')
    return (
      <>
        {Object.entries(value).map(([key, inner], index) => (
          <span key={key}>
            {index > 0 && ', '}
            <FieldName name={key} /> <Value name={key} value={inner} />
          </span>
        ))}
      </>
    );
  const text = String(value);
  if (isDay(text))
    return (
      <>
        <Fixed>{format.day(text)}</Fixed>
      </>
    );
  if (period.test(text))
    return (
      <>
        <Fixed>{format.period(text)}</Fixed>
      </>
    );
  if (instant.test(text))
    return (
      <>
        <Fixed>{format.instant(text)}</Fixed>
      </>
    );
  const word = valueWords[text];
  return <>{word ? i18n._(word) : text}</>;
}
