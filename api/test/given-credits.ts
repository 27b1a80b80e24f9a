import type { Employee } from '@portal/contract/employee-rows';
import type { PayInFullDetail, PayInFullRow } from '@portal/contract/pay-in-full-rows';
import type { RmaDetail } from '@portal/contract/rma';
import { bind } from './binding-call.ts';
import type { givenFinalSalary } from './given-final-salary.ts';
import { dataOf, type TestApp } from './test-app.ts';

export type CreditCalls = ReturnType<typeof creditCalls>;

/** What gives money back or charges it by payroll, for Anna with a phone that is drawn for 228.93 a month. */
export function creditCalls(t: TestApp, given: () => Awaited<ReturnType<typeof givenFinalSalary>>) {
  const company = () => ({ token: given().world.company.token });
  const anna = () => ({ token: given().world.anna.token });
  const admin = () => ({ token: given().admin.token });
  const orderId = () => given().world.orders.anna;
  const setExit = async (exitDate: string | null) => {
    const path = `/company/employees/${given().world.anna.id}`;
    const { version } = dataOf<Employee>(await t.call('GET', path, company()));
    if (exitDate === null) return t.call('POST', `${path}/exit/withdraw`, { ...company(), body: { version } });
    return bind(t, `${path}/exit`, { ...company(), body: { version, exitDate, exitReason: 'DISMISSAL', send: 'NOW' } });
  };
  const openRequest = async () =>
    dataOf<PayInFullRow[]>(await t.call('GET', '/employee/pay-in-full', anna())).find(
      ({ status }) => status === 'CREATED',
    )!.id;
  const versionOf = async (id: string) =>
    dataOf<PayInFullDetail>(await t.call('GET', `/employee/pay-in-full/${id}`, anna())).version;
  return {
    setExit,
    /** leaves with October, and lets the rest be taken from the final salary */
    async settle(kind: 'NET' | 'GROSS') {
      await setExit('2027-10-31');
      const id = await openRequest();
      const version = await versionOf(id);
      await bind(t, `/employee/pay-in-full/${id}/accept`, {
        ...anna(),
        body: { version, confirmed: true, paymentKind: `FINAL_SALARY_${kind}` },
      });
    },
    /** sends the item back on leaving, of which the company charges the rest */
    async chargeReturn(exitDate: string) {
      await setExit(exitDate);
      const id = await openRequest();
      const path = `/employee/pay-in-full/${id}/decline`;
      await t.call('POST', path, { ...anna(), body: { version: await versionOf(id) } });
      const version = await versionOf(id);
      await t.call('POST', `/company/pay-in-full/${id}/status`, { ...company(), body: { to: 'CLOSED', version } });
    },
    /** the item is faulty and comes back: months since the incident are given back */
    async returnFaulty(incidentDate: string) {
      const { world } = given();
      const opened = await t.call('POST', '/employee/rma', {
        ...anna(),
        body: { orderId: orderId(), kind: 'FAULTY', incidentDate, whatHappened: 'It is dead.' },
      });
      const { id } = dataOf<RmaDetail>(opened);
      const move = async (token: string, portal: string, body: object) => {
        const { version } = dataOf<RmaDetail>(await t.call('GET', `/admin/rma/${id}`, admin()));
        await bind(t, `/${portal}/rma/${id}/status`, { token, body: { version, ...body } });
      };
      await move(world.supplier.token, 'supplier', { to: 'PENDING' });
      await move(world.supplier.token, 'supplier', { to: 'APPROVED', outcome: 'RETURN' });
      await move(admin().token, 'admin', { to: 'CLOSED' });
    },
    deleteOrder: () =>
      t.call('POST', `/admin/orders/${orderId()}/status`, { ...admin(), body: { to: 'DELETED', creditDraws: true } }),
    giveBack: (from: string) => t.call('POST', `/admin/orders/${orderId()}/credit`, { ...admin(), body: { from } }),
    /** every code of the company becomes another one */
    changeCodes: (codes: Partial<Record<'gross' | 'net' | 'final_gross' | 'final_net', string>> = {}) => {
      const set = { gross: '95', net: '96', final_gross: '97', final_net: '98', ...codes };
      return t.database.owner.query(
        `update companies set ${Object.entries(set)
          .map(([code, value]) => `wage_code_${code} = '${value}'`)
          .join(', ')} where id = '${given().world.company.id}'`,
      );
    },
    /** draws are half gross and half net from now on */
    drawBoth: () =>
      t.database.owner.query(
        `update salary_draws set gross_amount = 20000, net_amount = amount - 20000 where order_id = '${orderId()}'`,
      ),
    async runAt(instant: string) {
      t.clock.moveTo(instant);
      await t.runScheduledJobs();
    },
    /** wage code and amount in øre of Anna's lines in a month's file */
    async linesOf(period: string): Promise<[code: string, minor: number][]> {
      const files = dataOf<{ id: string; period: string }[]>(await t.call('GET', '/company/salaryfiles', company()));
      const file = files.find((one) => one.period === period);
      if (!file) return [];
      const text = (await t.call('GET', `/company/salaryfiles/${file.id}/download`, company())).raw.toString();
      return text
        .split('\r\n')
        .map((line) => line.split(';'))
        .filter(([, employNo]) => employNo === '1042')
        .map(([, , code = '', , , amount]) => [code, Number(amount)]);
    },
  };
}
