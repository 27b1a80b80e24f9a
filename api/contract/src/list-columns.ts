import * as v from 'valibot';
import { dataOf, endpoint, Id, line, requiredLine } from './endpoint.ts';

const own = { roles: 'signed-in', boundary: 'user' } as const;
const ListName = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/, 'invalid-data-provided'));
const params = v.strictObject({ list: ListName });
const Keys = v.pipe(
  v.array(line(40)),
  v.maxLength(40, 'invalid-data-provided'),
  v.check((keys) => new Set(keys).size === keys.length, 'invalid-data-provided'),
);

/** What a view keeps: `search` is the list's address after the `?`, with filters, sort and columns. */
export const ListViewForm = v.strictObject({
  name: requiredLine(60),
  search: line(2000),
  isShared: v.boolean(),
  /** opens by itself where the address names nothing */
  isDefault: v.boolean(),
});
export type ListViewForm = v.InferOutput<typeof ListViewForm>;

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

export const getListColumns = endpoint({
  method: 'GET',
  path: '/user/columns/:list',
  summary: 'The own columns of a list, and the saved views: own ones and those that colleagues share',
  policy: own,
  params,
  response: dataOf(ListChoices),
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

const keepers = ['admin', 'supplier', 'company'] as const;
const ofOneView = { viewId: Id };
const viewPolicy = { roles: keepers, boundary: 'user', ids: { 'params.viewId': 'list-view' } } as const;

export const createListView = endpoint({
  method: 'POST',
  path: '/user/views',
  summary: 'Save a view of a list, for oneself or for everybody of the tenant; at most 50 of a list',
  policy: { roles: keepers, boundary: 'user' },
  body: v.strictObject({ list: ListName, ...ListViewForm.entries }),
  response: dataOf(ListView),
  status: 201,
  errors: ['name-already-exists', 'invalid-data-provided'],
});

export const changeListView = endpoint({
  method: 'PUT',
  path: '/user/views/:viewId',
  summary: 'Change an own view of a list',
  policy: viewPolicy,
  params: v.strictObject(ofOneView),
  body: ListViewForm,
  response: dataOf(ListView),
  errors: ['not-found', 'name-already-exists'],
});

export const deleteListView = endpoint({
  method: 'DELETE',
  path: '/user/views/:viewId',
  summary: 'Delete an own view of a list',
  policy: viewPolicy,
  params: v.strictObject(ofOneView),
  response: dataOf(v.object({ id: Id })),
  errors: ['not-found'],
});
