import type { Subscription } from '@portal/contract/subscription-detail';
import { givenCatalog, givenSubscription } from '../../../test/given-goods.ts';
import { givenMarket, type Market } from '../../../test/given-orders.ts';
import { givenAdmin, givenCompany, givenEmployee, type GivenCompany } from '../../../test/given.ts';
import { subscriptionCalls, type SavedSubscription } from '../../../test/subscription-calls.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let market: Market;
let other: GivenCompany;
beforeAll(async () => {
  market = await givenMarket(t);
  other = await givenCompany(t);
});
beforeEach(() => t.clock.moveTo('2026-11-02T08:00:00Z'));

const { ask, mobile, create } = subscriptionCalls(() => ({ t, market }));
const unknownId = '00000000-0000-7000-8000-000000000000';

describe('foreign and missing subscriptions answer alike', () => {
  test('in the path', async () => {
    const id = await givenSubscription(t, {
      companyId: market.company.id,
      catalogId: market.catalogId,
      employeeIds: [],
    });
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { version: 1, subscriptionName: 'X' }],
      ['POST', '/close', { version: 1 }],
      ['POST', '/reopen', { version: 1 }],
      ['DELETE', '', undefined],
      ['GET', '/employees', undefined],
      ['POST', '/reminders', { seen: [] }],
      ['POST', '/reminders/preview', {}],
      ['POST', '/employees/preview', { employees: {} }],
    ] as const) {
      const [foreign, missing] = await Promise.all(
        [id, unknownId].map((subscriptionId) =>
          ask(method, `/company/subscriptions/${subscriptionId}${path}`, body, other.token),
        ),
      );
      expect([foreign!.status, foreign!.body.message]).toEqual([404, 'subscription-does-not-belong-to-your-company']);
      expect({ ...foreign!.body, requestId: '' }).toEqual({ ...missing!.body, requestId: '' });
    }
    expect(dataOf<SavedSubscription['subscription']>(await ask('GET', `/company/subscriptions/${id}`))).toMatchObject({
      version: 1,
      status: 'OPEN',
    });
  });

  test('in the body', async () => {
    const theirs = await givenEmployee(t, other.id);
    const unassigned = await givenCatalog(t, market.supplier.id, [other.id]);
    for (const [change, key] of [
      [(id: string) => ({ employees: { employeeIds: [market.anna.id, id] } }), 'employee_not_found'],
      [(id: string) => ({ catalogs: [{ catalogId: id, subsidyYearly: 0 }] }), 'catalog-not-in-your-company'],
      [(id: string) => ({ deliveryMethod: 'COMPANY_ADDRESS', addressId: id }), 'address-not-found'],
    ] as const) {
      const foreignId = key === 'employee_not_found' ? theirs.id : key === 'address-not-found' ? other.id : unassigned;
      const [foreign, missing] = await Promise.all(
        [foreignId, unknownId].map((id) => ask('POST', '/company/subscriptions', mobile(change(id)))),
      );
      expect([foreign!.status, foreign!.body.message]).toEqual([404, key]);
      expect({ ...foreign!.body, requestId: '' }).toEqual({ ...missing!.body, requestId: '' });
    }
  });

  test.each([
    ['an employee', () => market.anna.token],
    ['a supplier', () => market.supplier.token],
  ])('%s may not ask at all', async (_who, token) => {
    const answer = await ask('GET', '/company/subscriptions', undefined, token());
    expect([answer.status, answer.body.message]).toEqual([403, 'you-do-not-have-permission-to-do-this-action']);
  });
});

describe('back office', () => {
  test('looks at a company and changes no terms', async () => {
    const admin = await givenAdmin(t);
    const { subscription } = await create({ subscriptionName: 'Looked at' });
    const list = dataOf<{ id: string }[]>(
      await ask('GET', `/admin/companies/${market.company.id}/subscriptions?q=looked`, undefined, admin.token),
    );
    expect(list.map(({ id }) => id)).toEqual([subscription.id]);
    const elsewhere = await ask(
      'GET',
      `/admin/companies/${other.id}/subscriptions/${subscription.id}`,
      undefined,
      admin.token,
    );
    expect([elsewhere.status, elsewhere.body.message]).toEqual([404, 'subscription-not-found']);
    expect((await ask('GET', `/admin/companies/${unknownId}/subscriptions`, undefined, admin.token)).body.message).toBe(
      'company-not-found',
    );
    expect((await ask('POST', '/company/subscriptions', mobile(), admin.token)).status).toBe(403);
  });

  test('scenario 75: it closes one and opens it again; the invited are told, the log names who', async () => {
    const admin = await givenAdmin(t);
    const { subscription } = await create({ subscriptionName: 'Closed by us', startDate: '2026-11-02' });
    await t.work();
    const act = (deed: string, version: number, companyId = market.company.id, token = admin.token) =>
      ask('POST', `/admin/companies/${companyId}/subscriptions/${subscription.id}/${deed}`, { version }, token);
    expect(await act('close', subscription.version, other.id)).toMatchObject({
      status: 404,
      body: { message: 'subscription-not-found' },
    });
    for (const token of [market.company.token, market.supplier.token, market.anna.token])
      expect((await act('close', subscription.version, market.company.id, token)).status).toBe(403);
    expect(await act('close', subscription.version + 7)).toMatchObject({
      status: 409,
      body: { message: 'changed-by-someone-else' },
    });
    const closed = dataOf<Subscription>(await act('close', subscription.version));
    expect(closed).toMatchObject({ status: 'CLOSED', version: subscription.version + 1 });
    expect((await t.mails(market.anna.email)).map(({ kind }) => kind)).toContain('subscription-closed');
    expect((await act('close', closed.version)).status).toBe(409);
    expect(dataOf<Subscription>(await act('reopen', closed.version))).toMatchObject({ status: 'OPEN' });
    const { rows } = await t.database.owner.query(
      'select action, actor_id, actor_role, company_id from audit_log where entity_id = $1 order by id',
      [subscription.id],
    );
    expect(rows.slice(-2)).toEqual(
      ['subscription.closed', 'subscription.reopened'].map((action) => ({
        action,
        actor_id: admin.userId,
        actor_role: 'admin',
        company_id: market.company.id,
      })),
    );
  });

  test('one whose last day has passed stays closed', async () => {
    const admin = await givenAdmin(t);
    const { subscription } = await create({ subscriptionName: 'Over' });
    const at = `/admin/companies/${market.company.id}/subscriptions/${subscription.id}`;
    const { version } = dataOf<Subscription>(
      await ask('POST', `${at}/close`, { version: subscription.version }, admin.token),
    );
    t.clock.moveTo('2027-11-02T08:00:00Z');
    expect(await ask('POST', `${at}/reopen`, { version }, (await givenAdmin(t)).token)).toMatchObject({
      status: 409,
      body: { message: 'invalid-data-provided' },
    });
  });
});
