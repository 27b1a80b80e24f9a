import { callSeen } from '../binding-call.ts';
import { testApp } from '../test-app.ts';
import { testInSteps } from '../test-in-steps.ts';
import { filled } from './filled.ts';
import { begin, done, refused, signInByMail, type Story } from './steps.ts';

type Named = { id: string };

/** RULES 7 through the API alone, from an empty portal on, with its exact numbers. */
export function tellStory(): void {
  let story: Story;
  beforeAll(async () => {
    story = await begin(await testApp({ now: '2026-11-02T08:00:00Z', env: { PROCESS_HOLD_SECONDS: '60' } }));
  }, 60_000);
  afterAll(() => story.t.close());

  const as = (who: keyof Story['token'], method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    callSeen(story.t, method, path, { token: story.token[who], ...(body === undefined ? {} : { body }) });
  testInSteps('RULES 7 from an empty portal on', (step) => {
    filled(step, { story: () => story, as });

    step(
      '"Mobile 2027" needs an address and all-risk, is upcoming, and on 16 Nov active with invitations (8, 9, 10)',
      async () => {
        const { id, t } = story;
        const draft = {
          subscriptionName: 'Mobile 2027',
          startDate: '2026-11-16',
          endDate: '2026-11-30',
          effectDate: '2027-01-01',
          deliveryMethod: 'COMPANY_ADDRESS',
          periods: [24],
          allRisk: true,
          employeeIns: true,
          salaryFileMethod: 'AUTOMATIC',
          catalogs: [{ catalogId: id.catalog, subsidyYearly: 120_000 }],
          employees: { everyone: true },
        };
        expect(JSON.stringify(await refused(as('nordlys', 'POST', '/company/subscriptions', draft)))).toContain(
          'needs-a-selected-address',
        );
        const address = await done<Named>(
          as('nordlys', 'POST', '/company/addresses', {
            name: 'Nordlys A/S',
            displayName: 'HQ',
            addressLine1: 'Rådhuspladsen 1',
            zipCode: '8000',
            city: 'Aarhus',
            country: 'DK',
          }),
        );
        expect(
          JSON.stringify(
            await refused(
              as('nordlys', 'POST', '/company/subscriptions', { ...draft, addressId: address.id, allRisk: false }),
            ),
          ),
        ).toContain('termination-insurance-needs-all-risk');
        const saved = await done<{ subscription: { id: string; state: string } }>(
          as('nordlys', 'POST', '/company/subscriptions', { ...draft, addressId: address.id }),
        );
        id.subscription = saved.subscription.id;
        expect(saved.subscription.state).toBe('UPCOMING');
        expect(await t.mails('anna@nordlys.example')).toEqual([]);
        t.clock.moveTo('2026-11-16T07:00:00Z');
        await t.runScheduledJobs();
        expect(await done(as('nordlys', 'GET', `/company/subscriptions/${id.subscription}`))).toMatchObject({
          state: 'ACTIVE',
        });
        story.token.anna = await signInByMail(story, 'anna@nordlys.example');
        story.token.bo = await signInByMail(story, 'bo@nordlys.example');
      },
    );

    step('a link for an unknown address answers like one for a known (11)', async () => {
      const ask = (email: string) => story.t.call('POST', '/auth/magiclink', { body: { email, locale: 'en-us' } });
      const [known, unknown] = [await ask('anna@nordlys.example'), await ask('nobody@nordlys.example')];
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    });

    const choice = () => ({
      subscriptionId: story.id.subscription,
      productId: story.id.phone,
      accessoryIds: [story.id.cover],
      months: 24,
      allRisk: true,
      employeeIns: true,
    });

    step(
      'Phone X with cover costs 328.93 before and 228.93 after subsidy, with both draws and savings (12–15)',
      async () => {
        const amounts = JSON.stringify(await done(as('anna', 'POST', '/employee/quote', choice())));
        for (const amount of [32_893, 22_893, 13_266, 10_107, 25_531, 540_272, 245_912])
          expect(amounts).toContain(`:${amount}`);
      },
    );

    step('accessories above 30 % and missing consent are refused (16, 17)', async () => {
      const dear = (await story.t.database.owner.query(`select id from accessories where sku = 'HEAD'`)).rows[0].id;
      expect(
        JSON.stringify(
          await refused(as('anna', 'POST', '/employee/quote', { ...choice(), accessoryIds: [story.id.cover, dear] })),
        ),
      ).toContain('accessories-too-expensive');
      expect(await refused(as('anna', 'POST', '/employee/orders', choice()))).toEqual([
        400,
        'invalid-data-provided',
        [{ path: 'acceptedRules', key: 'required' }],
      ]);
    });

    step(
      'Anna orders: confirmation with the addendum as PDF, prices frozen, a second phone refused (18, 19, 20)',
      async () => {
        const { t, id } = story;
        const order = await done<{ id: string; status: string; monthlyPrice: { amount: number } }>(
          as('anna', 'POST', '/employee/orders', { ...choice(), acceptedRules: true }),
        );
        expect(order).toMatchObject({ status: 'ORDERED', monthlyPrice: { amount: 22_893 } });
        await t.work();
        const confirmation = (await t.mails('anna@nordlys.example')).at(-1)!;
        const [pdf] = confirmation.attachments;
        expect((await t.services.files.read(pdf!.path)).subarray(0, 5).toString()).toBe('%PDF-');
        expect((await refused(as('anna', 'POST', '/employee/orders', { ...choice(), acceptedRules: true })))[1]).toBe(
          'one-product-per-category',
        );
        await t.database.owner.query('update products set price = 699900 where id = $1', [id.phone]);
        expect(JSON.stringify(await done(as('anna', 'GET', `/employee/orders/${order.id}`)))).toContain(':22893');
        await t.database.owner.query('update products set price = 639920 where id = $1', [id.phone]);
        id.annasOrder = order.id;
      },
    );

    step('she deletes it on 20 Nov and orders again; Bo orders the phone only (21)', async () => {
      const { t, id } = story;
      t.clock.moveTo('2026-11-20T09:00:00Z');
      await done(as('anna', 'DELETE', `/employee/orders/${id.annasOrder}`));
      id.annasOrder = (
        await done<Named>(as('anna', 'POST', '/employee/orders', { ...choice(), acceptedRules: true }))
      ).id;
      const bos = await done<Named & { monthlyPrice: { amount: number } }>(
        as('bo', 'POST', '/employee/orders', {
          ...choice(),
          accessoryIds: [],
          allRisk: false,
          employeeIns: false,
          acceptedRules: true,
        }),
      );
      expect(bos.monthlyPrice.amount).toBe(16_663);
      id.bosOrder = bos.id;
    });

    step(
      'the admin processes both after "binding": one order file, TeleGros mailed after the hold (22, 23)',
      async () => {
        const { t, id } = story;
        t.clock.moveTo('2026-12-01T09:00:00Z');
        const orderIds = [id.annasOrder, id.bosOrder];
        expect((await refused(as('nordlys', 'POST', '/company/orders/process', { orderIds })))[1]).toBe(
          'binding-not-confirmed',
        );
        const result = await done<{ results: { orderId: string }[]; files: unknown[] }>(
          as('nordlys', 'POST', '/company/orders/process', { orderIds, binding: true }),
        );
        expect([result.results.length, result.files.length]).toEqual([2, 1]);
        await t.runScheduledJobs();
        expect(await t.mails('ordre@telegros.example')).toEqual([]);
        t.clock.moveTo('2026-12-01T09:02:00Z');
        await t.runScheduledJobs();
        const mails = await t.mails('ordre@telegros.example');
        expect(mails).toHaveLength(1);
        const csv = (await t.services.files.read(mails[0]!.attachments[0]!.path)).toString('latin1');
        expect(csv.trim().split(/\r?\n/)).toHaveLength(4);
        expect((await refused(as('anna', 'DELETE', `/employee/orders/${id.annasOrder}`)))[1]).toBe(
          'you-do-not-have-permission-to-do-this-action',
        );
      },
    );

    step(
      'shipping without IMEI is refused; with it 24 draws run from 20 Jan 2027 and the lease to 31 Dec 2028 (24, 25)',
      async () => {
        const { t, id } = story;
        t.clock.moveTo('2026-12-10T09:00:00Z');
        const ship = (orderId: string, serialNumber: string) =>
          as('telegros', 'POST', `/supplier/orders/${orderId}/dispatch`, { serialNumber });
        expect((await refused(ship(id.annasOrder, '')))[1]).toBe('serial-number-required');
        expect((await refused(ship(id.annasOrder, '356938035643808')))[1]).toBe('invalid-serial-number');
        await done(ship(id.annasOrder, '356938035643809'));
        expect((await refused(ship(id.bosOrder, '356938035643809')))[1]).toBe('serial-number-already-used');
        await done(ship(id.bosOrder, '490154203237518'));
        const { rows } = await t.database.owner.query(
          `select count(*)::int as n, min(effect_date)::text as first, max(effect_date)::text as last,
          sum(amount)::int as total from salary_draws where order_id = $1`,
          [id.annasOrder],
        );
        expect(rows).toEqual([{ n: 24, first: '2027-01-20', last: '2028-12-20', total: 549_432 }]);
        expect(await done(as('nordlys', 'GET', `/company/orders/${id.annasOrder}`))).toMatchObject({
          status: 'DISPATCHED',
          expireDate: '2028-12-31',
        });
      },
    );

    step(
      'on 20 Jan 2027 06:00 the salary file is made, sent and byte-exact; again makes nothing (26, 27)',
      async () => {
        const { t } = story;
        t.clock.moveTo('2027-01-20T05:00:00Z');
        await t.runScheduledJobs();
        await t.runScheduledJobs();
        const files = await done<{ id: string; isSent: boolean }[]>(as('nordlys', 'GET', '/company/salaryfiles'));
        expect(files).toMatchObject([{ isSent: true }]);
        const { raw } = await as('nordlys', 'GET', `/company/salaryfiles/${files[0]!.id}/download`);
        expect(raw.toString('latin1')).toBe('12345678;1042;45;100;22893;22893\r\n12345678;1043;45;100;16663;16663\r\n');
      },
    );
  });
}
