import { givenCatalog, givenSubscription } from '../../../test/given-goods.ts';
import { givenCompany, givenSupplier, type GivenCompany } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let nordlys: GivenCompany;
let other: GivenCompany;
const unknownId = '00000000-0000-7000-8000-000000000000';

beforeEach(async () => {
  nordlys = await givenCompany(t, { name: 'Nordlys A/S' });
  other = await givenCompany(t, { name: 'Company B' });
});

const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, token = nordlys.token) =>
  t.call(method, path, { token, ...(body === undefined ? {} : { body }) });
const data = async <T>(answer: ReturnType<typeof ask>) => dataOf<T>(await answer);

describe('settings', () => {
  test('change by field, with the fee of the back office shown and a line in the audit log', async () => {
    expect(await data(ask('GET', '/company/settings'))).toMatchObject({
      salaryDay: 20,
      salaryFileMethod: 'AUTOMATIC',
      AllowEarlyPIF: false,
      OpenForBenefits: false,
      pifFee: { amount: 25_000, currency: 'DKK' },
      version: 1,
    });
    expect(
      await data(ask('PATCH', '/company/settings', { version: 1, salaryDay: 30, AllowEarlyPIF: true })),
    ).toMatchObject({ salaryDay: 30, AllowEarlyPIF: true, version: 2 });
    const { rows } = await t.database.owner.query(`select action, detail from audit_log where company_id = $1`, [
      nordlys.id,
    ]);
    const detail = { salaryDay: { before: 20, after: 30 }, AllowEarlyPIF: { before: false, after: true } };
    expect(rows).toEqual([{ action: 'company-settings.changed', detail }]);
    expect(await data(ask('GET', '/company/settings', undefined, other.token))).toMatchObject({
      salaryDay: 20,
      version: 1,
    });
  });

  test.each([0, 31, 1.5])('day %d of the month is refused', async (salaryDay) => {
    expect((await ask('PATCH', '/company/settings', { version: 2, salaryDay })).body).toMatchObject({
      message: 'invalid-data-provided',
      details: [{ path: 'salaryDay', key: 'invalid-day-of-month' }],
    });
  });

  test('a stale version is refused and changes nothing', async () => {
    await ask('PATCH', '/company/settings', { version: 1, salaryDay: 30 });
    const answer = await ask('PATCH', '/company/settings', { version: 1, salaryDay: 5 });
    expect([answer.status, answer.body.message]).toEqual([409, 'changed-by-someone-else']);
    expect(await data(ask('GET', '/company/settings'))).toMatchObject({ salaryDay: 30 });
  });
});

describe('payroll', () => {
  test('salary system, wage codes and recipients; an unknown system is refused', async () => {
    const system = await t.database.owner.query(
      `insert into salary_systems (name, kind, layout) values ('Danløn', 'CSV', '{}') returning id`,
    );
    const salarySystemId = system.rows[0].id as string;
    const payroll = await data<{ version: number }>(ask('GET', '/company/settings/payroll'));
    expect(
      await data(
        ask('PATCH', '/company/settings/payroll', {
          version: payroll.version,
          salarySystemId,
          wageCodeGross: '45',
          payrollRecipients: ['Payroll@Nordlys.example'],
        }),
      ),
    ).toMatchObject({
      salarySystemName: 'Danløn',
      wageCodeGross: '45',
      payrollRecipients: ['payroll@nordlys.example'],
      version: payroll.version + 1,
    });
    expect(await data<{ name: string }[]>(ask('GET', '/company/settings/salary-systems'))).toMatchObject([
      { name: 'Danløn' },
    ]);
    const unknown = await ask('PATCH', '/company/settings/payroll', {
      version: payroll.version + 1,
      salarySystemId: unknownId,
    });
    expect([unknown.status, unknown.body.message]).toEqual([404, 'salary-system-not-found']);
    expect((await ask('PATCH', '/company/settings/payroll', { version: 2, wageCodeGross: '4;5' })).status).toBe(400);
  });
});

describe('addresses', () => {
  const form = {
    name: 'Nordlys A/S',
    addressLine1: 'Havnegade 1',
    zipCode: '8000',
    city: 'Aarhus',
    country: 'Denmark',
  };

  test('add, change, list and remove; the display name is the name unless given', async () => {
    const made = await data<{ id: string }>(ask('POST', '/company/addresses', form));
    expect(made).toMatchObject({ displayName: 'Nordlys A/S', att: '', version: 1 });
    expect(
      await data(ask('PATCH', `/company/addresses/${made.id}`, { version: 1, displayName: 'Head office' })),
    ).toMatchObject({ displayName: 'Head office', city: 'Aarhus', version: 2 });
    expect((await ask('PATCH', `/company/addresses/${made.id}`, { version: 1, city: 'X' })).status).toBe(409);
    expect((await ask('DELETE', `/company/addresses/${made.id}`)).status).toBe(200);
    expect(await data(ask('GET', '/company/addresses'))).toEqual([]);
  });

  test('one that an open subscription uses stays', async () => {
    const { id } = await data<{ id: string }>(ask('POST', '/company/addresses', form));
    const supplier = await givenSupplier(t);
    const catalogId = await givenCatalog(t, supplier.id, [nordlys.id]);
    await givenSubscription(
      t,
      { companyId: nordlys.id, catalogId, employeeIds: [] },
      { delivery_method: 'COMPANY_ADDRESS', address_id: id },
    );
    const answer = await ask('DELETE', `/company/addresses/${id}`);
    expect([answer.status, answer.body.message]).toEqual([409, 'in-use']);
  });

  test('a foreign one answers like none', async () => {
    const { id } = await data<{ id: string }>(ask('POST', '/company/addresses', form));
    for (const [method, body] of [
      ['PATCH', { version: 1, city: 'X' }],
      ['DELETE', undefined],
    ] as const) {
      const [foreign, missing] = await Promise.all(
        [id, unknownId].map((address) => ask(method, `/company/addresses/${address}`, body, other.token)),
      );
      expect([foreign!.status, foreign!.body.message]).toEqual([404, 'address-not-found']);
      expect({ ...foreign!.body, requestId: '' }).toEqual({ ...missing!.body, requestId: '' });
    }
  });
});
