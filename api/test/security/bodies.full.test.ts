import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Endpoint } from '@portal/contract/endpoint';
import { routeTable } from '../../src/http/route.ts';
import { named } from '../authorization/requests.ts';
import { givenTenants, type Tenants } from '../authorization/tenants.ts';
import { apiSuite } from '../test-app.ts';
import { held, limitOf, sendEndless, sendHostile, targetOf } from './hostile-bodies.ts';

const t = apiSuite({ env: { PAYMENT_SECRET: 'a payment secret of more than 32 characters' } });
let tenants: Tenants;
let table: readonly Endpoint[];
beforeAll(async () => {
  tenants = await givenTenants(t);
  table = routeTable(t.app);
  await t.app.listen({ port: 0, host: '127.0.0.1' });
});

/** A file's answer is not JSON, and a stream to a person stays open: neither says anything about a body. */
const isRead = ({ method }: Endpoint) => method !== 'GET';

test('T15: no route takes more of an endless body than its limit, and the server stays small and awake', async () => {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  const before = process.memoryUsage().rss;
  delay.enable();
  const tooMuch: string[] = [];
  const answers = new Set<string>();
  for (const endpoint of table) {
    const { status, taken } = await sendEndless(t, targetOf(endpoint, tenants));
    if (taken > limitOf(endpoint) + held) tooMuch.push(`${named(endpoint)} ${taken}`);
    if (isRead(endpoint)) answers.add(`${status} ${status === 413 ? '' : named(endpoint)}`);
  }
  delay.disable();
  expect(tooMuch).toEqual([]);
  expect([...answers]).toEqual(['413 ']);
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  expect(delay.max / 1e6).toBeLessThan(2_000);
});

test('T15: no route reads a deep body or a packed one', async () => {
  const answers: string[] = [];
  for (const endpoint of table.filter(isRead)) {
    const target = targetOf(endpoint, tenants);
    const [deep, packed] = [await sendHostile(t, target, 'deep'), await sendHostile(t, target, 'packed')];
    if (!deep.startsWith('400 ') || packed !== '415 file-type-not-allowed')
      answers.push(`${named(endpoint)}: ${deep}, ${packed}`);
  }
  expect(answers).toEqual([]);
});
