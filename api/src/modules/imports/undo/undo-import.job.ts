import type { ImportUndone } from '@portal/contract/import-view';
import type pg from 'pg';
import { withBulk } from '../../../db/bulk.ts';
import { isCutOff } from '../../../db/failures.ts';
import type { Identity } from '../../../db/identity.ts';
import { withTenant } from '../../../db/tenant.ts';
import type { Services } from '../../../services.ts';
import type { ImportRecord } from '../import-record.queries.ts';
import { importContextOf } from '../judge/import-sql.queries.ts';
import { progressOf } from '../progress.queries.ts';
import { undoEmployees } from './undo-employees.service.ts';
import { undoProducts } from './undo-products.service.ts';

/**
 * Takes an import back (UX 1.3): what it added and nobody has touched goes, what it changed gets its former values
 * unless somebody changed it since. One transaction; a job that died starts again, and one that fails leaves the
 * import as it was. People's rows are removed after it (`removeUndone`).
 */
export async function undoJob(
  { pool, clock, queue }: Services,
  identity: Identity,
  record: ImportRecord,
  jobId: string,
): Promise<unknown> {
  try {
    const undone = await withBulk(pool, identity, async (client, db) => {
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [importContextOf(record)]);
      const taken = await undo(client, record, clock.now(), progressOf({ pool }, identity, jobId, record.total));
      const { summary } = await db
        .selectFrom('imports')
        .select('summary')
        .where('id', '=', record.id)
        .where('job_id', '=', jobId)
        .executeTakeFirstOrThrow();
      const saved = await db
        .updateTable('imports')
        .set({ status: 'UNDONE', summary: JSON.stringify({ ...(summary as object), undone: taken }) })
        .where('id', '=', record.id)
        .where('status', '=', 'UNDOING')
        .executeTakeFirst();
      if (saved.numUpdatedRows === 0n) throw new EndedElsewhere();
      await db
        .deleteFrom(record.kind === 'EMPLOYEES' ? 'import_undo' : 'import_undo_goods')
        .where('import_id', '=', record.id)
        .execute();
      return taken;
    });
    queue.notify({ kind: 'scheduled-jobs' });
    return undone;
  } catch (error) {
    if (error instanceof EndedElsewhere) return null;
    if (isCutOff(error)) throw error;
    await withTenant(pool, identity, (db) =>
      db
        .updateTable('imports')
        .set({ status: 'DONE' })
        .where('id', '=', record.id)
        .where('job_id', '=', jobId)
        .where('status', '=', 'UNDOING')
        .execute(),
    );
    throw error;
  }
}

/** Another worker had ended it: its account of what was undone is the true one. */
class EndedElsewhere extends Error {}

async function undo(
  client: pg.Client,
  record: ImportRecord,
  now: Date,
  onRows: (rows: number) => Promise<void>,
): Promise<ImportUndone> {
  // Right after an import the planner still has the statistics of a small table, and would compare everything with
  // everything.
  await client.query('set local enable_nestloop = off');
  return record.kind === 'EMPLOYEES'
    ? undoEmployees(client, record.id, record.companyId, now, onRows)
    : undoProducts(client, record, now);
}
