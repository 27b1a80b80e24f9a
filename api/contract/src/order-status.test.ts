import { mayMove, orderStatuses, type OrderMover, type OrderStatus } from './order-status.ts';

const movers: OrderMover[] = ['admin', 'supplier', 'company', 'employee', 'system'];

// RULES 3.1, row by row; what is not listed must be illegal for every role.
const table: [OrderStatus, OrderStatus, OrderMover[]][] = [
  ['ORDERED', 'PROCESSING', ['company', 'admin']],
  ['ORDERED', 'DELETED', ['employee', 'company', 'admin']],
  ['PROCESSING', 'ORDERED', ['admin']],
  ['PROCESSING', 'DISPATCHED', ['supplier', 'admin']],
  ['PROCESSING', 'DELETED', ['supplier', 'admin']],
  ['DISPATCHED', 'COMPLETED', ['supplier', 'admin', 'employee', 'system']],
  ['DISPATCHED', 'PROCESSING', ['admin']],
  ['DISPATCHED', 'DELETED', ['admin', 'system']],
  ['COMPLETED', 'DELETED', ['admin', 'system']],
];

describe('order status changes', () => {
  test.each(table)('%s to %s is for %j only', (from, to, allowed) => {
    for (const role of movers) expect(mayMove(from, to, role)).toBe(allowed.includes(role) ? 'yes' : 'wrong-role');
  });

  test('nothing else is possible, and DELETED is final', () => {
    const listed = new Set(table.map(([from, to]) => `${from} ${to}`));
    const others = orderStatuses
      .flatMap((from) => orderStatuses.map((to) => [from, to] as const))
      .filter(([from, to]) => !listed.has(`${from} ${to}`));
    expect(others).toHaveLength(25 - table.length);
    for (const [from, to] of others) for (const role of movers) expect(mayMove(from, to, role)).toBe('illegal');
  });
});
