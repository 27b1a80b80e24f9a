import type { ListFields } from '@portal/contract/list-fields';
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { conditionsOf, joined, refOf, type ListColumn, type Ref } from './conditions.ts';
import { metaOf, pieceOf, type Page, type PageInput } from './page.ts';
import type { Db } from './tenant.ts';

/** Where a piece of a list ended: what its last row was sorted by, and its id, as texts. */
export type PieceEnd = readonly (string | null)[];
/** The part of every list's query that its own fields are in; `after` reads on behind a piece, null the first one. */
export type ListInput = PageInput & { sort: string; filter?: string | undefined; after?: PieceEnd | null | undefined };

type Direction = 'asc' | 'desc';
type SortKey = { ref: RawBuilder<unknown>; direction: Direction; isOptional: boolean };
export type List = {
  fields: ListFields;
  columns: Readonly<Record<string, ListColumn>>;
  id: Ref;
  /** sorts above and below what the list is sorted by */
  first: readonly SortKey[];
  last: readonly SortKey[];
};

/** A list of the contract: where each of its fields comes from, and the id that decides between equals. */
export const listOf = <const F extends ListFields>(
  fields: F,
  columns: Readonly<Record<keyof F, ListColumn>>,
  id: Ref,
  { first = [], last = [] }: { first?: readonly FixedKey[]; last?: readonly FixedKey[] } = {},
): List => ({ fields, columns, id, first: first.map(keyOf), last: last.map(keyOf) });

type FixedKey = { ref: Ref; direction: Direction };
const keyOf = ({ ref, direction }: FixedKey): SortKey => ({ ref: refOf(ref), direction, isOptional: false });

/** The condition that a filter puts on the rows of a list. */
export const matches = ({ fields, columns }: List, { filter }: { filter?: string | undefined }): RawBuilder<SqlBool> =>
  conditionsOf(fields, columns, filter);

/** What rows are sorted by. Rows without a value come last, either way; the id follows the last column. */
export function sortKeys({ fields, columns, id, first, last }: List, sort: string): SortKey[] {
  const chosen = sort.split(',').map((one): SortKey => {
    const name = one.replace('-', '');
    const column = columns[name];
    if (!column) throw new RangeError(`the list has no column ${name}`);
    const ref = refOf(typeof column === 'object' && 'sort' in column ? column.sort : column);
    return { ref, direction: one.startsWith('-') ? 'desc' : 'asc', isOptional: fields[name]?.isOptional === true };
  });
  return [
    ...first,
    ...chosen,
    ...last,
    { ref: refOf(id), direction: chosen.at(-1)?.direction ?? 'asc', isOptional: false },
  ];
}

export const orderOf = ({ ref, direction, isOptional }: SortKey): RawBuilder<unknown> =>
  sql`${ref} ${sql.raw(direction)}${isOptional ? sql` nulls last` : sql``}`;

/** Rows that come after the one whose values these are. */
export function afterSql(keys: readonly SortKey[], end: PieceEnd): RawBuilder<SqlBool> {
  const comes = ({ ref, direction, isOptional }: SortKey, value: string | null) => {
    if (value === null) return sql<SqlBool>`false`;
    const further = sql<SqlBool>`${ref} ${sql.raw(direction === 'asc' ? '>' : '<')} ${value}`;
    return isOptional ? sql<SqlBool>`(${further} or ${ref} is null)` : further;
  };
  const same = ({ ref }: SortKey, value: string | null) =>
    value === null ? sql<SqlBool>`${ref} is null` : sql<SqlBool>`${ref} = ${value}`;
  const cases = keys.map((key, at) =>
    joined([...keys.slice(0, at).map((one, n) => same(one, end[n] ?? null)), comes(key, end[at] ?? null)], 'and'),
  );
  const [key, value] = [keys[0], end[0]];
  if (!key || key.isOptional || value === undefined || value === null) return joined(cases, 'or');
  // Where an index has the first column, the database begins there.
  return sql<SqlBool>`${key.ref} ${sql.raw(key.direction === 'asc' ? '>=' : '<=')} ${value} and ${joined(cases, 'or')}`;
}

/**
 * One page of a list, filtered and sorted by its fields; `select` adds the columns of the answer. With `after` it is
 * the next piece of the whole list, by key, and `meta.end` is where it ended.
 */
export async function readList<DB, TB extends keyof DB, Row>(
  db: Db,
  list: List,
  matching: SelectQueryBuilder<DB, TB, object>,
  select: (query: SelectQueryBuilder<DB, TB, object>) => SelectQueryBuilder<DB, TB, Row>,
  input: ListInput,
): Promise<Page<Row> & { meta: { end?: PieceEnd } }> {
  const filtered = matching.where(matches(list, input));
  const keys = sortKeys(list, input.sort);
  const sorted = keys.reduce((query, key) => query.orderBy(orderOf(key)), select(filtered));
  if (input.after !== undefined) return readPiece(sorted, keys, input.after, input);
  const [data, meta] = await Promise.all([pieceOf(sorted, input).execute(), metaOf(db, filtered, input)]);
  return { data: data as Row[], meta };
}

async function readPiece<DB, TB extends keyof DB, Row>(
  sorted: SelectQueryBuilder<DB, TB, Row>,
  keys: readonly SortKey[],
  after: PieceEnd | null,
  { page, pageSize }: PageInput,
) {
  const end = sql<PieceEnd>`array[${sql.join(keys.map(({ ref }) => sql`${ref}::text`))}]`.as('pieceEnd');
  const piece = after === null ? sorted : sorted.where(afterSql(keys, after));
  const rows = (await piece.select(end).limit(pageSize).execute()) as (Row & { pieceEnd: PieceEnd })[];
  const last = rows.length === pageSize ? rows.at(-1)?.pieceEnd : undefined;
  return { data: rows as Row[], meta: { total: null, page, pageSize, ...(last ? { end: last } : {}) } };
}
