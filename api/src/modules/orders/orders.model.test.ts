import { mayMove, orderStatuses, type OrderMover, type OrderStatus } from '@portal/contract/order-status';
import fc from 'fast-check';
import { bind } from '../../../test/binding-call.ts';
import { givenMarket, givenOrder, imei, type Market } from '../../../test/given-orders.ts';
import { givenAdmin, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { walks } from '../../../test/walks.ts';

/**
 * Random walks of random people over the real database, beside a model that knows only the table of RULES 3.1: every
 * answer and every row must be what the table says, and the history must tell exactly the walk.
 */
type Role = 'company' | 'supplier' | 'admin' | 'employee';
type Step = { role: Role; to: OrderStatus };

/** RULES 3.1 row by row, written down once more: what the product reads must not be its own judge. */
const rows: readonly [from: OrderStatus, to: OrderStatus, movers: readonly OrderMover[]][] = [
  ['ORDERED', 'PROCESSING', ['company', 'admin']],
  ['ORDERED', 'DELETED', ['employee', 'company', 'admin']],
  ['PROCESSING', 'ORDERED', ['admin']],
  ['PROCESSING', 'DISPATCHED', ['supplier', 'admin']],
  ['PROCESSING', 'DELETED', ['supplier', 'admin']],
  ['DISPATCHED', 'COMPLETED', ['supplier', 'admin', 'employee', 'system']],
  ['DISPATCHED', 'PROCESSING', ['admin']],
  // `system` is the outcome RETURN of a repair.
  ['DISPATCHED', 'DELETED', ['admin', 'system']],
  ['COMPLETED', 'DELETED', ['admin', 'system']],
];
const inTable = (from: OrderStatus, to: OrderStatus, role: OrderMover) => {
  const row = rows.find(([one, other]) => one === from && other === to);
  return !row ? 'illegal' : row[2].includes(role) ? 'yes' : 'wrong-role';
};

test('who may make which change is the table of RULES 3.1, no row more and none less', () => {
  const movers: readonly OrderMover[] = ['admin', 'supplier', 'company', 'employee', 'system'];
  for (const from of orderStatuses)
    for (const to of orderStatuses)
      for (const role of movers)
        expect([from, to, role, mayMove(from, to, role)]).toEqual([from, to, role, inTable(from, to, role)]);
});

const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let market: Market;
let admin: Person;
let numbers = 5_000;
beforeAll(async () => {
  admin = await givenAdmin(t);
  market = await givenMarket(t);
});

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      role: fc.constantFrom<Role>('company', 'supplier', 'admin'),
      to: fc.constantFrom<OrderStatus>('ORDERED', 'PROCESSING', 'DISPATCHED', 'COMPLETED', 'DELETED'),
    }),
  },
  // An employee has two commands only: take the own order back, and say that it arrived.
  {
    weight: 1,
    arbitrary: fc.record({
      role: fc.constant<Role>('employee'),
      to: fc.constantFrom<OrderStatus>('COMPLETED', 'DELETED'),
    }),
  },
);

async function ask(orderId: string, { role, to }: Step, from: OrderStatus): Promise<number> {
  const token = {
    company: market.company.token,
    supplier: market.supplier.token,
    admin: admin.token,
    employee: market.anna.token,
  }[role];
  if (role === 'employee')
    return (
      await (to === 'DELETED'
        ? t.call('DELETE', `/employee/orders/${orderId}`, { token })
        : t.call('POST', `/employee/orders/${orderId}/received`, { token, body: {} }))
    ).status;
  if (from === 'ORDERED' && to === 'PROCESSING' && role !== 'supplier') {
    const { body, status } = await bind(t, `/${role}/orders/process`, {
      token,
      body: { orderIds: [orderId], binding: true },
    });
    return dataOf<{ results: { done: boolean }[] }>({ body }).results[0]?.done ? status : 409;
  }
  if (to === 'DISPATCHED' && role !== 'company') {
    numbers += 1;
    return (
      await t.call('POST', `/${role}/orders/${orderId}/dispatch`, { token, body: { serialNumber: imei(numbers) } })
    ).status;
  }
  return (await t.call('POST', `/${role}/orders/${orderId}/status`, { token, body: { to, reason: 'a walk' } })).status;
}

const expected = { yes: 200, 'wrong-role': 403, illegal: 409 } as const;

test('no sequence of commands leaves the table of changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      const orderId = await givenOrder(t, market);
      const path: string[] = [];
      let status: OrderStatus = 'ORDERED';
      for (const each of steps) {
        const may = inTable(status, each.to, each.role);
        expect([status, each, await ask(orderId, each, status)]).toEqual([status, each, expected[may]]);
        if (may === 'yes') {
          path.push(`${status}>${each.to}`);
          status = each.to;
        }
        const {
          rows: [row],
        } = await t.database.owner.query(
          `select status, deleted_at is not null as deleted, expire_date is not null as runs,
            serial_number is not null as numbered,
           (select count(*)::int from salary_draws d where d.order_id = o.id and d.status = 'PLANNED') as draws,
           (select count(*)::int from order_file_orders f where f.order_id = o.id
           and f.order_file_id = o.order_file_id) as sent
         from orders o where id = $1`,
          [orderId],
        );
        expect(row.status).toBe(status);
        expect(row.deleted).toBe(status === 'DELETED');
        expect(row.draws).toBe(status === 'DISPATCHED' || status === 'COMPLETED' ? 24 : 0);
        if (status === 'PROCESSING' || status === 'DISPATCHED' || status === 'COMPLETED') expect(row.sent).toBe(1);
        if (status === 'ORDERED' || status === 'PROCESSING') expect([row.runs, row.numbered]).toEqual([false, false]);
      }
      const { rows } = await t.database.owner.query(
        `select from_status || '>' || to_status as move from order_events where order_id = $1 and kind = 'STATUS'
          order by at, id`,
        [orderId],
      );
      expect(rows.map(({ move }) => move)).toEqual(['NEW>ORDERED', ...path]);
    }),
    walks(60),
  );
});

test('the database itself refuses a path that the table does not know', async () => {
  const orderId = await givenOrder(t, market);
  const insert = (from: string, to: string) =>
    t.database.owner.query(
      `insert into order_events (order_id, company_id, supplier_id, employee_id, at, kind, from_status, to_status,
        actor_role)
     select id, company_id, supplier_id, employee_id, now(), 'STATUS', $2, $3, 'admin' from orders where id = $1`,
      [orderId, from, to],
    );
  await expect(insert('DELETED', 'ORDERED')).rejects.toMatchObject({ constraint: 'order_events_transition_fkey' });
  await expect(insert('ORDERED', 'COMPLETED')).rejects.toMatchObject({ constraint: 'order_events_transition_fkey' });
});
