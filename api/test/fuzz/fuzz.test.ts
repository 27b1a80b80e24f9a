import { givenTenants, type Tenants } from '../authorization/tenants.ts';
import { testApp, type TestApp } from '../test-app.ts';
import { fuzz } from './fuzz.ts';

/** 1,500 requests among the tests; `npm run fuzz --prefix api` sends 20,000, FUZZ_REQUESTS and FUZZ_SEED any others. */
const count = Number(process.env.FUZZ_REQUESTS ?? 1_500);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_102);

let t: TestApp;
let tenants: Tenants;
beforeAll(async () => {
  t = await testApp({ env: { LOG_LEVEL: process.env.FUZZ_LOG ?? 'silent' } });
  tenants = await givenTenants(t);
}, 120_000);
afterAll(() => t.close());

test('T7, T8: whatever is sent, the answer is one that the description names', async () => {
  const { findings, statuses } = await fuzz(t, tenants, { count, seed });
  const kinds = Map.groupBy(
    findings,
    ({ request, what }) =>
      `${request
        .split(/[ ?]/)
        .slice(0, 2)
        .join(' ')
        .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')}: ${what.slice(0, 70)}`,
  );
  console.info(`${count} requests, answers ${JSON.stringify(statuses)}, ${findings.length} findings`);
  expect([...kinds.values()].map(([first]) => first)).toEqual([]);
  // A run that never gets past the door shows nothing.
  expect((statuses[200] ?? 0) / count).toBeGreaterThan(0.1);
}, 1_800_000);
