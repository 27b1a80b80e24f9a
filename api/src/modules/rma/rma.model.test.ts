import type { RequestStatus } from '@portal/contract/request-status';
import { mayMoveRma, rmaOutcomes, type RmaOutcome } from '@portal/contract/rma-moves';
import fc from 'fast-check';
import { bind } from '../../../test/binding-call.ts';
import { givenDispatchedOrder } from '../../../test/given-draws.ts';
import { givenMarket, imei, type Market } from '../../../test/given-orders.ts';
import { givenAdmin, givenEmployee, type GivenEmployee, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { walks } from '../../../test/walks.ts';

/** Random walks over the real database beside a model that knows only the table of RULES 3.3. */
type Step = { role: 'supplier' | 'admin' | 'employee'; to: RequestStatus };

const t = apiSuite({ now: '2027-05-04T09:00:00Z' });
let market: Market;
let admin: Person;
let numbers = 9_000;
beforeAll(async () => {
  admin = await givenAdmin(t);
  market = await givenMarket(t);
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
      role: fc.constantFrom<Step['role']>('supplier', 'admin', 'employee'),
      to: fc.constantFrom(...states),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Step>(
      { role: 'supplier', to: 'PENDING' },
      { role: 'supplier', to: 'APPROVED' },
      { role: 'supplier', to: 'REJECTED' },
      { role: 'employee', to: 'UPDATED' },
      { role: 'employee', to: 'ACCEPTED' },
      { role: 'admin', to: 'PAID' },
      { role: 'admin', to: 'CLOSED' },
    ),
  },
);

async function ask({ role, to }: Step, id: string, who: GivenEmployee, plan: { outcome: RmaOutcome; excess: number }) {
  const {
    rows: [{ version }],
  } = await t.database.owner.query('select version from rma_requests where id = $1', [id]);
  if (role === 'employee' && to === 'UPDATED')
    return t.call('POST', `/employee/rma/${id}/information`, { token: who.token, body: { version, text: 'more' } });
  if (role === 'employee') return bind(t, `/employee/rma/${id}/answer`, { token: who.token, body: { version, to } });
  numbers += 1;
  const body = { version, to, reason: 'a walk', ...plan, serialNumber: imei(numbers) };
  return bind(t, `/${role}/rma/${id}/status`, { token: role === 'admin' ? admin.token : market.supplier.token, body });
}

const expected = {
  yes: [200, undefined],
  'wrong-role': [403, 'you-do-not-have-permission-to-do-this-action'],
  illegal: [409, 'invalid-data-provided'],
} as const;

test('no sequence of commands leaves the table of changes, and draws never stop by themselves', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 9 }),
      fc.constantFrom(...rmaOutcomes),
      fc.constantFrom(0, 50_000),
      async (steps, outcome, excess) => {
        const who = await givenEmployee(t, market.company.id);
        const orderId = await givenDispatchedOrder(t, market.company, who, {
          subscriptionId: market.subscriptionId,
          supplierId: market.supplier.id,
          catalogId: market.catalogId,
          categoryId: market.categoryId,
        });
        const { body } = await t.call('POST', '/employee/rma', {
          token: who.token,
          body: { orderId, kind: 'FAULTY', incidentDate: '2027-05-03', whatHappened: 'It died.' },
        });
        const { id } = dataOf<{ id: string }>({ body });
        let status: RequestStatus = 'CREATED';
        let about = { outcome: null as RmaOutcome | null, mustPay: false, wasReopened: false };
        const path = ['>CREATED'];
        for (const each of steps) {
          if (each.role === 'employee' && !['UPDATED', 'ACCEPTED', 'DECLINED'].includes(each.to)) continue;
          const may = mayMoveRma(status, each.to, each.role, about);
          const answer = await ask(each, id, who, { outcome, excess });
          expect([status, each, answer.status, answer.body.message]).toEqual([status, each, ...expected[may]]);
          if (may !== 'yes') continue;
          path.push(`${status}>${each.to}`);
          if (each.to === 'APPROVED') about = { ...about, outcome, mustPay: excess > 0 };
          if (status === 'REJECTED' && each.to === 'UPDATED') about = { ...about, wasReopened: true };
          status = each.to;
        }
        const isReturned = outcome === 'RETURN' && (path.includes('APPROVED>CLOSED') || path.includes('PAID>CLOSED'));
        const {
          rows: [row],
        } = await t.database.owner.query(
          `select r.status, o.status as order_status, r.new_serial_number is not null as replaced,
            (select count(*)::int from salary_draws d where d.order_id = o.id and d.status = 'PLANNED') as draws
       from rma_requests r join orders o on o.id = r.order_id where r.id = $1`,
          [id],
        );
        expect(row).toEqual({
          status,
          order_status: isReturned ? 'DELETED' : 'DISPATCHED',
          replaced: about.outcome === 'REPLACE',
          draws: isReturned ? 0 : 24,
        });
        const { rows } = await t.database.owner.query(
          `select coalesce(from_status, '') || '>' || to_status as move from rma_logs where request_id = $1
            order by id`,
          [id],
        );
        expect(rows.map(({ move }) => move)).toEqual(path);
      },
    ),
    walks(40),
  );
});
