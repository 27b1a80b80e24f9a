import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from '../../src/app.ts';
import { createPool } from '../../src/db/client.ts';
import { Replica, replicaOf } from '../../src/db/replica.ts';
import { databaseAt, loginUrl } from '../../src/db/roles.ts';
import { bind } from '../binding-call.ts';
import { startKillable } from '../faults/killable-server.ts';
import { fullTest } from '../full-test.ts';
import { givenShop, type GivenShop } from '../given-shop.ts';
import { givenAdmin, givenCompany, givenEmployee, givenPerson, type GivenCompany, type Person } from '../given.ts';
import { productImports } from '../import-calls.ts';
import { dataOf, testApp, type Answer, type TestApp } from '../test-app.ts';
import { until } from '../until.ts';
import { startReplicated, type ReplicatedServer } from './given-replica.ts';

/** Reads at a real streaming replica: where they are answered, and what a late or lost replica may not do. */
const before = process.env.TEST_DATABASE_URL;
let servers: ReplicatedServer;
let t: TestApp;
let replica: Replica;
let shop: GivenShop;
let other: GivenCompany;
let admin: Person;
beforeAll(async () => {
  servers = await startReplicated();
  process.env.TEST_DATABASE_URL = servers.url;
  process.env.TEST_REPLICA_URL = servers.replicaUrl;
  t = await testApp({ now: '2026-11-18T09:00:00Z' });
  replica = replicaOf(t.services.pool) as Replica;
  shop = await givenShop(t);
  other = await givenCompany(t, { name: 'Other' });
  await givenEmployee(t, other.id, { name: 'Ea Elsewhere' });
  admin = await givenAdmin(t);
});
afterAll(async () => {
  await t.close();
  process.env.TEST_DATABASE_URL = before;
  delete process.env.TEST_REPLICA_URL;
  await servers.stop();
});

/** What it answers, and by which server. */
async function ask(path: string, token: string, from: Pick<TestApp, 'call'> = t) {
  const counts = { ...replica.reads };
  const { status, raw } = await from.call('GET', path, { token });
  expect([path, status]).toEqual([path, 200]);
  const [by] = Object.entries(replica.reads).find(([outcome, n]) => n > counts[outcome as keyof typeof counts]) ?? [];
  return { by, text: raw.toString() };
}
const urlAtReplica = () => loginUrl(databaseAt(servers.replicaUrl, new URL(t.database.url).pathname.slice(1)));
/** What another process has: connections of its own and its own look at the replica. */
async function another(maxLagSeconds: number) {
  const pool = createPool({ url: t.database.url, max: 4 });
  const own = new Replica(pool, { url: urlAtReplica(), max: 2, maxLagSeconds });
  await until(() => own.isUsable);
  return { pool, replica: own, close: () => own.close().then(() => pool.end()) };
}

const person = (name: string, employNo: string) => ({ name, employNo, email: `p${employNo}@nordlys.example` });

/** Everything is there, and this process has noticed. */
async function fresh(): Promise<void> {
  await servers.caughtUp();
  await pause(400);
  await until(() => replica.isUsable);
}

test('a fresh replica answers lists, search, exports and the shop, each behind the same walls', async () => {
  await fresh();
  const company = shop.nordlys.token;
  const lists = ['/company/employees', '/company/orders/counts', '/search?q=anna', '/company/employees/export'];
  expect(await ask('/employee/products', shop.anna.token)).toMatchObject({ by: 'replica' });
  // An export comes last: that it was taken home is written, and seen by the company.
  for (const path of lists) expect(await ask(path, company)).toMatchObject({ by: 'replica' });
  expect((await ask('/company/employees', company)).text).not.toContain('Ea Elsewhere');
  expect((await ask('/company/employees', other.token)).text).toMatch(/Ea Elsewhere/);
  expect((await ask('/company/employees', other.token)).text).not.toContain('Anna');
});

test('every read that is declared is answered by it', async () => {
  const tokens = {
    admin: admin.token,
    supplier: shop.telegros.token,
    company: shop.nordlys.token,
    employee: shop.anna.token,
  };
  const ids: Record<string, string> = {
    companyId: shop.nordlys.id,
    supplierId: shop.telegros.id,
    catalogId: shop.where.catalogId,
    subscriptionId: shop.subscription,
    productId: shop.phone,
  };
  const extra: Record<string, string> = { '/search': '?q=anna' };
  await fresh();
  const answered: string[] = [];
  for (const { path, policy } of t.app.portalReads) {
    const url = path.replaceAll(/:(\w+)/g, (_all, name: string) => ids[name] ?? 'unknown');
    // Exports are the same reads, and write that they were taken home.
    if (path.endsWith('/export') || url.includes('unknown')) continue;
    const [role] = policy.roles as [keyof typeof tokens];
    expect([path, (await ask(url + (extra[path] ?? ''), tokens[role])).by]).toEqual([path, 'replica']);
    answered.push(path);
  }
  expect(answered.length).toBeGreaterThan(50);
});

test('sessions, single things and what is written never come from it', async () => {
  await fresh();
  for (const path of ['/auth/check-session', `/company/employees/${shop.anna.id}`, '/user/sessions'])
    expect(await ask(path, shop.nordlys.token)).toMatchObject({ by: undefined });
  const declared = t.app.portalReads.map(({ method, path }) => [method, path]);
  expect(declared.filter(([method, path]) => method !== 'GET' || /^\/(auth|user)\//.test(path ?? ''))).toEqual([]);
  expect(declared.length).toBeGreaterThan(90);
});

describe('10 s behind', () => {
  beforeAll(async () => {
    await fresh();
    await servers.setDelay(10);
  });
  afterAll(() => servers.setDelay(0));

  type Write = { who: () => string; write: () => Promise<Answer>; seen: RegExp; at: () => string[] };
  const company = () => shop.nordlys.token;
  const goods = () => `/supplier/catalogs/${shop.where.catalogId}`;
  const imports = productImports(() => ({ t, supplier: shop.telegros, categoryId: shop.where.categoryId }));
  const writes: Record<string, Write> = {
    'an employee who was added': {
      who: company,
      write: () => t.call('POST', '/company/employees', { token: company(), body: person('Nye Holm', '77') }),
      seen: /Nye Holm/,
      at: () => ['/company/employees', '/company/employees/export', '/search?q=nye'],
    },
    'an employee who was changed': {
      who: company,
      write: () =>
        t.call('PATCH', `/company/employees/${shop.bo.id}`, { token: company(), body: { version: 1, name: 'Bo Ny' } }),
      seen: /Bo Ny/,
      at: () => ['/company/employees?q=bo', '/company/employees/export'],
    },
    'a subscription that was renamed': {
      who: company,
      write: () =>
        t.call('PATCH', `/company/subscriptions/${shop.subscription}`, {
          token: company(),
          body: { version: 1, subscriptionName: 'Telefoner' },
        }),
      seen: /Telefoner/,
      at: () => ['/company/subscriptions', '/company/subscriptions/export'],
    },
    'an order': {
      who: () => shop.anna.token,
      write: () =>
        bind(t, '/employee/orders', { token: shop.anna.token, body: { ...shop.choice, acceptedRules: true } }),
      seen: /"ORDERED"/,
      at: () => ['/employee/orders'],
    },
    'a product': {
      who: () => shop.telegros.token,
      write: () =>
        t.call('POST', `${goods()}/products`, {
          token: shop.telegros.token,
          body: { productName: 'Ny Telefon', SKU: 'NY', categoryId: shop.where.categoryId, price: 100_000 },
        }),
      seen: /Ny Telefon/,
      at: () => [`${goods()}/products`, `${goods()}/products/export`],
    },
    'products of an import, which a worker writes': {
      who: () => shop.telegros.token,
      write: async () => {
        const view = await imports.imported('Navn;SKU;Pris\r\nImporteret;IMP-1;1000\r\n', shop.where.catalogId);
        await t.work();
        return t.call('GET', `/supplier/imports/${view.id}`, { token: shop.telegros.token });
      },
      seen: /Importeret/,
      at: () => [`${goods()}/products`, `${goods()}/products/export`],
    },
    'a company that back office added': {
      who: () => admin.token,
      write: () =>
        t.call('PATCH', `/admin/companies/${other.id}`, {
          token: admin.token,
          body: { version: 1, company_name: 'Omdøbt A/S' },
        }),
      seen: /Omdøbt A\/S/,
      at: () => ['/admin/companies', '/admin/companies/export', '/search?q=omd'],
    },
  };

  fullTest.each(Object.entries(writes))('%s is seen at once', async (_name, { who, write, seen, at }) => {
    const { status, body } = await write();
    expect([status < 300, body.message]).toEqual([true, undefined]);
    for (const path of at()) {
      const answer = await ask(path, who());
      expect([path, answer.by, seen.test(answer.text)]).toEqual([path, 'behind', true]);
    }
  });

  fullTest('a colleague sees it too, in a session at another instance', async () => {
    await servers.setDelay(0);
    await fresh();
    await servers.setDelay(10);
    const { pool, replica: beside, close } = await another(600);
    const instance = await buildApp({ ...t.services, pool });
    const added = { token: shop.nordlys.token, body: person('Kollega Ny', '78') };
    expect((await t.call('POST', '/company/employees', added)).status).toBe(201);

    const authorization = `Bearer ${(await givenPerson(t, { role: 'company', company_id: shop.nordlys.id })).token}`;
    const { body } = await instance.inject({ url: '/api/company/employees', headers: { authorization } });
    expect([body.includes('Kollega Ny'), beside.reads]).toEqual([true, { replica: 0, behind: 1, down: 0 }]);
    await instance.close();
    await close();
  });

  fullTest('another company goes on reading at the replica', async () => {
    await servers.setDelay(0);
    await fresh();
    await servers.setDelay(10);
    const added = { token: shop.nordlys.token, body: person('Sidste Ny', '79') };
    expect((await t.call('POST', '/company/employees', added)).status).toBe(201);
    expect(await ask('/company/employees', shop.nordlys.token)).toMatchObject({ by: 'behind' });
    expect(await ask('/company/employees', other.token)).toMatchObject({ by: 'replica' });
  });

  fullTest('back office that looks on as a person is answered by it, too', async () => {
    const body = { membershipId: shop.anna.membershipId, reason: 'Case 4471', minutes: 15 };
    const { token } = dataOf<{ token: string }>(await t.call('POST', '/admin/see-as', { token: admin.token, body }));
    expect(await ask('/employee/products', token)).toMatchObject({ by: 'behind' });
    await servers.setDelay(0);
    await fresh();
    expect(await ask('/employee/products', token)).toMatchObject({ by: 'replica' });
  });
});

fullTest('a server reads there by its settings, says so in its figures, and ends as ever', async () => {
  await fresh();
  const { dataDir, jwtSecret: secret } = t.services.config;
  const METRICS_TOKEN = 'a token of Prometheus for tests only';
  const env = { METRICS_TOKEN, DATABASE_REPLICA_URL: urlAtReplica(), JOBS: 'false' };
  const options = { databaseUrl: t.database.url, dataDir, secret, now: '2026-11-18T09:00:00Z', env };
  const running = await startKillable(options);
  const list = () => running.call('GET', '/company/employees', { token: other.token });
  const figures = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return (await fetch(`${running.url}/metrics`, { headers })).text();
  };
  await until(async () => (await figures()).includes('portal_replica_up 1'));
  expect(await list()).toMatchObject({ status: 200 });
  expect((await figures()).match(/^portal_replica_\w+.*$/gm)).toEqual(
    expect.arrayContaining(['portal_replica_up 1', 'portal_replica_reads{outcome="replica"} 1']),
  );
  servers.kill();
  expect(await list()).toMatchObject({ status: 200 });
  await until(async () => !(await figures()).includes('portal_replica_up 1'));
  expect(await figures()).toMatch(/^portal_replica_up 0$/m);
  await running.stop();
  servers.start();
  await fresh();
});

fullTest('further behind than allowed, it answers no caller', async () => {
  await fresh();
  await servers.setDelay(30);
  const { replica: strict, close } = await another(1);
  expect(strict.isUsable).toBe(true);
  await givenCompany(t);
  await until(() => !strict.isUsable);
  expect([strict.isUsable, strict.lagSeconds > 1]).toEqual([false, true]);
  await servers.setDelay(0);
  await fresh();
  await until(() => strict.isUsable && strict.lagSeconds === 0);
  expect([strict.isUsable, strict.lagSeconds]).toEqual([true, 0]);
  await close();
});

fullTest('a replica that is killed under load fails no request, and is used again when it is back', async () => {
  await fresh();
  const { token } = shop.nordlys;
  const paths = ['/company/employees', '/search?q=anna', '/company/employees/export?format=csv', '/company/orders'];
  const answers: Promise<number>[] = [];
  const counts = { ...replica.reads };
  for (let n = 0; n < 200; n += 1) {
    if (n === 60) servers.kill();
    answers.push(t.call('GET', paths[n % paths.length] ?? '', { token }).then(({ status }) => status));
    await pause(10);
  }
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  expect(replica.reads.down).toBeGreaterThan(counts.down);
  expect(replica.isUsable).toBe(false);
  servers.start();
  await fresh();
  expect(await ask('/company/employees', token)).toMatchObject({ by: 'replica' });
});
