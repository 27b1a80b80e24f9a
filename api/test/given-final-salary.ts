import type { CompanyPayroll, CompanySettings } from '@portal/contract/company-settings';
import { givenSalarySystem } from './given-draws.ts';
import { givenShipped } from './given-shipped.ts';
import { givenAdmin } from './given.ts';
import { dataOf, type TestApp } from './test-app.ts';

/** Anna and Bo with shipped orders in October 2027, in a company that lets leavers pay by their final salary. */
export async function givenFinalSalary(t: TestApp) {
  const admin = await givenAdmin(t);
  const world = await givenShipped(t);
  t.clock.moveTo('2027-10-01T09:00:00Z');
  await t.database.owner.query(
    `update companies set vat_no = '12345678' where id = '${world.company.id}';
    update employees set employ_no = '1042' where id = '${world.anna.id}';
    update employees set employ_no = '1043' where id = '${world.bo.id}'`,
  );
  const { token } = world.company;
  const settings = dataOf<CompanySettings>(await t.call('GET', '/company/settings', { token }));
  await t.call('PATCH', '/company/settings', {
    token,
    body: { version: settings.version, finalSalary: ['NET', 'GROSS'], catchUpMax: 12 },
  });
  const payroll = dataOf<CompanyPayroll>(await t.call('GET', '/company/settings/payroll', { token }));
  await t.call('PATCH', '/company/settings/payroll', {
    token,
    body: {
      version: payroll.version,
      salarySystemId: await givenSalarySystem(t),
      wageCodeFinalNet: '48',
      wageCodeFinalGross: '47',
    },
  });
  return { admin, world };
}
