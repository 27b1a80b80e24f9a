import { employeeCalls } from '../../../test/employee-calls.ts';
import { givenCatalog, givenCategory, givenSubscription } from '../../../test/given-goods.ts';
import {
  givenCompany,
  givenEmployee,
  givenSupplier,
  type GivenCompany,
  type GivenSupplier,
} from '../../../test/given.ts';
import { apiSuite } from '../../../test/test-app.ts';
import { withSystem } from '../../db/tenant.ts';

const t = apiSuite();
let nordlys: GivenCompany;
let telegros: GivenSupplier;
beforeAll(async () => {
  telegros = await givenSupplier(t, { isReseller: true });
  nordlys = await givenCompany(t, { name: 'Nordlys A/S' });
});
const { ask, data, add, rows } = employeeCalls(() => ({ t, company: nordlys }));

describe('administrators', () => {
  test('an employee becomes Admin by invitation and Employee again; the last active one is protected', async () => {
    const company = await givenCompany(t, { name: 'Small' });
    const asAdmin = (method: 'PATCH' | 'DELETE', id: string, body?: object) =>
      ask(method, `/company/employees/${id}`, body, company.token);
    const dana = await givenEmployee(t, company.id, { email: 'dana@small.example' });
    expect(await data(asAdmin('PATCH', dana.id, { version: 1, role: 'COMPANY' }))).toMatchObject({ role: 'COMPANY' });
    expect((await t.mails('dana@small.example')).map((mail) => mail.kind)).toEqual(['invitation']);
    expect(
      (
        await rows<{ role: string }>('select role from memberships where user_id = $1 order by role', [dana.userId])
      ).map(({ role }) => role),
    ).toEqual(['company', 'employee']);

    await withSystem(t.services.pool, (db) =>
      db.updateTable('users').set({ status: 'PENDING' }).where('id', '=', company.userId).execute(),
    );
    for (const refused of [
      await asAdmin('PATCH', dana.id, { version: 2, role: 'EMPLOYEE' }),
      await asAdmin('PATCH', dana.id, { version: 2, status: 'BLOCKED' }),
      await asAdmin('DELETE', dana.id),
    ]) {
      expect([refused.status, refused.body.message]).toEqual([403, 'last-admin-is-protected']);
    }
    await withSystem(t.services.pool, (db) =>
      db.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', company.userId).execute(),
    );
    expect(await data(asAdmin('PATCH', dana.id, { version: 2, role: 'EMPLOYEE' }))).toMatchObject({ role: 'EMPLOYEE' });
    expect(
      (await rows<{ role: string }>('select role from memberships where user_id = $1', [dana.userId])).map(
        ({ role }) => role,
      ),
    ).toEqual(['employee']);
  });
});

describe('deleting', () => {
  test('the right that back office gave the same login beside its row stays', async () => {
    const company = await givenCompany(t);
    const dana = await givenEmployee(t, company.id);
    await t.database.owner.query(`insert into memberships (user_id, role, company_id) values ($1, 'company', $2)`, [
      dana.userId,
      company.id,
    ]);
    expect((await ask('DELETE', `/company/employees/${dana.id}`, undefined, company.token)).status).toBe(200);
    expect(await rows('select role from memberships where user_id = $1', [dana.userId])).toEqual([{ role: 'company' }]);
  });

  async function givenOrder(companyId: string, employeeId: string, values: Record<string, unknown>): Promise<void> {
    const catalogId = await givenCatalog(t, telegros.id, [companyId]);
    const subscriptionId = await givenSubscription(t, { companyId, catalogId, employeeIds: [employeeId] });
    const categoryId = await givenCategory(t);
    await withSystem(t.services.pool, (db) =>
      db
        .insertInto('orders')
        .values({
          company_id: companyId,
          employee_id: employeeId,
          subscription_id: subscriptionId,
          supplier_id: telegros.id,
          catalog_id: catalogId,
          category_id: categoryId,
          status: 'COMPLETED',
          ordered_at: new Date('2024-11-18T09:00:00Z'),
          ordered_on: '2024-11-18',
          company_name: '',
          supplier_name: '',
          employee_name: 'Bo',
          product_name: 'Phone X',
          currency: 'DKK',
          months: 24,
          price_ex_vat: 639_920,
          goods_month: 26_663,
          price_without_subsidy: 26_663,
          gross_draw: 26_663,
          monthly_price: 26_663,
          pricing: '{}',
          delivery_method: 'USER_ADDRESS',
          delivery_name: 'Bo',
          ...values,
        })
        .execute(),
    );
  }

  test.each([
    ['a term that runs', { expire_date: '2026-11-02' }, 409],
    ['an order on its way', { status: 'PROCESSING' }, 409],
    ['a term that is over', { expire_date: '2026-11-01' }, 200],
    ['a term paid in full', { expire_date: '2028-12-31', paid_in_full_at: new Date('2026-11-01T00:00:00Z') }, 200],
    ['a deleted order', { status: 'DELETED' }, 200],
  ])('with %s', async (_what, values, status) => {
    const bo = await givenEmployee(t, nordlys.id);
    await givenOrder(nordlys.id, bo.id, values);
    const answer = await ask('DELETE', `/company/employees/${bo.id}`);
    expect(answer.status).toBe(status);
    if (status === 409) expect(answer.body.message).toBe('employee-has-active-subscriptions');
  });

  test('T18: erasure removes personal data and the login, keeps order and number, and frees the address', async () => {
    const bo = await givenEmployee(t, nordlys.id, { email: 'bo.del@nordlys.example', employNo: '77' });
    await t.database.owner.query("update users set password_hash = 'x', phone_number = '12345678' where id = $1", [
      bo.userId,
    ]);
    await ask('PATCH', `/company/employees/${bo.id}`, {
      version: 1,
      note: 'Private',
      emailPrivate: 'bo@home.example',
      phonePrivate: '12345678',
    });
    await givenOrder(nordlys.id, bo.id, { expire_date: '2026-01-31' });
    expect((await ask('DELETE', `/company/employees/${bo.id}`)).status).toBe(200);
    expect(
      await rows(
        'select employ_no, phone, email_private, phone_private, note, address_line1 from employees where id = $1',
        [bo.id],
      ),
    ).toEqual([{ employ_no: '77', phone: '', email_private: '', phone_private: '', note: '', address_line1: '' }]);
    expect(await rows('select count(*)::int as orders from orders where employee_id = $1', [bo.id])).toEqual([
      { orders: 1 },
    ]);
    expect((await ask('GET', `/company/employees/${bo.id}`)).status).toBe(404);
    expect((await ask('GET', '/auth/check-session', undefined, bo.token)).status).toBe(401);
    expect(await rows('select password_hash, phone_number from users where id = $1', [bo.userId])).toEqual([
      { password_hash: null, phone_number: '' },
    ]);
    expect((await add({ name: 'Bo Again', email: 'bo.del@nordlys.example', employNo: '77' })).status).toBe(201);
  });
});
