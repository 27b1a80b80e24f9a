import * as v from 'valibot';
import { exported } from './downloads.ts';
import type { Endpoint } from './endpoint.ts';

export type ListEndpoint = Endpoint & { method: 'GET'; query: v.StrictObjectSchema<v.ObjectEntries, undefined> };

const format = v.optional(v.picklist(['csv', 'xlsx'], 'invalid-data-provided'), 'csv');

/** The same list as a file: everything that its filter matches, by the same rights. */
export function exportOf<const E extends ListEndpoint>({ path, policy, params, query, errors }: E) {
  const { page: _page, pageSize: _pageSize, count: _count, ...filters } = query.entries;
  return {
    method: 'GET',
    path: `${path}/export`,
    summary: 'The filtered list as CSV or XLSX',
    policy,
    ...(params ? { params } : {}),
    query: v.strictObject({ ...filters, format }),
    ...exported,
    ...(errors ? { errors } : {}),
  } as const satisfies Endpoint;
}
