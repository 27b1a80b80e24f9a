import type { MailPreview } from '@portal/contract/mail-preview';
import { seenBody } from '../../../test/binding-call.ts';
import { givenMarket, type Market } from '../../../test/given-orders.ts';
import { subscriptionCalls } from '../../../test/subscription-calls.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let market: Market;
beforeEach(async () => {
  t.clock.moveTo('2026-11-02T08:00:00Z');
  market = await givenMarket(t);
});

const { ask, create, order } = subscriptionCalls(() => ({ t, market }));

describe('changing', () => {
  test('without orders everything may change; a stale version is refused', async () => {
    const { subscription } = await create();
    const changed = await ask('PATCH', `/company/subscriptions/${subscription.id}`, {
      version: 1,
      periods: [12, 24],
      catalogs: [{ catalogId: market.catalogId, subsidyYearly: 60_000 }],
      removedEmployeeIds: [market.bo.id],
    });
    expect(changed.body).toMatchObject({
      data: { subscription: { periods: [12, 24], version: 2, employees: 1, catalogs: [{ subsidyYearly: 60_000 }] } },
    });
    const stale = await ask('PATCH', `/company/subscriptions/${subscription.id}`, {
      version: 1,
      subscriptionName: 'Late',
    });
    expect([stale.status, stale.body.message]).toEqual([409, 'changed-by-someone-else']);
  });

  test('with orders: subsidy is refused, name, end date and added employees go through (scenario 36)', async () => {
    const { subscription } = await create({
      subscriptionName: 'With orders',
      employees: { employeeIds: [market.anna.id] },
    });
    await order(subscription.id);
    const path = `/company/subscriptions/${subscription.id}`;
    const refused = await ask('PATCH', path, {
      version: 1,
      catalogs: [{ catalogId: market.catalogId, subsidyYearly: 1 }],
    });
    expect([refused.status, refused.body.message]).toEqual([409, 'subscription-has-orders']);
    const change = {
      version: 1,
      allRisk: true,
      subscriptionName: 'Renamed',
      endDate: '2026-12-05',
      addedEmployees: { employeeIds: [market.bo.id] },
    };
    const same = await ask('PATCH', path, await seenBody(t, path, market.company.token, change));
    expect(same.body).toMatchObject({
      data: {
        added: 1,
        subscription: { subscriptionName: 'Renamed', endDate: '2026-12-05', isLocked: true, employees: 2 },
      },
    });
    const early = await ask('PATCH', path, { version: 2, endDate: '2026-11-17' });
    expect([early.status, early.body.message]).toEqual([409, 'subscription-has-orders']);
    expect((await ask('PATCH', path, { version: 2, endDate: '2026-11-18' })).status).toBe(200);
  });

  test('a person added to an active subscription is invited at once', async () => {
    t.clock.moveTo('2026-11-20T09:00:00Z');
    const { subscription } = await create({ subscriptionName: 'Grows', employees: { employeeIds: [market.anna.id] } });
    await t.work();
    const path = `/company/subscriptions/${subscription.id}`;
    const pick = { employeeIds: [market.anna.id, market.bo.id] };
    const before = (await t.mails()).length;
    const preview = dataOf<MailPreview>(await ask('POST', `${path}/employees/preview`, { employees: pick }));
    expect(preview).toMatchObject({
      count: 1,
      names: ['Bo Dahl'],
      leftOut: [{ reason: 'ALREADY_IN', count: 1, names: ['Anna Holm'] }],
      mails: [{ locale: 'en-us', count: 1, name: 'Bo Dahl', subject: 'Grows: you can order now' }],
    });
    const change = { version: 1, addedEmployees: pick };
    const unseen = await ask('PATCH', path, change);
    expect([unseen.status, unseen.body.message]).toEqual([409, 'changed-by-someone-else']);
    expect((await t.mails()).length).toBe(before);
    expect((await ask('PATCH', path, await seenBody(t, path, market.company.token, change))).status).toBe(200);
    await t.work();
    expect((await t.mails(market.bo.email)).filter((mail) => mail.subject.startsWith('Grows'))).toHaveLength(1);
    expect((await t.mails(market.anna.email)).filter((mail) => mail.subject.startsWith('Grows'))).toHaveLength(1);
  });
});

describe('closing, opening, deleting', () => {
  test('closed: told, listed under closed, no second close; open again until the end (scenario 37)', async () => {
    t.clock.moveTo('2026-11-20T09:00:00Z');
    const { subscription } = await create({ subscriptionName: 'Closes' });
    await t.work();
    const path = `/company/subscriptions/${subscription.id}`;
    expect((await ask('POST', `${path}/close`, { version: 1 })).body).toMatchObject({
      data: { state: 'CLOSED', version: 2 },
    });
    expect((await t.mails(market.anna.email)).map((mail) => mail.subject)).toContain('Closes is closed');
    const again = await ask('POST', `${path}/close`, { version: 2 });
    expect([again.status, again.body.message]).toEqual([409, 'invalid-data-provided']);
    const closed = dataOf<{ subscriptionName: string }[]>(await ask('GET', '/company/subscriptions?view=closed'));
    expect(closed.map((row) => row.subscriptionName)).toEqual(['Closes']);
    expect((await ask('POST', `${path}/reopen`, { version: 2 })).body).toMatchObject({ data: { state: 'ACTIVE' } });
    await ask('POST', `${path}/close`, { version: 3 });
    t.clock.moveTo('2026-12-01T09:00:00Z');
    expect((await ask('POST', `${path}/reopen`, { version: 4 })).status).toBe(409);
    const { rows } = await t.database.owner.query('select action from audit_log where entity_id = $1 order by id', [
      subscription.id,
    ]);
    expect(rows.map((row) => row.action)).toEqual([
      'subscription.created',
      'subscription.closed',
      'subscription.reopened',
      'subscription.closed',
    ]);
  });

  test('deleted only without any order, deleted orders included', async () => {
    const { subscription } = await create();
    const ordered = await create();
    await order(ordered.subscription.id, { status: 'DELETED' });
    const refused = await ask('DELETE', `/company/subscriptions/${ordered.subscription.id}`);
    expect([refused.status, refused.body.message]).toEqual([409, 'subscription-has-orders']);
    expect((await ask('DELETE', `/company/subscriptions/${subscription.id}`)).status).toBe(200);
    expect((await ask('GET', `/company/subscriptions/${subscription.id}`)).status).toBe(404);
  });

  test('a closed subscription that has not started sends no invitation', async () => {
    const { subscription } = await create({ subscriptionName: 'Never' });
    await ask('POST', `/company/subscriptions/${subscription.id}/close`, { version: 1 });
    t.clock.moveTo('2026-11-16T09:00:00Z');
    await t.runScheduledJobs();
    expect((await t.mails()).filter((mail) => mail.subject.startsWith('Never:'))).toEqual([]);
  });
});
