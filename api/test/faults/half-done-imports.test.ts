import { setTimeout as pause } from 'node:timers/promises';
import { createPool } from '../../src/db/client.ts';
import type { JobRow } from '../../src/jobs/run-job.ts';
import { doWork } from '../../src/jobs/work.ts';
import { importJob } from '../../src/modules/imports/import.job.ts';
import { givenCompany, type GivenCompany } from '../given.ts';
import { apiSuite, dataOf } from '../test-app.ts';
import { cuttingProxy } from './cutting-proxy.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let company: GivenCompany;
beforeAll(async () => {
  company = await givenCompany(t);
});

/** An uploaded file of three people whose import was asked for; its job waits. */
async function waitingImport(prefix: string): Promise<{ importId: string; job: JobRow }> {
  const bytes = Buffer.from(
    ['employNo,name,email', ...[1, 2, 3].map((n) => `${prefix}${n},Person ${n},${prefix}${n}@import.example`)].join(
      '\n',
    ),
  );
  const uploaded = dataOf<{ id: string; mapping: object }>(
    await t.upload('/company/imports', { name: 'people.csv', bytes }, { token: company.token }),
  );
  await t.call('POST', `/company/imports/${uploaded.id}/check`, {
    token: company.token,
    body: { mapping: uploaded.mapping },
  });
  const {
    rows: [job],
  } = await t.database.owner.query<JobRow>(
    `insert into jobs (kind, company_id, user_id, payload) values ('import', $1, $2, $3)
      returning id, kind, company_id as "companyId", supplier_id as "supplierId", user_id as "userId", payload`,
    [company.id, company.userId, JSON.stringify({ importId: uploaded.id, mode: 'run' })],
  );
  if (!job) throw new Error('no job');
  await t.database.owner.query(`update imports set status = 'RUNNING', job_id = $1 where id = $2`, [
    job.id,
    uploaded.id,
  ]);
  return { importId: uploaded.id, job };
}
const importOf = async (id: string) =>
  (await t.database.owner.query('select status, new_rows, unchanged_rows, total from imports where id = $1', [id]))
    .rows[0] as unknown;
const done = { status: 'DONE', new_rows: 3, unchanged_rows: 0, total: 3 };

test('an import and its undo that two workers run at once keep the result of the one that did it', async () => {
  const { importId, job } = await waitingImport('twice');
  await Promise.all([importJob(t.services, job), importJob(t.services, job), importJob(t.services, job)]);
  expect(await importOf(importId)).toEqual(done);
  const undo = { ...job, payload: { importId, mode: 'undo' } };
  await t.database.owner.query(`update imports set status = 'UNDOING' where id = $1`, [importId]);
  await Promise.all([importJob(t.services, undo), importJob(t.services, undo)]);
  const { rows } = await t.database.owner.query(
    `select status, summary->'undone'->>'removed' as removed from imports where id = $1`,
    [importId],
  );
  expect(rows).toEqual([{ status: 'UNDONE', removed: '3' }]);
});

test('an import whose COMMIT gets no answer is done; one that was cut off before continues by itself', async () => {
  const proxy = await cuttingProxy(t.database.url);
  t.onClose(() => proxy.close());
  const pool = createPool({ url: proxy.url, max: 4 });
  t.onClose(() => pool.end());
  const { importId, job } = await waitingImport('commit');
  proxy.cutNextCommit('portal-bulk');
  await doWork({ ...t.services, pool }, { kind: 'run-job', id: job.id }).catch(() => undefined);
  expect(proxy.cuts).toBe(1);
  // Postgres has the COMMIT and is a moment behind the client that lost the connection.
  for (let n = 0; n < 200 && ((await importOf(importId)) as { status: string }).status === 'RUNNING'; n += 1)
    await pause(25);
  expect(await importOf(importId)).toEqual(done);
  const early = await waitingImport('early');
  const files = {
    ...t.services.files,
    stream: async () => {
      throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    },
    read: async () => {
      throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    },
  };
  await doWork({ ...t.services, files, pool }, { kind: 'run-job', id: early.job.id }).catch(() => undefined);
  expect(await importOf(early.importId)).toMatchObject({ status: 'RUNNING' });
  await t.runScheduledJobs();
  expect(await importOf(early.importId)).toEqual(done);
});
