import { bind } from '../../../test/binding-call.ts';
import { givenPayroll } from '../../../test/given-payroll.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

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
