import * as v from 'valibot';
import { dataOf, endpoint, Id, line } from './endpoint.ts';

const own = { roles: 'signed-in', boundary: 'user' } as const;
export const ListName = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/, 'invalid-data-provided'));
const params = v.strictObject({ list: ListName });
const Keys = v.pipe(
  v.array(line(40)),
  v.maxLength(40, 'invalid-data-provided'),
  v.check((keys) => new Set(keys).size === keys.length, 'invalid-data-provided'),
);

/** A saved view; `isOwn` is false for what a colleague shares. */
export const ListView = v.object({
  id: Id,
  name: v.string(),
  search: v.string(),
  isShared: v.boolean(),
  isDefault: v.boolean(),
  isOwn: v.boolean(),
});
export type ListView = v.InferOutput<typeof ListView>;

/** Keys of the columns that a person wants to see in one list, in their order; null: as the list comes. */
export const ListColumns = v.object({ columns: v.nullable(v.array(v.string())) });
export const ListChoices = v.object({ ...ListColumns.entries, views: v.array(ListView) });

export const getListColumns = endpoint('GET', '/user/columns/:list', {
  summary: 'The own columns of a list, and the saved views: own ones and those that colleagues share',
  policy: own,
  params,
  response: dataOf(ListChoices),
});

export const saveListColumns = endpoint('PUT', '/user/columns/:list', {
  summary: 'Save the own columns of a list; null takes the choice back',
  policy: own,
  params,
  body: v.strictObject({ columns: v.nullable(Keys) }),
  response: dataOf(ListColumns),
});
