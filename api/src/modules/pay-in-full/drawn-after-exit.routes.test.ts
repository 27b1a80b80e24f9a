import { bind, seenBody } from '../../../test/binding-call.ts';
import { givenPayroll } from '../../../test/given-payroll.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { untilSomeoneWaits } from '../../../test/until.ts';
import { withSystem } from '../../db/tenant.ts';

const t = apiSuite({}, { perTest: true });

test('a month after the exit that payroll has deducted already is not paid in full once more', async () => {
  const { company, bo } = await givenPayroll(t);
  const preview = async () =>
    dataOf<{ orders: { drawn: number; monthsRemaining: number }[] }>(
      await t.call('GET', `/company/employees/${bo.id}/exit/preview?exitDate=2027-01-31`, { token: company.token }),
    ).orders;
  t.clock.moveTo('2027-01-10T09:00:00Z');
  expect(await preview()).toMatchObject([{ drawn: 1, monthsRemaining: 23 }]);
  const made = await bind(t, '/company/salaryfiles', {
    token: company.token,
    body: { mode: 'RANGE', from: '2027-01-01', to: '2027-02-28' },
  });
  expect(made.status).toBe(201);
  const { rows } = await t.database.owner.query(
    `select period, status from salary_draws where employee_id = $1 and salary_file_id is not null order by period`,
    [bo.id],
  );
  expect(rows).toMatchObject([{ period: '2027-01' }, { period: '2027-02' }]);
  expect(await preview()).toMatchObject([{ drawn: 2, monthsRemaining: 22 }]);
});

test('an order is not asked for at the price of before while one of its months is left out', async () => {
  const { company, bo } = await givenPayroll(t);
  t.clock.moveTo('2027-01-10T09:00:00Z');
  await t.database.owner.query('update company_settings set allow_early_pif = true');
  const { rows } = await t.database.owner.query<{ id: string }>('select id from orders where employee_id = $1', [
    bo.id,
  ]);
  const id = rows[0]!.id;
  const asked = { orderId: id, exitDate: '2027-01-31', confirmed: true };
  const body = await seenBody(t, '/employee/pay-in-full', bo.token, asked);
  const { early } = await withSystem(t.services.pool, async (db) => {
    await db.updateTable('orders').set({ expire_date: '2029-01-31' }).where('id', '=', id).execute();
    await db
      .updateTable('salary_draws')
      .set({ period: '2029-01', effect_date: '2029-01-20' })
      .where('order_id', '=', id)
      .where('period', '=', '2027-01')
      .execute();
    const answer = t.call('POST', '/employee/pay-in-full', { token: bo.token, body });
    await untilSomeoneWaits(t.database.owner);
    return { early: answer };
  });
  expect(await early).toMatchObject({ status: 409, body: { message: 'changed-by-someone-else' } });
  const price = await t.call('GET', `/company/employees/${bo.id}/pay-in-full/offers`, { token: company.token });
  expect(price.body.data).toMatchObject({ orders: [{ monthsRemaining: 24 }] });
});
