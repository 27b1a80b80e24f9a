import { isFullRun } from '../../../shared-ui/presets/full-run.ts';
import { givenTenants, type Tenants } from '../authorization/tenants.ts';
import { apiSuite } from '../test-app.ts';
import { fuzz } from './fuzz.ts';

/**
 * 300 requests among the tests, 1,500 in the full run; `npm run fuzz --prefix api` sends 20,000, FUZZ_REQUESTS and
 * FUZZ_SEED any others.
 */
const count = Number(process.env.FUZZ_REQUESTS ?? (isFullRun ? 1_500 : 300));
const seed = Number(process.env.FUZZ_SEED ?? 20_261_102);

const t = apiSuite({ env: { LOG_LEVEL: process.env.FUZZ_LOG ?? 'silent' } });
let tenants: Tenants;
beforeAll(async () => {
  tenants = await givenTenants(t);
});

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
