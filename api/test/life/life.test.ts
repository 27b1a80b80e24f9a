import type { Employee } from '@portal/contract/employee-rows';
import type { PayInFullDetail, PayInFullRow } from '@portal/contract/pay-in-full-rows';
import type { RmaDetail } from '@portal/contract/rma';
import { brokenInvariants } from '../../src/invariants/broken-invariants.ts';
import { bind, callSeen } from '../binding-call.ts';
import { wordsOf } from '../pdf-words.ts';
import { apiSuite, dataOf, type Answer } from '../test-app.ts';
import { testInSteps } from '../test-in-steps.ts';
import { givenLife, people, type Who } from './people.ts';

/** Two years of one company through the clock: every order ends, and its money is its contract's or says why. */
const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let life: Awaited<ReturnType<typeof givenLife>>;
beforeAll(async () => {
  life = await givenLife(t);
});

async function done<T>(answer: Promise<Answer>): Promise<T> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`answered ${status} ${JSON.stringify(body)}`);
  return body.data as T;
}
const at = async (moment: string) => {
  t.clock.moveTo(moment);
  await t.runScheduledJobs();
};
/** The months from one to the other, each with its salary day and its end. */
async function months(from: string, to: string): Promise<void> {
  for (let period = from; period <= to;) {
    await at(`${period}-20T06:30:00Z`);
    await at(`${period}-27T09:00:00Z`);
    const [year, month] = period.split('-').map(Number) as [number, number];
    period = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
  }
}
const company = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  done(callSeen(t, method, `/company${path}`, { token: life.company.token, ...(body === undefined ? {} : { body }) }));
const employee = <T>(who: Who, method: 'GET' | 'POST', path: string, body?: unknown) =>
  done<T>(
    callSeen(t, method, `/employee${path}`, {
      token: life.ordered[who].token,
      ...(body === undefined ? {} : { body }),
    }),
  );
const payInFullOf = async (who: Who) => {
  const rows = dataOf<PayInFullRow[]>(await t.call('GET', '/company/pay-in-full', { token: life.company.token }));
  const id = rows.find((row) => row.orderId === life.ordered[who].orderId)?.id;
  return done<PayInFullDetail>(t.call('GET', `/company/pay-in-full/${id}`, { token: life.company.token }));
};
const leave = async (who: Who, exitDate: string) => {
  const path = `/employees/${life.ordered[who].id}`;
  const { version } = (await company('GET', path)) as Employee;
  await company('POST', `${path}/exit`, { version, exitDate, exitReason: 'RESIGNATION', send: 'NOW' });
};
const admin = <T>(path: string, body: object) => done<T>(bind(t, `/admin${path}`, { token: life.admin.token, body }));

testInSteps(
  'two years of a company',
  (step) => {
    step('eight are shipped in December, one in February; the price of the order is the price of its PDF', async () => {
      const orderIds = people.map((who) => life.ordered[who].orderId);
      await company('POST', '/orders/process', { orderIds, binding: true });
      await at('2026-12-01T09:00:00Z');
      t.clock.moveTo('2026-12-10T09:00:00Z');
      for (const who of people.filter((one) => one !== 'is shipped late')) await life.ship(who);
      const { token, orderId } = life.ordered['buys at the end'];
      const pdf = await t.call('GET', `/employee/orders/${orderId}/addendum`, { token });
      expect(wordsOf(pdf.raw)).toContain('166.63');
      await months('2026-12', '2027-01');
      t.clock.moveTo('2027-02-21T09:00:00Z');
      await life.ship('is shipped late');
      await months('2027-03', '2027-03');
    });

    step('April is left out for one; one leaves in May and buys, one in June and sends back', async () => {
      const { orderId } = life.ordered['has a month left out'];
      const pause = dataOf<{ version: number }>(
        await t.call('GET', `/company/orders/${orderId}/draws/2027-04/pause`, { token: life.company.token }),
      );
      await company('POST', `/orders/${orderId}/draws/2027-04/pause`, { version: pause.version });
      await months('2027-04', '2027-04');
      t.clock.moveTo('2027-05-03T09:00:00Z');
      await leave('leaves and buys', '2027-05-31');
      await leave('leaves and sends back', '2027-06-30');
      const buying = await payInFullOf('leaves and buys');
      await employee('leaves and buys', 'POST', `/pay-in-full/${buying.id}/accept`, {
        version: buying.version,
        confirmed: true,
        contactPhone: '+45 12345678',
        contactEmail: 'later@private.example',
      });
      const declining = await payInFullOf('leaves and sends back');
      await employee('leaves and sends back', 'POST', `/pay-in-full/${declining.id}/decline`, {
        version: declining.version,
      });
      const accepted = await payInFullOf('leaves and buys');
      await admin(`/pay-in-full/${buying.id}/status`, { to: 'PAID', version: accepted.version, transactionId: 'T-1' });
      const declined = await payInFullOf('leaves and sends back');
      await admin(`/pay-in-full/${declining.id}/status`, { to: 'CLOSED', version: declined.version });
      await months('2027-05', '2027-05');
    });

    step('a phone breaks on 1 June; its draw of June is made, and given back when it is returned', async () => {
      const who = 'sends a broken one back';
      t.clock.moveTo('2027-06-02T09:00:00Z');
      let rma = await employee<RmaDetail>(who, 'POST', '/rma', {
        orderId: life.ordered[who].orderId,
        kind: 'DAMAGED',
        incidentDate: '2027-06-01',
        whatHappened: 'It fell.',
      });
      await at('2027-06-20T06:30:00Z');
      for (const move of [{ to: 'PENDING' }, { to: 'APPROVED', outcome: 'RETURN' }, { to: 'CLOSED' }]) {
        const { version } = await done<RmaDetail>(t.call('GET', `/admin/rma/${rma.id}`, { token: life.admin.token }));
        rma = await admin<RmaDetail>(`/rma/${rma.id}/status`, { ...move, version });
      }
      await months('2027-06', '2027-07');
    });

    step('the server is down in August and September; October catches up', async () => {
      await months('2027-10', '2028-09');
    });

    step('at the end one buys, one sends back, the others say nothing', async () => {
      await at('2028-10-02T09:00:00Z');
      const choose = (who: Who, choice: string) =>
        employee(who, 'POST', `/orders/${life.ordered[who].orderId}/end-of-term`, { choice });
      await choose('buys at the end', 'BUY');
      await choose('sends back at the end', 'RETURN');
      await months('2028-10', '2028-10');
      const buying = await payInFullOf('buys at the end');
      expect(buying).toMatchObject({ status: 'ACCEPTED' });
      await admin(`/pay-in-full/${buying.id}/status`, { to: 'PAID', version: buying.version, transactionId: 'T-2' });
      await months('2028-11', '2029-03');
    });

    step('every order’s money, out of the files’ own bytes, is its contract or says why', async () => {
      const files = dataOf<{ id: string; isSent: boolean }[]>(
        await t.call('GET', '/company/salaryfiles?pageSize=200', { token: life.company.token }),
      );
      const drawn = new Map<string, number>();
      for (const { id, isSent } of files) {
        expect(isSent).toBe(true);
        const { raw } = await t.call('GET', `/company/salaryfiles/${id}/download`, { token: life.company.token });
        for (const line of raw.toString('latin1').trim().split('\r\n')) {
          const [, employNo = '', , , , amount] = line.split(';');
          drawn.set(employNo, (drawn.get(employNo) ?? 0) + Number(amount));
        }
      }
      const taken: Partial<Record<Who, number>> = {
        'leaves and buys': 5,
        'leaves and sends back': 6,
        'sends a broken one back': 5,
      };
      for (const who of people) {
        const { employNo, monthly, months: n } = life.ordered[who];
        expect([who, drawn.get(employNo)]).toEqual([who, monthly * (taken[who] ?? n)]);
      }
      expect(await brokenInvariants(t.database.owner)).toEqual([]);
    });

    step('nothing is planned any more, and each order says how it ended', async () => {
      const { rows } = await t.database.owner.query<{ name: string; planned: number; ended: string }>(
        `select e.name, (select count(*)::int from salary_draws d where d.order_id = o.id
         and d.status in ('PLANNED', 'SUSPENDED')) as planned,
         coalesce(o.end_of_term, case when o.status = 'DELETED' then 'DELETED'
           when o.paid_in_full_at is not null then 'PAID' end) as ended
       from orders o join employees e on e.id = o.employee_id order by e.employ_no`,
      );
      expect(rows.filter(({ planned }) => planned > 0)).toEqual([]);
      expect(rows.filter(({ ended }) => ended === null).map(({ name }) => name)).toEqual([]);
    });
  },
  180_000,
);
