import { addDays, businessZone, type Day } from '@portal/contract/days';
import { readFilter, type ListCondition, type ListField, type ListFields } from '@portal/contract/list-fields';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { containing, exactly, starting } from './like.ts';

/** A column's name or an expression. */
export type Ref = string | RawBuilder<unknown>;
/** One that is sorted by something else than what its conditions compare: a time, and its day. */
export type ListColumn = Ref | { sort: Ref; filter: Ref };

export const refOf = (ref: Ref): RawBuilder<unknown> => (typeof ref === 'string' ? sql.ref(ref) : sql`(${ref})`);

/** Joined by `and` or `or`, in brackets. */
export const joined = (parts: readonly RawBuilder<SqlBool>[], word: 'and' | 'or'): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(parts, sql` ${sql.raw(word)} `)})`;

/** One of these columns or expressions holds the text. */
export const anyHolds = (refs: readonly Ref[], text: string): RawBuilder<SqlBool> =>
  joined(
    refs.map((ref) => sql<SqlBool>`${refOf(ref)} ilike ${containing(text)}`),
    'or',
  );

/** A list's filter as SQL. It was checked with the query's schema; values are parameters. */
export function conditionsOf(
  fields: ListFields,
  columns: Readonly<Record<string, ListColumn>>,
  written: string | undefined,
): RawBuilder<SqlBool> {
  const filter = written === undefined ? undefined : readFilter(fields, written);
  if (!filter) return sql<SqlBool>`true`;
  const [within, between] = filter.join === 'all' ? (['and', 'or'] as const) : (['or', 'and'] as const);
  const condition = (one: ListCondition) => {
    const [field, column] = [fields[one[0]], columns[one[0]]];
    if (!field || !column) throw new RangeError(`the list has no column ${one[0]}`);
    return conditionSql(field, filtered(column), one);
  };
  return joined(
    filter.groups.map((group) => joined(group.map(condition), within)),
    between,
  );
}

const filtered = (column: ListColumn): RawBuilder<unknown> =>
  refOf(typeof column === 'object' && 'filter' in column ? column.filter : column);

const patterns: Readonly<Record<string, typeof containing>> = { contains: containing, starts: starting };
const signs: Readonly<Record<string, string>> = { atLeast: '>=', atMost: '<=' };

function conditionSql({ kind }: ListField, column: RawBuilder<unknown>, [, operator, ...values]: ListCondition) {
  const [first = '', second = ''] = values;
  if (operator === 'empty') return emptySql(kind, column);
  if (operator === 'filled') return sql<SqlBool>`not ${emptySql(kind, column)}`;
  if (kind === 'text') {
    const pattern = patterns[operator] ?? exactly;
    const like = sql<SqlBool>`${column} ilike ${pattern(first)}`;
    return operator === 'not' ? isNot(like) : like;
  }
  if (kind === 'choice') {
    const isOne = sql<SqlBool>`${column}::text = any(${values})`;
    return operator === 'none' ? isNot(isOne) : isOne;
  }
  const [left, cast] =
    kind === 'instant'
      ? [sql`(${column} at time zone ${businessZone})::date`, sql`::date`]
      : [column, kind === 'day' ? sql`::date` : sql`::bigint`];
  if (operator === 'between') return sql<SqlBool>`${left} between ${first}${cast} and ${second}${cast}`;
  const sign = sql.raw(signs[operator] ?? '=');
  return sql<SqlBool>`${left} ${sign} ${first}${cast}`;
}

/** Rows without a value are not it either. */
const isNot = (condition: RawBuilder<SqlBool>) => sql<SqlBool>`(${condition}) is not true`;

const emptySql = (kind: ListField['kind'], column: RawBuilder<unknown>) =>
  kind === 'text' ? sql<SqlBool>`coalesce(${column}, '') = ''` : sql<SqlBool>`${column} is null`;

const span = ([field, operator, count = '']: ListCondition, today: Day): ListCondition => {
  const others = Number(count) - 1;
  return operator === 'last'
    ? [field, 'between', addDays(today, -others), today]
    : [field, 'between', today, addDays(today, others)];
};

/** A query whose filter names days where it counted them from today. */
export function withDays<Query>(query: Query, today: Day): Query {
  if (typeof query !== 'object' || query === null || !('filter' in query) || typeof query.filter !== 'string')
    return query;
  const filter: { groups: ListCondition[][] } = JSON.parse(query.filter);
  const groups = filter.groups.map((group) =>
    group.map((one) => (one[1] === 'last' || one[1] === 'next' ? span(one, today) : one)),
  );
  return { ...query, filter: JSON.stringify({ ...filter, groups }) };
}
