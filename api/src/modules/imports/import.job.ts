import type { Role } from '@portal/contract/endpoint';
import type { ErrorKey } from '@portal/contract/errors';
import type pg from 'pg';
import { withBulk } from '../../db/bulk.ts';
import { isCutOff } from '../../db/failures.ts';
import type { Identity } from '../../db/identity.ts';
import { withTenant, type Db } from '../../db/tenant.ts';
import type { JobRow } from '../../jobs/run-job.ts';
import type { Services } from '../../services.ts';
import { readTable } from '../../tabular/read-table.ts';
import { TableError } from '../../tabular/table-error.ts';
import { askForLinks, fetchPicturesJob, type FetchPictures } from '../pictures/index.ts';
import { applyVerdict } from './apply/apply-verdict.service.ts';
import { inviteImported } from './apply/invite-imported.service.ts';
import { readImport, type ImportRecord } from './import-record.queries.ts';
import { rowsWhileWaiting } from './imports.rules.ts';
import { importContextOf } from './judge/import-sql.queries.ts';
import { missingOf, resultOf, writeFates, writeRows, type Result } from './judge/report.queries.ts';
import { planOf } from './plan.service.ts';
import { progressOf } from './progress.queries.ts';
import { ignoresMissing } from './read/hr-system.queries.ts';
import { layoutRows } from './read/layout.rules.ts';
import { fieldsByColumn } from './read/source.rules.ts';
import { stageRows } from './read/stage-rows.service.ts';
import { storedSource } from './read/stored-source.mapping.ts';
import { tellImportEnded } from './tell-import-ended.service.ts';
import { undoJob } from './undo/undo-import.job.ts';

export type ImportJob = { importId: string; mode: 'check' | 'run' | 'undo'; portal?: Role };

/**
 * Checks or runs one import. Everything happens in one transaction, so a job that died is simply started again: what
 * it had written is gone, and an import that is done is not done twice.
 */
export async function importJob(services: Services, job: JobRow): Promise<unknown> {
  const { importId, mode, portal = job.companyId ? 'company' : 'supplier' } = job.payload as ImportJob;
  const began = performance.now();
  const identity: Identity = {
    role: job.companyId ? 'company' : 'supplier',
    userId: job.userId,
    companyId: job.companyId,
    supplierId: job.supplierId,
    employeeId: null,
  };
  const record = await withTenant(services.pool, identity, (db) => readImport(db, importId), { readOnly: true });
  // Another check has taken over, or this one ended just before its process did.
  if (record?.jobId !== job.id || !['CHECKING', 'RUNNING', 'UNDOING'].includes(record.status)) return null;
  if (mode === 'undo') return undoJob(services, identity, record, job.id);
  const tell = (counts: Result['counts'] | undefined) =>
    mode === 'run' &&
    tellImportEnded(services, {
      importId,
      jobId: job.id,
      userId: job.userId,
      portal,
      wasQueued: record.total > rowsWhileWaiting,
      tookMs: performance.now() - began,
      counts,
    });
  let result: Awaited<ReturnType<typeof work>>;
  try {
    result = await work(services, identity, record, job.id, mode);
  } catch (error) {
    if (error instanceof Superseded) return null;
    // Nothing of it was kept, or all of it and only the answer was lost: the next run finds out which.
    if (isCutOff(error)) throw error;
    const key: ErrorKey = error instanceof TableError ? error.key : 'something-went-wrong';
    await withTenant(services.pool, identity, (db) =>
      db
        .updateTable('imports')
        .set({ status: 'FAILED', error: key })
        .where('id', '=', importId)
        .where('job_id', '=', job.id)
        .where('status', 'in', ['CHECKING', 'RUNNING'])
        .execute(),
    );
    await tell(undefined);
    if (error instanceof TableError) return null;
    throw error;
  }
  if (mode === 'run') services.queue.notify({ kind: 'deliver-mail' });
  if (result.pictures) services.queue.notify({ kind: 'run-job', id: result.pictures });
  await tell(result.counts);
  return result.counts;
}

async function work(
  services: Services,
  identity: Identity,
  record: ImportRecord,
  jobId: string,
  mode: 'check' | 'run',
): Promise<Result & { pictures: string | undefined }> {
  const { pool, clock } = services;
  const progress = progressOf(services, identity, jobId, mode === 'run' ? record.total * 2 : record.total);
  const owner = { importId: record.id, companyId: record.companyId, supplierId: record.supplierId };
  const table = await readTable(storedSource(services.files, record.path, record.byteSize), layoutRows, record.layout);
  return withBulk(pool, identity, async (client, db) => {
    const fixes = await db
      .selectFrom('import_fixes')
      .select(['row_number', 'cells'])
      .where('import_id', '=', record.id)
      .execute();
    const { stage, read, sql, notKept } = await planOf(db, record, table.samples, clock.now(), clock.today());
    if (mode === 'run')
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [importContextOf(record)]);
    const rows = await stageRows(client, {
      table,
      stage,
      read,
      fieldsAt: fieldsByColumn(record.mapping, record.columns),
      fixes: new Map(fixes.map(({ row_number, cells }) => [row_number, cells])),
      onRows: progress,
    });
    for (const { text, values } of [...sql.prepare, sql.verdict]) await client.query(text, values);
    await client.query('analyze import_verdict');
    await writeRows(client, sql, owner);
    const missing = (await ignoresMissing(db, record)) ? 0 : await missingOf(client, sql);
    if (mode === 'run') await applyVerdict(client, sql, owner, (done) => progress(rows + done));
    await writeFates(client, owner);
    const { counts, summary } = await resultOf(client, record.id, missing);
    // Everything is in one transaction: what was written goes with it.
    if (mode === 'run' && record.options.allOrNothing && counts.errors > 0) throw new TableError('import-has-errors');
    const invited =
      mode === 'run' && record.kind === 'EMPLOYEES' && record.options.inviteNow
        ? await inviteImported(client, db, services, record.id, record.companyId)
        : 0;
    const result: Result = { counts, summary: { ...summary, invited, notKept } };
    const saved = await db
      .updateTable('imports')
      .set({
        status: mode === 'run' ? 'DONE' : 'CHECKED',
        error: null,
        finished_at: mode === 'run' ? clock.now() : null,
        total: counts.total,
        new_rows: counts.new,
        changed_rows: counts.changed,
        unchanged_rows: counts.unchanged,
        error_rows: counts.errors,
        summary: JSON.stringify(result.summary),
      })
      .where('id', '=', record.id)
      .where('job_id', '=', jobId)
      .where('status', 'in', ['CHECKING', 'RUNNING'])
      .executeTakeFirst();
    if (saved.numUpdatedRows === 0n) throw new Superseded();
    const pictures = mode === 'run' ? await askForPictures(services, client, db, record) : undefined;
    return { ...result, pictures };
  }).finally(table.close);
}

/** The job that fetches the pictures of the file's links, made with the import; undefined where none is needed. */
async function askForPictures(
  { config, clock }: Services,
  client: pg.Client,
  db: Db,
  { id, kind, mapping, supplierId }: ImportRecord,
): Promise<string | undefined> {
  if (kind === 'EMPLOYEES' || !mapping.image || !config.fetchPictures) return undefined;
  const total = await askForLinks(client, id, supplierId, clock.now());
  if (total === 0) return undefined;
  const payload: FetchPictures = { importId: id };
  const job = await db
    .insertInto('jobs')
    .values({ kind: fetchPicturesJob, supplier_id: supplierId, total, payload: JSON.stringify(payload) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return job.id;
}

/**
 * A newer check of the same import was asked for meanwhile, or another worker had ended this one: what was done here is
 * rolled back.
 */
class Superseded extends Error {}
