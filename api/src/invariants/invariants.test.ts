import type pg from 'pg';
import { callSeen } from '../../test/binding-call.ts';
import { givenSalarySystem } from '../../test/given-draws.ts';
import { givenShipped, type Shipped } from '../../test/given-shipped.ts';
import { givenAdmin, givenEmployee } from '../../test/given.ts';
import { mutantsOf } from '../../test/invariant-mutants.ts';
import { apiSuite, dataOf } from '../../test/test-app.ts';
import { brokenFiles } from './broken-files.ts';
import { brokenIn, brokenInvariants } from './broken-invariants.ts';

/**
 * A world in which everything happened once, through the API: two orders shipped, one leased, one left with
 * pay-in-full, an RMA request, two salary files.
 */
const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let world: Shipped;
let owner: pg.PoolClient;
beforeAll(async () => {
  world = await givenShipped(t);
  const { company, bo } = world;
  await t.runScheduledJobs();
  await t.database.owner.query(
    `update companies set salary_system_id = $1, payroll_recipients = '{payroll@nordlys.example}' where id = $2`,
    [await givenSalarySystem(t), company.id],
  );
  await givenAdmin(t);
  const ask = async (method: 'POST' | 'PATCH', path: string, body: unknown, token = company.token) => {
    const answer = await callSeen(t, method, path, {
      token,
      body,
      headers: { 'idempotency-key': `invariants-${path.replace(/\W/g, '-').slice(-60)}` },
    });
    expect([path, answer.status < 300]).toEqual([path, true]);
    return dataOf<{ id: string }>(answer);
  };
  await ask('POST', '/company/leasing', {
    name: 'Phones',
    period: 24,
    drawFreq: 'monthly',
    leasingStart: '2027-01-01',
    partnerId: null,
    contractId: '',
    note: '',
    orderIds: [world.orders.anna],
  });
  t.clock.moveTo('2027-01-20T09:00:00Z');
  await t.runScheduledJobs();
  await ask('POST', `/company/employees/${bo.id}/exit`, {
    version: 1,
    exitDate: '2027-10-31',
    exitReason: 'DISMISSAL',
    send: 'NOW',
  });
  t.clock.moveTo('2027-02-20T09:00:00Z');
  await t.runScheduledJobs();
  await t.upload(
    '/company/imports',
    { name: 'people.csv', bytes: Buffer.from('employNo,name,email\n1,A,a@b.example\n') },
    { token: company.token },
  );
  await givenEmployee(t, company.id, { name: 'Cia' });
  owner = await t.database.owner.connect();
  t.onClose(() => owner.release());
});

test('a portal in which everything happened breaks no invariant, and its files are what was recorded', async () => {
  expect(await brokenInvariants(t.database.owner)).toEqual([]);
  expect(await brokenFiles(t.services.pool, t.services.files)).toEqual([]);
  const {
    rows: [found],
  } = await t.database.owner.query(`select (select count(*)::int from salary_files where is_sent) as files,
      (select count(*)::int from pay_in_full_requests) as requests,
      (select count(*)::int from audit_seals) as seals,
      (select count(*)::int from orders where addendum_path is not null) as addenda`);
  expect(found).toEqual({ files: 2, requests: 1, seals: expect.any(Number), addenda: 2 });
});

const mutants = mutantsOf(() => world);

test.each(mutants.map(([rule, ...changes], index) => ({ name: `${rule} (${index + 1})`, rule, changes })))(
  'seen: $name',
  async ({ rule, changes }) => {
    await owner.query('begin');
    try {
      for (const change of changes) await owner.query(typeof change === 'string' ? change : change());
      const broken = (await brokenIn(owner)).map((row) => row.broken);
      expect(broken).toContain(rule);
    } finally {
      await owner.query('rollback');
    }
  },
);

test('every rule has a mutant that shows that it sees', async () => {
  const { readFile } = await import('node:fs/promises');
  const text = await readFile(new URL('./invariants.sql', import.meta.url), 'utf8');
  const rules = new Set([...text.matchAll(/select '(I\d+ [^']+)'/g)].map(([, rule]) => rule));
  expect([...rules].filter((rule) => !mutants.some(([known]) => known === rule))).toEqual([]);
});

test('seen: a file with other bytes than were recorded, and one that is gone', async () => {
  const { rows } = await t.database.owner.query<{ id: string; path: string }>(
    'select id, path from salary_files order by period',
  );
  const [first, second] = rows;
  await t.services.files.write(first?.path ?? '', Buffer.from('something else'));
  await t.services.files.remove(second?.path ?? '');
  expect(await brokenFiles(t.services.pool, t.services.files)).toEqual(
    expect.arrayContaining(rows.map(({ id }) => ({ broken: 'I3 salary file is not its bytes', id }))),
  );
});
