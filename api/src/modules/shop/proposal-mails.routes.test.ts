import { bind } from '../../../test/binding-call.ts';
import { givenMarket, type Market } from '../../../test/given-orders.ts';
import { givenCompany } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-17T09:00:00Z' }, { perTest: true });
let market: Market;
beforeEach(async () => {
  market = await givenMarket(t);
});

async function proposed(): Promise<string> {
  const answer = await bind(t, '/company/proposals', {
    token: market.company.token,
    body: {
      employeeId: market.anna.id,
      subscriptionId: market.subscriptionId,
      productId: market.productId,
      accessoryIds: [],
      months: 24,
      allRisk: false,
      employeeIns: false,
    },
  });
  return dataOf<{ id: string }>(answer).id;
}
const act = (deed: 'reminders' | 'withdrawals', orderIds: string[], token = market.company.token) =>
  bind(t, `/company/proposals/${deed}`, { token, body: { orderIds } });
const preview = async (deed: 'reminders' | 'withdrawals', orderIds: string[]) =>
  dataOf<{ count: number; leftOut: { reason: string; count: number }[]; mails: { subject: string }[] }>(
    await t.call('POST', `/company/proposals/${deed}/preview`, { token: market.company.token, body: { orderIds } }),
  );
const mailsOf = async (email: string) => (await t.mails(email)).map(({ kind, subject }) => [kind, subject]);
const historyOf = async (id: string) =>
  dataOf<{ events: object[] }>(await t.call('GET', `/company/orders/${id}`, { token: market.company.token })).events;

test('a proposal is sent again as often as it is asked for, with the mail that was shown, and says so', async () => {
  const id = await proposed();
  const shown = await preview('reminders', [id]);
  expect(shown).toMatchObject({ count: 1, leftOut: [] });
  expect(await act('reminders', [id])).toMatchObject({ status: 200, body: { data: { sent: 1 } } });
  expect(await act('reminders', [id])).toMatchObject({ status: 200, body: { data: { sent: 1 } } });
  expect((await mailsOf(market.anna.email)).slice(1)).toEqual(
    Array.from({ length: 2 }, () => ['order-proposal-reminder', shown.mails[0]?.subject]),
  );
  expect(await historyOf(id)).toMatchObject([
    { kind: 'STATUS', toStatus: 'PROPOSED' },
    { kind: 'MAIL', fromStatus: 'PROPOSED', actorRole: 'company' },
    { kind: 'MAIL', fromStatus: 'PROPOSED', actorRole: 'company' },
  ]);
});

test('a withdrawn one is over, its subsidy is free, and the employee reads what was shown', async () => {
  const id = await proposed();
  const shown = await preview('withdrawals', [id]);
  expect(await act('withdrawals', [id])).toMatchObject({ status: 200, body: { data: { sent: 1 } } });
  await t.runScheduledJobs();
  expect((await mailsOf(market.anna.email)).at(-1)).toEqual(['proposal-withdrawn', shown.mails[0]?.subject]);
  expect((await historyOf(id)).at(-1)).toMatchObject({ fromStatus: 'PROPOSED', toStatus: 'DELETED' });
  const { rows } = await t.database.owner.query(
    `select coalesce(sum(subsidy_month), 0)::int as held from orders where status <> 'DELETED'`,
  );
  expect(rows).toEqual([{ held: 0 }]);
  for (const deed of ['reminders', 'withdrawals'] as const)
    expect(await preview(deed, [id])).toMatchObject({ count: 0, leftOut: [{ reason: 'NOT_WAITING', count: 1 }] });
  expect(await act('withdrawals', [id])).toMatchObject({ status: 200, body: { data: { sent: 0 } } });
});

test('answered meanwhile it is left alone: what was seen is no longer so', async () => {
  const id = await proposed();
  const { count, sha256 } = dataOf<{ count: number; sha256: string }>(
    await t.call('POST', '/company/proposals/withdrawals/preview', {
      token: market.company.token,
      body: { orderIds: [id] },
    }),
  );
  await bind(t, `/employee/orders/${id}/accept`, { token: market.anna.token, body: { acceptedRules: true } });
  const late = await t.call('POST', '/company/proposals/withdrawals', {
    token: market.company.token,
    body: {
      orderIds: [id],
      seen: [
        { fact: 'mailCount', of: '', value: count },
        { fact: 'addressees', of: '', value: sha256 },
      ],
    },
  });
  expect(late.status).toBe(409);
  expect((await historyOf(id)).at(-1)).toMatchObject({ toStatus: 'ORDERED' });
});

test("another company's proposals are not found", async () => {
  const id = await proposed();
  const other = await givenCompany(t);
  for (const deed of ['reminders', 'withdrawals'] as const)
    expect((await act(deed, [id], other.token)).status).toBe(404);
});
