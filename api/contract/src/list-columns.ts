import * as v from 'valibot';
import { dataOf, endpoint, line } from './endpoint.ts';

const own = { roles: 'signed-in', boundary: 'user' } as const;
const params = v.strictObject({ list: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/, 'invalid-data-provided')) });
const Keys = v.pipe(
  v.array(line(40)),
  v.maxLength(40, 'invalid-data-provided'),
  v.check((keys) => new Set(keys).size === keys.length, 'invalid-data-provided'),
);

/** Keys of the columns that a person wants to see in one list, in their order; null: as the list comes. */
export const ListColumns = v.object({ columns: v.nullable(v.array(v.string())) });

export const getListColumns = endpoint({
  method: 'GET',
  path: '/user/columns/:list',
  summary: 'The own columns of a list',
  policy: own,
  params,
  response: dataOf(ListColumns),
});

export const saveListColumns = endpoint({
  method: 'PUT',
  path: '/user/columns/:list',
  summary: 'Save the own columns of a list; null takes the choice back',
  policy: own,
  params,
  body: v.strictObject({ columns: v.nullable(Keys) }),
  response: dataOf(ListColumns),
});
