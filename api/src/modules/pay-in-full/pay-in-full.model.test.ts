import { mayMovePayInFull, type RequestMover } from '@portal/contract/pay-in-full-moves';
import type { RequestStatus } from '@portal/contract/request-status';
import fc from 'fast-check';
import { bind } from '../../../test/binding-call.ts';
import { givenDispatchedOrder } from '../../../test/given-draws.ts';
import { givenMarket, type Market } from '../../../test/given-orders.ts';
import { givenAdmin, givenEmployee, type GivenEmployee, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { walks } from '../../../test/walks.ts';

/**
 * Random walks of random people over the real database, beside a model that knows only the table of RULES 3.2: every
 * answer, every state and every draw must be what the table says, and the log must tell exactly the walk.
 */
type Step = { role: 'company' | 'admin' | 'employee'; to: RequestStatus };

const t = apiSuite({ now: '2027-10-01T09:00:00Z' });
let market: Market;
let admin: Person;
beforeAll(async () => {
  admin = await givenAdmin(t);
  market = await givenMarket(t);
  await t.database.owner.query('update company_settings set allow_early_pif = true where company_id = $1', [
    market.company.id,
  ]);
});

const states: RequestStatus[] = [
  'PENDING',
  'CREATED',
  'UPDATED',
  'ACCEPTED',
  'DECLINED',
  'PAID',
  'CLOSED',
  'APPROVED',
  'REJECTED',
];
// Moves that lead on are drawn more often, so that walks get as far as the last states.
const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      role: fc.constantFrom<Step['role']>('company', 'admin', 'employee'),
      to: fc.constantFrom(...states),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Step>(
      { role: 'company', to: 'APPROVED' },
      { role: 'employee', to: 'ACCEPTED' },
      { role: 'admin', to: 'PAID' },
      { role: 'admin', to: 'CLOSED' },
      { role: 'company', to: 'UPDATED' },
    ),
  },
);

async function givenRequest(isEarly: boolean): Promise<{ who: GivenEmployee; orderId: string; id: string }> {
  const who = await givenEmployee(t, market.company.id);
  const orderId = await givenDispatchedOrder(t, market.company, who, {
    subscriptionId: market.subscriptionId,
    supplierId: market.supplier.id,
    catalogId: market.catalogId,
    categoryId: market.categoryId,
  });
  if (isEarly) {
    const { body } = await bind(t, '/employee/pay-in-full', {
      token: who.token,
      body: { orderId, exitDate: '2027-10-31', confirmed: true },
    });
    return { who, orderId, id: dataOf<{ id: string }>({ body }).id };
  }
  await bind(t, `/company/employees/${who.id}/exit`, {
    token: market.company.token,
    body: { version: 1, exitDate: '2027-10-31', exitReason: 'DISMISSAL', send: 'LATER' },
  });
  const {
    rows: [row],
  } = await t.database.owner.query('select id from pay_in_full_requests where order_id = $1', [orderId]);
  return { who, orderId, id: row.id };
}

async function ask({ role, to }: Step, id: string, who: GivenEmployee, payment: string) {
  const {
    rows: [{ version }],
  } = await t.database.owner.query('select version from pay_in_full_requests where id = $1', [id]);
  const token = { company: market.company.token, admin: admin.token, employee: who.token }[role];
  if (role === 'employee') {
    const body = { version, ...(to === 'ACCEPTED' ? { confirmed: true } : {}) };
    return bind(t, `/employee/pay-in-full/${id}/${to === 'ACCEPTED' ? 'accept' : 'decline'}`, { token, body });
  }
  if (to === 'UPDATED')
    return t.call('PATCH', `/${role}/pay-in-full/${id}`, { token, body: { version, pifFee: 30_000 } });
  return t.call('POST', `/${role}/pay-in-full/${id}/status`, {
    token,
    body: { version, to, reason: 'a walk', ...(role === 'admin' ? { transactionId: payment } : {}) },
  });
}

const expected = {
  yes: [200, undefined],
  'wrong-role': [403, 'you-do-not-have-permission-to-do-this-action'],
  illegal: [409, 'invalid-data-provided'],
} as const;

test('no sequence of commands leaves the table of changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { minLength: 1, maxLength: 9 }),
      fc.uuid(),
      async (isEarly, steps, payment) => {
        const { who, orderId, id } = await givenRequest(isEarly);
        let status: RequestStatus = isEarly ? 'CREATED' : 'PENDING';
        const path: string[] = [`>${status}`];
        for (const [at, each] of steps.entries()) {
          // Employees have two answers only, and no way to a request that was not sent to them.
          if (each.role === 'employee' && ((each.to !== 'ACCEPTED' && each.to !== 'DECLINED') || status === 'PENDING'))
            continue;
          const may = mayMovePayInFull(status, each.to, each.role as RequestMover, { isEarly, isLeaving: !isEarly });
          const answer = await ask(each, id, who, `${payment}-${at}`);
          expect([status, each, answer.status, answer.body.message]).toEqual([status, each, ...expected[may]]);
          if (may === 'yes') {
            path.push(`${status}>${each.to}`);
            status = each.to;
          }
          const {
            rows: [row],
          } = await t.database.owner.query(
            `select r.status, r.total = r.price_ex_vat + r.vat as adds_up, (r.transaction_id is not null) as paid,
              o.paid_in_full_at is not null as settled, e.paid_in_full,
           (select count(*)::int from salary_draws d
             where d.order_id = o.id and d.status = 'SUSPENDED') as waiting,
           (select count(*)::int from salary_draws d
             where d.order_id = o.id and d.status = 'CANCELLED') as cancelled
         from pay_in_full_requests r join orders o on o.id = r.order_id join employees e on e.id = r.employee_id
         where r.id = $1`,
            [id],
          );
          const isSettled = path.includes('PAID>CLOSED') || (!isEarly && path.includes('DECLINED>CLOSED'));
          expect({ status, ...row }).toEqual({
            status,
            adds_up: true,
            paid: path.some((move) => move.endsWith('>PAID')),
            settled: isSettled,
            paid_in_full: isSettled,
            cancelled: isSettled ? 14 : 0,
            waiting: isSettled ? 0 : !isEarly || status === 'ACCEPTED' || status === 'PAID' ? 14 : 0,
          });
        }
        const { rows } = await t.database.owner.query(
          `select coalesce(from_status, '') || '>' || to_status as move from pay_in_full_logs where request_id = $1
            order by id`,
          [id],
        );
        expect(rows.map(({ move }) => move)).toEqual(path);
        expect(
          (
            await t.database.owner.query('select orders.id from orders where id = $1 and status = $2', [
              orderId,
              'DISPATCHED',
            ])
          ).rowCount,
        ).toBe(1);
      },
    ),
    walks(40),
  );
});

test('the database holds one open request for an order and one request for a payment', async () => {
  const { orderId, id } = await givenRequest(true);
  const copy = (change: string) =>
    t.database.owner.query(
      `insert into pay_in_full_requests (company_id, employee_id, order_id, supplier_id, status, exit_date,
        months_remaining, all_risk_months, contract_start, first_salary_draw, price_lines, pif_fee, price_ex_vat,
        vat, total, currency, created_at, transaction_id)
     select company_id, employee_id, order_id, supplier_id, ${change}, exit_date, months_remaining,
     all_risk_months, contract_start, first_salary_draw, price_lines, pif_fee, price_ex_vat, vat, total, currency,
     created_at, 'TX-9' from pay_in_full_requests where id = $1`,
      [id],
    );
  await expect(copy("'CREATED'")).rejects.toMatchObject({ constraint: 'pay_in_full_requests_open_key' });
  await copy("'CLOSED'");
  await expect(copy("'CLOSED'")).rejects.toMatchObject({ constraint: 'pay_in_full_requests_transaction_id_key' });
  expect(orderId).toBeTruthy();
});
