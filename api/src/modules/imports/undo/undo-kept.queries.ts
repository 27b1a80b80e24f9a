import type { ImportUndone } from '@portal/contract/import-view';
import type pg from 'pg';

/** How many of those that stay are named. */
const keptShown = 100;

/**
 * What stays when an import is undone, from `undo_added` and `undo_changed`: rows of `id`, `number`, `name` and
 * `reason`, which is null for what was taken back.
 */
export async function keptOf(client: pg.Client): Promise<Pick<ImportUndone, 'kept' | 'keptCount'>> {
  const all = `(select id, number, name, reason from undo_added where reason is not null union all
    select id, number, name, reason from undo_changed where reason is not null)`;
  const { rows: kept } = await client.query<ImportUndone['kept'][number]>(
    `select id, number, name, reason from ${all} k order by name, id limit ${keptShown}`,
  );
  const {
    rows: [count],
  } = await client.query<{ kept: number }>(`select count(*)::int as kept from ${all} k`);
  return { kept, keptCount: count?.kept ?? 0 };
}
