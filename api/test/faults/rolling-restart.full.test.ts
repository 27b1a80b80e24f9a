import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../src/db/embedded.ts';
import { givenAdmin } from '../given.ts';
import { apiSuite } from '../test-app.ts';
import { startBalancer } from './balancer.ts';
import { startKillable, type Killable } from './killable-server.ts';
import { load } from './load.ts';

const secret = 'a test secret of more than 32 characters';
const perSecond = 40;
const probeMs = 500;

const t = apiSuite();
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-rolling-'));
  t.onClose(() => rm(dir, { recursive: true, force: true }));
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

test('no request of 40 a second fails while two servers restart in turn behind a balancer', async () => {
  const { token } = await givenAdmin(t);
  const ports = [await freePort(), await freePort()];
  const servers = await Promise.all(ports.map(start));
  const balancer = await startBalancer(ports, probeMs);
  const stop = load(balancer.url, token, perSecond);
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
});
