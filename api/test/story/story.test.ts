import { callSeen } from '../binding-call.ts';
import { testApp } from '../test-app.ts';
import { testInSteps } from '../test-in-steps.ts';
import { begin, checkImport, danlon, done, mobile, refused, runImport, signInByMail, type Story } from './steps.ts';

/** RULES 7 through the API alone, from an empty portal on, with its exact numbers. */
let story: Story;
beforeAll(async () => {
  story = await begin(await testApp({ now: '2026-11-02T08:00:00Z', env: { PROCESS_HOLD_SECONDS: '60' } }));
}, 60_000);
afterAll(() => story.t.close());

const as = (who: keyof Story['token'], method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  callSeen(story.t, method, path, { token: story.token[who], ...(body === undefined ? {} : { body }) });
type Named = { id: string };

testInSteps('RULES 7 from an empty portal on', (step) => {
  step(
    'back office makes supplier, category, salary system and company; its admin is PENDING and invited (5)',
    async () => {
      const { id } = story;
      id.supplier = (
        await done<Named>(
          as('admin', 'POST', '/admin/suppliers', {
            name: 'TeleGros',
            email: 'ordre@telegros.example',
            language: 'da-dk',
            isReseller: true,
            admin: { name: 'Jens', email: 'jens@telegros.example', language: 'en-us' },
          }),
        )
      ).id;
      id.category = (await done<Named>(as('admin', 'POST', '/admin/categories', mobile))).id;
      id.salarySystem = (await done<Named>(as('admin', 'POST', '/admin/salarysystems', danlon))).id;
      id.company = (
        await done<Named>(
          as('admin', 'POST', '/admin/companies', {
            company_name: 'Nordlys A/S',
            vat_no: '12345678',
            currency: 'DKK',
            country: 'DK',
            language: 'en-us',
            supplierId: id.supplier,
            salarySystemId: id.salarySystem,
            salaryDay: 20,
            salaryFileMethod: 'AUTOMATIC',
            wageCodeGross: '45',
            admin: { name: 'Mette Krag', email: 'mette@nordlys.example', language: 'en-us' },
          }),
        )
      ).id;
      await story.t.work();
      const { rows } = await story.t.database.owner.query(
        `select role from memberships where email = 'mette@nordlys.example' and user_id is null`,
      );
      expect(rows).toEqual([{ role: 'company' }]);
    },
  );

  step('the admin signs in by link once and is ACTIVE (6)', async () => {
    story.token.telegros = await signInByMail(story, 'jens@telegros.example');
    story.token.nordlys = await signInByMail(story, 'mette@nordlys.example');
    const { rows } = await story.t.database.owner.query(
      `select status from users where email = 'mette@nordlys.example'`,
    );
    expect(rows).toEqual([{ status: 'ACTIVE' }]);
    await expect(signInByMail(story, 'mette@nordlys.example')).rejects.toThrow('invalid-login-link');
  });

  const products =
    'Varenr;Navn;Netto;Vejl. pris;All risk;Fratrædelse\nPX128;Phone X;6.399,20;7.999,00;39,00;15,00\n' +
    'PX128;Phone X again;6.399,20;7.999,00;39,00;15,00\nPB64;Phone B;5.000,00;6.250,00;39,00;15,00\n';

  step(
    'TeleGros imports products with decimal comma; the repeated SKU is refused and nothing saved in the dry run (1, 2)',
    async () => {
      const { id, token, t } = story;
      id.catalog = (
        await done<Named>(
          as('telegros', 'POST', '/supplier/catalogs', {
            catalogName: 'Mobile',
            displayName: 'Mobile phones',
            currency: 'DKK',
          }),
        )
      ).id;
      const mapping = {
        SKU: { column: 'Varenr' },
        productName: { column: 'Navn' },
        price: { column: 'Netto' },
        retailPrice: { column: 'Vejl. pris' },
        allRisk: { column: 'All risk' },
        employeeIns: { column: 'Fratrædelse' },
      };
      const importId = await checkImport(
        story,
        token.telegros,
        `/supplier/catalogs/${id.catalog}/imports`,
        'supplier',
        { name: 'phones.csv', text: products },
        { categoryId: id.category },
        mapping,
      );
      const checked = await done<{ status: string; counts: object }>(
        as('telegros', 'GET', `/supplier/imports/${importId}`),
      );
      expect(checked).toMatchObject({
        status: 'CHECKED',
        counts: { total: 3, new: 2, changed: 0, unchanged: 0, errors: 1 },
      });
      const faults = await done<{ rowNumber: number; reasons: { key: string }[] }[]>(
        as('telegros', 'GET', `/supplier/imports/${importId}/rows?outcome=ERROR`),
      );
      expect(faults).toMatchObject([{ rowNumber: 3, reasons: [{ key: 'duplicate-sku' }] }]);
      expect((await t.database.owner.query('select from products')).rowCount).toBe(0);
      expect(await runImport(story, token.telegros, 'supplier', importId)).toMatchObject({
        status: 'DONE',
        counts: { new: 2, errors: 1 },
      });
      const { rows } = await t.database.owner.query(`select id, price, retail_price from products where sku = 'PX128'`);
      expect(rows).toMatchObject([{ price: 639_920, retail_price: 799_900 }]);
      id.phone = rows[0].id;
    },
  );

  step('accessories come the same way; the catalog is assigned and seen by Nordlys alone (3, 4)', async () => {
    const { id, token, t } = story;
    const importId = await checkImport(
      story,
      token.telegros,
      `/supplier/catalogs/${id.catalog}/imports`,
      'supplier',
      {
        name: 'accessories.csv',
        text: 'SKU,Name,Price,Retail\nCVR,Cover,199.20,249.00\nHEAD,Headphones,2800.80,3501.00\n',
      },
      {},
      {
        SKU: { column: 'SKU' },
        productName: { column: 'Name' },
        price: { column: 'Price' },
        retailPrice: { column: 'Retail' },
      },
      { kind: 'ACCESSORIES' },
    );
    expect(await runImport(story, token.telegros, 'supplier', importId)).toMatchObject({
      status: 'DONE',
      counts: { new: 2 },
    });
    id.cover = (await t.database.owner.query(`select id from accessories where sku = 'CVR'`)).rows[0].id;
    const plain = await done<Named>(
      as('admin', 'POST', '/admin/suppliers', {
        name: 'Plain',
        email: 'p@plain.example',
        language: 'en-us',
        isReseller: false,
        admin: { name: 'P', email: 'p@plain.example', language: 'en-us' },
      }),
    );
    await t.work();
    const plainToken = await signInByMail(story, 'p@plain.example');
    const own = await done<Named>(
      t.call('POST', '/supplier/catalogs', {
        token: plainToken,
        body: { catalogName: 'X', displayName: 'X', currency: 'DKK' },
      }),
    );
    expect(
      (
        await refused(
          t.call('POST', `/supplier/catalogs/${own.id}/companies`, {
            token: plainToken,
            body: { companyIds: [id.company] },
          }),
        )
      )[1],
    ).toBe('you-do-not-have-permission-to-do-this-action');
    expect(plain.id).toBeTruthy();
    await done(as('telegros', 'POST', `/supplier/catalogs/${id.catalog}/companies`, { companyIds: [id.company] }));
    expect(await done<Named[]>(as('nordlys', 'GET', '/company/catalogs'))).toHaveLength(1);
  });

  step('employees are imported; a used number is refused by row (7)', async () => {
    const { token } = story;
    const text =
      'Medarbejdernr.;Navn;E-mail;Afdeling\n1042;Anna Holm;anna@nordlys.example;Salg\n' +
      '1043;Bo Lund;bo@nordlys.example;Salg\n1042;Carl Bo;carl@nordlys.example;IT\n';
    const importId = await checkImport(story, token.nordlys, '/company/imports', 'company', {
      name: 'people.csv',
      text,
    });
    expect(await runImport(story, token.nordlys, 'company', importId)).toMatchObject({
      status: 'DONE',
      counts: { total: 3, new: 2, errors: 1 },
    });
    expect(await done(as('nordlys', 'GET', `/company/imports/${importId}/rows?outcome=ERROR`))).toMatchObject([
      { rowNumber: 4, reasons: [{ key: 'employeenumber-already-exists' }] },
    ]);
  });

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

  step('on 20 Jan 2027 06:00 the salary file is made, sent and byte-exact; again makes nothing (26, 27)', async () => {
    const { t } = story;
    t.clock.moveTo('2027-01-20T05:00:00Z');
    await t.runScheduledJobs();
    await t.runScheduledJobs();
    const files = await done<{ id: string; isSent: boolean }[]>(as('nordlys', 'GET', '/company/salaryfiles'));
    expect(files).toMatchObject([{ isSent: true }]);
    const { raw } = await as('nordlys', 'GET', `/company/salaryfiles/${files[0]!.id}/download`);
    expect(raw.toString('latin1')).toBe('12345678;1042;45;100;22893;22893\r\n12345678;1043;45;100;16663;16663\r\n');
  });
});
