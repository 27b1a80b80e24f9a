import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../src/db/embedded.ts';
import { givenAdmin } from '../given.ts';
import { testApp, type TestApp } from '../test-app.ts';
import { startBalancer } from './balancer.ts';
import { startKillable, type Killable } from './killable-server.ts';

const secret = 'a test secret of more than 32 characters';
const perSecond = 40;
const probeMs = 500;

let t: TestApp;
let dir: string;
beforeAll(async () => {
  t = await testApp();
  dir = await mkdtemp(join(tmpdir(), 'portal-rolling-'));
});
afterAll(async () => {
  await t.close();
  await rm(dir, { recursive: true, force: true });
});

const start = (port: number): Promise<Killable> =>
  startKillable({
    databaseUrl: t.database.url,
    dataDir: dir,
    secret,
    now: '2026-11-02T08:00:00Z',
    port,
    env: { DRAIN_SECONDS: '4', DATABASE_POOL: '6' },
  });

/**
 * Reads and writes at a fixed rate, whatever the answers take, until it is stopped. Answers how many had which status.
 */
function load(url: string, token: string) {
  const statuses: (number | 'no answer')[] = [];
  const asking = new Set<Promise<unknown>>();
  let isOn = true;
  const ask = async (n: number) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer =
      n % 5 === 0
        ? fetch(`${url}/api/user/keys`, {
            method: 'PUT',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify({ singleKeys: n % 2 === 0 }),
          })
        : fetch(`${url}/api/admin/companies`, { headers });
    statuses.push(
      await answer.then(
        async (got) => {
          await got.arrayBuffer();
          return got.status;
        },
        () => 'no answer' as const,
      ),
    );
  };
  const running = (async () => {
    const started = performance.now();
    for (let n = 0; isOn; n += 1) {
      const one = ask(n).finally(() => asking.delete(one));
      asking.add(one);
      await pause(Math.max(0, started + (n + 1) * (1_000 / perSecond) - performance.now()));
    }
    await Promise.all(asking);
  })();
  return async () => {
    isOn = false;
    await running;
    return Object.fromEntries(
      [...new Set(statuses)].map((status) => [status, statuses.filter((other) => other === status).length]),
    );
  };
}

test('no request of 40 a second fails while two servers restart in turn behind a balancer', async () => {
  const { token } = await givenAdmin(t);
  const ports = [await freePort(), await freePort()];
  const servers = await Promise.all(ports.map(start));
  const balancer = await startBalancer(ports, probeMs);
  const stop = load(balancer.url, token);
  await pause(1_000);
  for (const [at, port] of ports.entries()) {
    const before = balancer.sent();
    await servers[at]!.stop();
    servers[at] = await start(port);
    const meanwhile = balancer.sent();
    await pause(3 * probeMs);
    // The other one served alone, and this one serves again.
    expect(meanwhile[1 - at]! - before[1 - at]!).toBeGreaterThan(perSecond);
    expect(balancer.sent()[at]!).toBeGreaterThan(meanwhile[at]!);
  }
  const statuses = await stop();
  await balancer.close();
  await Promise.all(servers.map((server) => server.stop()));
  console.info(`rolling restart: ${JSON.stringify(statuses)}`);
  expect(Object.keys(statuses)).toEqual(['200']);
  expect(statuses[200]).toBeGreaterThan(5 * perSecond);
}, 90_000);
