import { bind } from '../../../test/binding-call.ts';
import {
  givenAccessory,
  givenCatalog,
  givenCategory,
  givenProduct,
  givenSubscription,
} from '../../../test/given-goods.ts';
import {
  givenCompany,
  givenEmployee,
  givenSupplier,
  type GivenCompany,
  type GivenEmployee,
} from '../../../test/given.ts';
import { apiSuite, bodyOf, type Answer } from '../../../test/test-app.ts';

const during = '2026-11-20T09:00:00Z';
const asked = (answer: Answer) =>
  bodyOf<{ data: Record<string, unknown>; message: string; details: object[]; meta: object }>(answer);

describe("an employee's own orders (RULES 3.1; RULES 7, scenarios 21 and 23)", () => {
  const t = apiSuite({ now: during });
  let nordlys: GivenCompany;
  let anna: GivenEmployee;
  let bo: GivenEmployee;
  let order: string;
  let body: Record<string, unknown>;

  beforeEach(async () => {
    t.clock.moveTo(during);
    const supplier = await givenSupplier(t);
    nordlys = await givenCompany(t);
    anna = await givenEmployee(t, nordlys.id);
    bo = await givenEmployee(t, nordlys.id);
    const catalogId = await givenCatalog(t, supplier.id, [nordlys.id]);
    const where = { supplierId: supplier.id, catalogId, categoryId: await givenCategory(t) };
    const productId = await givenProduct(t, where);
    const subscriptionId = await givenSubscription(t, {
      companyId: nordlys.id,
      catalogId,
      employeeIds: [anna.id, bo.id],
    });
    body = {
      subscriptionId,
      productId,
      accessoryIds: [await givenAccessory(t, where)],
      months: 24,
      allRisk: true,
      employeeIns: true,
      acceptedRules: true,
    };
    order = asked(await bind(t, '/employee/orders', { token: anna.token, body })).data.id as string;
  });

  const own = (path = '', token = anna.token) => t.call('GET', `/employee/orders${path}`, { token });
  const remove = (token = anna.token) => t.call('DELETE', `/employee/orders/${order}`, { token });
  const stands = (status: 'PROCESSING' | 'DISPATCHED') =>
    t.database.owner.query('update orders set status = $1 where id = $2', [status, order]);

  test('21: is deleted inside the window, and she may choose again', async () => {
    expect(asked(await own(`/${order}`)).data).toMatchObject({ status: 'ORDERED', mayDelete: true });
    expect([(await remove()).status, asked(await own(`/${order}`)).data]).toMatchObject([
      200,
      {
        status: 'DELETED',
        mayDelete: false,
        timeline: [{ toStatus: 'ORDERED' }, { fromStatus: 'ORDERED', toStatus: 'DELETED' }],
      },
    ]);
    const again = await bind(t, '/employee/orders', { token: anna.token, body });
    expect([again.status, asked(again).data]).toMatchObject([201, { monthlyPrice: { amount: 22_893 } }]);
    expect(asked(await own())).toMatchObject({
      data: [{ status: 'ORDERED' }, { status: 'DELETED' }],
      meta: { total: 2 },
    });
    expect((await remove()).status).toBe(409);
  });

  test('23: is not deleted once it is processed, nor after the window', async () => {
    t.clock.moveTo('2026-12-01T09:00:00Z');
    expect([(await remove()).status, asked(await remove()).message]).toEqual([409, 'subscription-is-not-open']);
    t.clock.moveTo(during);
    await stands('PROCESSING');
    expect([(await remove()).status, asked(await remove()).message]).toEqual([
      403,
      'you-do-not-have-permission-to-do-this-action',
    ]);
  });

  test('is received once it is shipped', async () => {
    const receive = () => t.call('POST', `/employee/orders/${order}/received`, { token: anna.token });
    expect((await receive()).status).toBe(409);
    await stands('DISPATCHED');
    expect(asked(await own(`/${order}`)).data).toMatchObject({ mayConfirmReceipt: true });
    expect(asked(await receive()).data).toEqual({ id: order, status: 'COMPLETED' });
  });

  test('a proposal becomes an order with the accepted rules, and its confirmation follows', async () => {
    await t.work();
    await t.database.owner.query(
      'update orders set is_proposal = true, accepted_at = null, addendum_path = null where id = $1',
      [order],
    );
    await t.database.owner.query('delete from outbox');
    const accept = (acceptedRules: boolean) =>
      bind(t, `/employee/orders/${order}/accept`, { token: anna.token, body: { acceptedRules } });
    expect(asked(await own(`/${order}`)).data).toMatchObject({ isProposal: true, mayAccept: true });
    expect(asked(await accept(false)).details).toEqual([{ path: 'acceptedRules', key: 'required' }]);
    expect((await accept(true)).status).toBe(200);
    await t.work();
    expect(await t.mails(anna.email)).toMatchObject([{ kind: 'order-confirmation' }]);
    expect(asked(await own(`/${order}`)).data).toMatchObject({
      isProposal: false,
      mayAccept: false,
      rules: { acceptedAt: t.clock.now().toISOString() },
    });
    expect((await accept(true)).status).toBe(409);
  });

  test("a colleague's order answers like one that is not there", async () => {
    for (const id of [order, '00000000-0000-4000-8000-000000000000']) {
      const answers = [
        await own(`/${id}`, bo.token),
        await own(`/${id}/addendum`, bo.token),
        await t.call('DELETE', `/employee/orders/${id}`, { token: bo.token }),
        await t.call('POST', `/employee/orders/${id}/received`, { token: bo.token }),
        await bind(t, `/employee/orders/${id}/accept`, { token: bo.token, body: { acceptedRules: true } }),
      ];
      expect(answers.map((answer) => [answer.status, asked(answer).message])).toEqual(
        answers.map(() => [404, 'order-not-found']),
      );
    }
    expect(asked(await own('', bo.token))).toMatchObject({ data: [], meta: { total: 0 } });
    expect(asked(await own(`/${order}`)).data).toMatchObject({ status: 'ORDERED' });
  });

  test('an order without a stored calculation is shown from its columns', async () => {
    await t.database.owner.query("update orders set pricing = '{}' where id = $1", [order]);
    expect(asked(await own(`/${order}`)).data).toMatchObject({
      quote: {
        monthlyPrice: { amount: 22_893 },
        estimate: null,
        lines: [{ grossMonth: { amount: 26_663 } }, { grossMonth: { amount: 830 } }],
      },
      netPerMonth: null,
    });
  });
});
