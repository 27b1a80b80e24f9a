import { Readable } from 'node:stream';
import type { ListCondition, ListFilter } from '@portal/contract/list-fields';
import { insert, givenCompany, type GivenCompany } from '../../test/given.ts';
import { apiSuite, dataOf } from '../../test/test-app.ts';
import { openTable } from '../tabular/open-table.ts';

// Few values, so that most rows are equal in something; names that Danish and English sort differently.
const names = ['Aase', 'Åse', 'Ærø', 'Østen', 'zoe', 'Zoe', 'Ole', 'Vera', 'Wera', "O'Neil", '100%_a', 'b\\c'];
const departments = ['', 'Sales', 'sales', 'Økonomi', 'IT'];
const days = [null, '2027-01-31', '2027-02-01', '2027-02-28'];
const roles = ['EMPLOYEE', 'COMPANY'] as const;

type Row = {
  id: string;
  name: string;
  email: string;
  employNo: string | null;
  department: string;
  exitDate: string | null;
  role: string;
};
const t = apiSuite();
let company: GivenCompany;
let seed = Number(process.env.MODEL_SEED ?? 20_261_123);
const random = (below: number) => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed % below;
};
const one = <T>(values: readonly T[]) => values[random(values.length)] as T;

beforeAll(async () => {
  company = await givenCompany(t);
  const neighbour = await givenCompany(t);
  const person = (company_id: string, n: number) => ({
    company_id,
    name: one(names),
    email: `p${n}@list.example`,
    employ_no: n % 3 === 0 ? null : `${n % 7}-${n}`,
    department: one(departments),
    exit_date: one(days),
    role: one(roles),
  });
  const people = Array.from({ length: 240 }, (_, n) => person(n % 4 === 0 ? neighbour.id : company.id, n));
  await insert(t, (db) => db.insertInto('employees').values(people).execute());
});

const list = async (query: Record<string, string>) => {
  const answer = await t.call('GET', `/company/employees?${new URLSearchParams(query)}`, { token: company.token });
  expect({ status: answer.status, query }).toEqual({ status: 200, query });
  return dataOf<Row[]>(answer);
};

const fold = (text: string) => text.toLowerCase();
function holds(row: Row, [field, operator, ...values]: ListCondition): boolean {
  const value = row[field as keyof Row];
  const [first = '', second = ''] = values;
  if (operator === 'empty') return !value;
  if (operator === 'filled') return Boolean(value);
  if (operator === 'not') return fold(value ?? '') !== fold(first);
  if (operator === 'none') return !values.includes(value ?? '');
  if (value === null) return false;
  if (operator === 'any') return values.includes(value);
  if (operator === 'contains') return fold(value).includes(fold(first));
  if (operator === 'starts') return fold(value).startsWith(fold(first));
  if (operator === 'atLeast') return value >= first;
  if (operator === 'atMost') return value <= first;
  if (operator === 'between') return value >= first && value <= second;
  return fold(value) === fold(first);
}
const fits = (row: Row, { join, groups }: ListFilter) =>
  join === 'all'
    ? groups.some((group) => group.every((condition) => holds(row, condition)))
    : groups.every((group) => group.some((condition) => holds(row, condition)));

const randomCondition = (): ListCondition => {
  const field = one(['name', 'department', 'employNo', 'exitDate', 'role'] as const);
  if (field === 'role') return [field, one(['any', 'none'] as const), one(roles)];
  const isDay = field === 'exitDate';
  const operator = isDay
    ? one(['is', 'atLeast', 'atMost', 'between', 'empty', 'filled'] as const)
    : one(['contains', 'is', 'not', 'starts', 'empty', 'filled'] as const);
  if (operator === 'empty' || operator === 'filled') return [field, operator];
  const value = () =>
    isDay ? (one(days) ?? '2027-02-01') : one(['a', 'A', 'ø', 'Sales', '%', '_', '\\', "'", '1', ...names]);
  return operator === 'between' ? [field, operator, value(), value()] : [field, operator, value()];
};
const randomFilter = (): ListFilter => ({
  join: one(['all', 'any'] as const),
  groups: Array.from({ length: 1 + random(2) }, () => Array.from({ length: 1 + random(2) }, randomCondition)),
});

const columns = ['name', 'employNo', 'department', 'exitDate', 'role'] as const;
const randomSort = () => {
  const left = [...columns];
  return Array.from({ length: 1 + random(3) }, () => {
    const [column] = left.splice(random(left.length), 1);
    return `${random(2) ? '-' : ''}${column}`;
  }).join(',');
};

/** Neighbours of a sorted list are in order, by the database's own collation; rows without a value come last. */
async function inOrder(rows: readonly Row[], sort: string): Promise<boolean> {
  const { rows: ranked } = await t.database.owner.query<{ text: string; rank: string }>(
    'select text, dense_rank() over (order by text) as rank from (select distinct unnest($1::text[]) as text) x',
    [rows.flatMap((row) => columns.map((column) => row[column] ?? ''))],
  );
  const rank = new Map(ranked.map(({ text, rank: at }) => [text, Number(at)]));
  const keys = sort
    .split(',')
    .map((name) => ({ name: name.replace('-', '') as (typeof columns)[number], sign: name.startsWith('-') ? -1 : 1 }));
  const compare = (a: Row, b: Row) => {
    for (const { name, sign } of keys) {
      const [x, y] = [a[name], b[name]];
      if (x === y) continue;
      if (x === null) return 1;
      if (y === null) return -1;
      const difference = (rank.get(x) ?? 0) - (rank.get(y) ?? 0);
      if (difference !== 0) return difference * sign;
    }
    return 0;
  };
  return rows.every((row, at) => at === 0 || compare(rows[at - 1] as Row, row) <= 0);
}

test('pages put together, and the file, are what the filter names, sorted by up to three columns', async () => {
  const all = await list({ pageSize: '200' });
  expect(all).toHaveLength(180);
  for (let round = 0; round < 60; round += 1) {
    const filter = randomFilter();
    const query = { sort: randomSort(), filter: JSON.stringify(filter) };
    const pageSize = 1 + random(40);
    const pages: Row[] = [];
    for (let page = 1; ; page += 1) {
      const data = await list({ ...query, page: String(page), pageSize: String(pageSize) });
      pages.push(...data);
      if (data.length < pageSize) break;
    }
    const expected = all.filter((row) => fits(row, filter)).map(({ id }) => id);
    expect({ query, ids: pages.map(({ id }) => id).sort() }).toEqual({ query, ids: expected.sort() });
    expect({ query, isInOrder: await inOrder(pages, query.sort) }).toEqual({ query, isInOrder: true });
    const file = await t.call('GET', `/company/employees/export?${new URLSearchParams(query)}`, {
      token: company.token,
    });
    const table = await openTable(file.raw);
    const rows = (await Readable.from(table.rows).toArray()) as { cells: string[] }[];
    expect({ query, emails: rows.map(({ cells }) => cells[table.header.indexOf('E-mail')]) }).toEqual({
      query,
      emails: pages.map(({ email }) => email),
    });
    const { filter: where, sort } = query;
    const ids = await t.call('GET', `/company/employees/ids?${new URLSearchParams({ filter: where, sort })}`, {
      token: company.token,
    });
    expect(dataOf<{ employeeIds: string[] }>(ids).employeeIds.toSorted()).toEqual(expected);
  }
});
