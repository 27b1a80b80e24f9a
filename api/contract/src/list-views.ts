import * as v from 'valibot';
import { dataOf, endpoint, Id, line, requiredLine } from './endpoint.ts';
import { ListName, ListView } from './list-columns.ts';

/**
 * Names and values of a query, as a list's address has them: a view opens its own list and leads nowhere else.
 * What stands before the first `=` is a name, so that no other address reads as one.
 */
const Search = v.pipe(line(2000), v.regex(/^([\w.[\]-]+=[^&#\s]*(&[\w.[\]-]+=[^&#\s]*)*)?$/, 'invalid-data-provided'));

/** What a view keeps: `search` is the list's address after the `?`, with filters, sort and columns. */
export const ListViewForm = v.strictObject({
  name: requiredLine(60),
  search: Search,
  isShared: v.boolean(),
  /** opens by itself where the address names nothing */
  isDefault: v.boolean(),
});
export type ListViewForm = v.InferOutput<typeof ListViewForm>;

const viewRoles = ['admin', 'supplier', 'company'] as const;
const ofOneView = { viewId: Id };
const viewPolicy = { roles: viewRoles, boundary: 'user', ids: { 'params.viewId': 'list-view' } } as const;

export const createListView = endpoint('POST', '/user/views', {
  summary: 'Save a view of a list, for oneself or for everybody of the tenant; at most 50 of a list',
  policy: { roles: viewRoles, boundary: 'user' },
  body: v.strictObject({ list: ListName, ...ListViewForm.entries }),
  response: dataOf(ListView),
  status: 201,
  errors: ['name-already-exists', 'invalid-data-provided'],
});

export const changeListView = endpoint('PUT', '/user/views/:viewId', {
  summary: 'Change an own view of a list',
  policy: viewPolicy,
  params: v.strictObject(ofOneView),
  body: ListViewForm,
  response: dataOf(ListView),
  errors: ['not-found', 'name-already-exists'],
});

export const deleteListView = endpoint('DELETE', '/user/views/:viewId', {
  summary: 'Delete an own view of a list',
  policy: viewPolicy,
  params: v.strictObject(ofOneView),
  response: dataOf(v.object({ id: Id })),
  errors: ['not-found'],
});
