import { download } from '../api/download.ts';
import { paging, type Listed } from './listed.ts';
import { filterOf } from './use-list-state.ts';

/** Everything that the list's filter matches, over all pages, as a file. */
export async function exportList(list: Listed, search: URLSearchParams, format: 'csv' | 'xlsx'): Promise<void> {
  const { file, filter, params = {}, where = {}, name } = list;
  if (!file) return;
  const shown = Object.entries(filter ? filterOf(filter, search) : {}).filter(([key]) => !paging.has(key));
  await download(file, { params, query: { ...Object.fromEntries(shown), ...where, format } }, `${name}.${format}`);
}
