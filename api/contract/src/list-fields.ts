import * as v from 'valibot';
import { DaySchema } from './days.ts';

/** What a field of a list holds; from it come its conditions in the filter, their values, and their SQL. */
export type ListField = {
  readonly kind: 'text' | 'number' | 'money' | 'day' | 'instant' | 'choice';
  /** has no value in some rows */
  readonly isOptional?: boolean;
  readonly choices?: readonly string[];
};
export type ListFields = Readonly<Record<string, ListField>>;

export const text = { kind: 'text' } as const;
export const number = { kind: 'number' } as const;
export const money = { kind: 'money' } as const;
export const day = { kind: 'day' } as const;
export const instant = { kind: 'instant' } as const;
export const choice = (choices: readonly string[]) => ({ kind: 'choice', choices }) as const;
export const yesNo = choice(['true', 'false']);
export const optional = <const F extends ListField>(field: F) => ({ ...field, isOptional: true }) as const;

const ofNumbers = ['is', 'atLeast', 'atMost', 'between'] as const;
const ofDays = [...ofNumbers, 'last', 'next'] as const;
const operators = {
  text: ['contains', 'is', 'not', 'starts'],
  number: ofNumbers,
  money: ofNumbers,
  day: ofDays,
  instant: ofDays,
  choice: ['any', 'none'],
} as const;
const ofEmpty = ['empty', 'filled'] as const;
export type ListOperator = (typeof operators)[ListField['kind']][number] | (typeof ofEmpty)[number];

/** `last` and `next` count days, today among them; they move with today. */
export function operatorsOf({ kind, isOptional }: ListField): readonly ListOperator[] {
  return kind === 'text' || isOptional ? [...operators[kind], ...ofEmpty] : operators[kind];
}

/** How many values a condition has, at least and at most. */
export function valuesOf(operator: ListOperator): readonly [min: number, max: number] {
  if (operator === 'empty' || operator === 'filled') return [0, 0];
  if (operator === 'any' || operator === 'none') return [1, 20];
  return operator === 'between' ? [2, 2] : [1, 1];
}

/** Days that `last` and `next` take. */
const DayCount = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/));
const Amount = v.pipe(v.string(), v.regex(/^-?\d{1,12}$/));
const Text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200), v.regex(/^\P{Cc}*$/u));

/** What one value of a condition must be; amounts are whole minor units. */
export function valueSchema({ kind, choices = [] }: ListField, operator: ListOperator) {
  if (operator === 'last' || operator === 'next') return DayCount;
  if (kind === 'choice') return v.picklist(choices);
  if (kind === 'number' || kind === 'money') return Amount;
  return kind === 'text' ? Text : DaySchema;
}

/** `["department", "is", "Sales"]`: field, operator, values. */
export type ListCondition = readonly [field: string, operator: ListOperator, ...values: string[]];
/**
 * Conditions in groups. `all`: a row fulfils every condition of one group. `any`: it fulfils one condition of each
 * group. So each says what the other cannot, and two levels say everything.
 */
export type ListFilter = { join: 'all' | 'any'; groups: ListCondition[][] };

export const conditionsMax = 20;
const filterMax = 2_000;
const Shape = v.strictObject({
  join: v.picklist(['all', 'any']),
  groups: v.pipe(
    v.array(v.pipe(v.array(v.tupleWithRest([v.string(), v.string()], v.string())), v.nonEmpty())),
    v.nonEmpty(),
    v.check((groups) => groups.flat().length <= conditionsMax),
  ),
});

export function isCondition(fields: ListFields, [name, operator, ...values]: readonly string[]): boolean {
  const field = Object.hasOwn(fields, name ?? '') ? fields[name ?? ''] : undefined;
  const known = field && operatorsOf(field).find((one) => one === operator);
  if (!field || !known) return false;
  const [min, max] = valuesOf(known);
  return (
    values.length >= min && values.length <= max && values.every((value) => v.is(valueSchema(field, known), value))
  );
}

/** The filter that an address names; undefined where it is none of this list's. */
export function readFilter(fields: ListFields, written: string): ListFilter | undefined {
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    return undefined;
  }
  if (!v.is(Shape, value) || !value.groups.flat().every((condition) => isCondition(fields, condition)))
    return undefined;
  return value as ListFilter;
}

/** Columns that a list is sorted by at once. */
export const sortsMax = 3;

/** `department,-name`: one of the named columns or up to three, a minus turns one around. */
export function sortOf<const K extends readonly string[]>(columns: K, fallback: K[number] | `-${K[number]}`) {
  const alone = columns.flatMap((column) => [column, `-${column}`]);
  const several = v.pipe(
    v.string(),
    v.check((sort) => {
      const sorts = sort.split(',');
      const names = new Set(sorts.map((one) => one.replace('-', '')));
      return sorts.length <= sortsMax && names.size === sorts.length && sorts.every((one) => alone.includes(one));
    }),
  );
  return v.optional(v.union([v.picklist(alone), several], 'invalid-data-provided'), fallback);
}

/** The entries `sort` and `filter` of a list's query, by its fields. */
export function sortAndFilter<const F extends ListFields>(
  fields: F,
  fallback: (keyof F & string) | `-${keyof F & string}`,
) {
  return { sort: sortOf(Object.keys(fields) as (keyof F & string)[], fallback), filter: filterBy(fields) };
}

/** The entry `filter` alone, for a list with one order. */
export function filterBy<const F extends ListFields>(fields: F) {
  const written = v.pipe(
    v.string(),
    v.maxLength(filterMax, 'invalid-data-provided'),
    v.check((filter) => readFilter(fields, filter) !== undefined, 'invalid-data-provided'),
  );
  return Object.assign(v.optional(written), { fields });
}
