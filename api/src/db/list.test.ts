import { optional, text } from '@portal/contract/list-fields';
import { sql } from 'kysely';
import { insert, givenCompany, type GivenCompany } from '../../test/given.ts';
import { apiSuite } from '../../test/test-app.ts';
import { listOf, readList, type PieceEnd } from './list.ts';

const t = apiSuite();
let company: GivenCompany;
beforeAll(async () => {
  company = await givenCompany(t);
});

const values = ['', 'a', 'A', 'å', 'aa', 'z', 'ø', null];
const things = listOf({ a: optional(text), b: optional(text), c: text }, { a: 'x.a', b: 'x.b', c: 'x.c' }, 'x.id');

test('pieces by key, put together, are the sorted list: ties, missing values, directions, languages', async () => {
  const rows = Array.from({ length: 300 }, (_, n) => ({
    id: n,
    a: values[(n * 7) % values.length],
    b: values[(n * 5 + 3) % values.length],
    c: values[(n * 3) % 7],
  }));
  for (const collation of ['C', 'da-x-icu', 'en-x-icu'])
    for (const sort of ['a', '-a', 'a,b', '-a,b', 'c,-a,b', '-c,-b,-a', 'b,-c'])
      await insert(t, async (db) => {
        const given = sql`(select (r->>'id')::int as id, (r->>'a') collate ${sql.id(collation)} as a,
          (r->>'b') collate ${sql.id(collation)} as b, (r->>'c') collate ${sql.id(collation)} as c
          from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r)`;
        const from = db.selectFrom(sql<{ id: number; a: string }>`${given}`.as('x'));
        const read = (after: PieceEnd | null | undefined, pageSize: number) =>
          readList(db, things, from, (query) => query.select('x.id'), { sort, page: 1, pageSize, after });
        const whole = (await read(undefined, 1_000)).data.map(({ id }) => id);
        const pieces: number[] = [];
        for (let after: PieceEnd | null | undefined = null; after !== undefined;) {
          const piece = await read(after, 17);
          pieces.push(...piece.data.map(({ id }) => id));
          after = piece.meta.end;
        }
        expect({ collation, sort, pieces }).toEqual({ collation, sort, pieces: whole });
      });
});

test('a row that comes in while a list is exported moves no other', async () => {
  const add = (name: string) =>
    insert(t, (db) =>
      db
        .insertInto('employees')
        .values({ company_id: company.id, name, email: `${name}@list.example` })
        .execute(),
    );
  for (const name of ['b', 'c', 'd', 'e']) await add(name);
  await insert(t, async (db) => {
    const people = listOf({ name: text }, { name: 'e.name' }, 'e.id');
    const read = (after: PieceEnd | null) =>
      readList(
        db,
        people,
        db.selectFrom('employees as e').where('e.company_id', '=', company.id),
        (query) => query.select('e.name'),
        { sort: 'name', page: 1, pageSize: 2, after },
      );
    const first = await read(null);
    await db.insertInto('employees').values({ company_id: company.id, name: 'a', email: 'a@list.example' }).execute();
    const second = await read(first.meta.end ?? null);
    expect([...first.data, ...second.data].map(({ name }) => name)).toEqual(['b', 'c', 'd', 'e']);
  });
});

test.each([
  ['not JSON', '{'],
  ['no object', '[]'],
  ['an unknown field', '{"join":"all","groups":[[["password_hash","is","x"]]]}'],
  ['a field of the prototype', '{"join":"all","groups":[[["constructor","is","x"]]]}'],
  ['an operator of another kind', '{"join":"all","groups":[[["name","atLeast","x"]]]}'],
  ['SQL as operator', '{"join":"all","groups":[[["name","is\' or 1=1 --","x"]]]}'],
  ['a value of another kind', '{"join":"all","groups":[[["exitDate","is","tomorrow"]]]}'],
  ['a choice that is none', '{"join":"all","groups":[[["role","any","ADMIN"]]]}'],
  ['too few values', '{"join":"all","groups":[[["exitDate","between","2027-01-01"]]]}'],
  ['a control character', '{"join":"all","groups":[[["name","is","a\\u0000b"]]]}'],
  ['another join', '{"join":"or","groups":[[["name","is","x"]]]}'],
  ['an empty group', '{"join":"all","groups":[[]]}'],
  [
    'too many conditions',
    JSON.stringify({ join: 'any', groups: [Array.from({ length: 21 }, () => ['name', 'is', 'x'])] }),
  ],
  ['too long a text', JSON.stringify({ join: 'any', groups: [[['name', 'is', 'x'.repeat(2_000)]]] })],
])('a filter with %s is refused and says where', async (_what, filter) => {
  const { status, body } = await t.call('GET', `/company/employees?${new URLSearchParams({ filter })}`, {
    token: company.token,
  });
  expect([status, body]).toMatchObject([400, { message: 'invalid-data-provided' }]);
  expect(body.details).toContainEqual({ path: 'filter', key: 'invalid-data-provided' });
});

test.each(['name,name', 'name,-name', 'name,email,role,status', 'name,', 'password_hash'])(
  'the sort %s is refused',
  async (sort) => {
    const { status } = await t.call('GET', `/company/employees?${new URLSearchParams({ sort })}`, {
      token: company.token,
    });
    expect(status).toBe(400);
  },
);
