import { setTimeout as pause } from 'node:timers/promises';
import { givenAdmin } from '../../test/given.ts';
import { apiSuite } from '../../test/test-app.ts';

const t = apiSuite({ env: { MAX_EVENT_LOOP_DELAY: '40' } });

/** Nothing else runs meanwhile, as when an event loop is far behind. */
const block = (milliseconds: number) => {
  for (const end = performance.now() + milliseconds; performance.now() < end;);
};
/** Asks after each of many blocks, or after pauses, until the answer has the status that is waited for. */
const askUntil = async (status: number, token: string, meanwhile: () => Promise<void> | void) => {
  for (let n = 0; n < 200; n += 1) {
    await meanwhile();
    const answer = await t.call('GET', '/admin/companies', { token });
    if (answer.status === status) return answer;
  }
  throw new Error(`never ${status}`);
};

test('an overloaded process refuses with a time to retry, answers its probes, and serves again', async () => {
  const { token } = await givenAdmin(t);
  await askUntil(200, token, () => pause(50));
  const refusal = await askUntil(503, token, () => block(70));
  expect(refusal.body).toEqual({ message: 'service-unavailable', requestId: expect.any(String) });
  expect(refusal.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
  expect([await t.call('GET', '/health'), await t.call('GET', '/ready')].map(({ status }) => status)).toEqual([
    200, 200,
  ]);
  expect((await askUntil(200, token, () => pause(50))).status).toBe(200);
});
