import { jest } from '@jest/globals';
import type { OrderStatus } from '@portal/contract/order-status';
import { ApiError } from '@portal/shared-ui';
import { renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { ChangeOrders, type OrderChangeRequest } from './ChangeOrders.tsx';

const order = (n: number, status: OrderStatus = 'ORDERED') => ({
  orderId: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  orderNumber: 100_000 + n,
  employeeName: `Person ${n}`,
  product: 'Phone X',
  status,
});
type Order = ReturnType<typeof order>;

/** The dialog over these orders; a portion that begins with number `failing` fails once. */
function given(orders: readonly Order[], failing?: number) {
  const sent: string[][] = [];
  let isFailing = true;
  const change = ({ orderIds }: OrderChangeRequest) => {
    if (isFailing && failing !== undefined && orderIds[0] === order(failing).orderId) {
      isFailing = false;
      return Promise.reject(ApiError.from(new TypeError('fetch failed')));
    }
    sent.push(orderIds);
    const byId = new Map(orders.map((one) => [one.orderId, one]));
    return Promise.resolve({ results: orderIds.map((orderId) => ({ ...byId.get(orderId)!, done: true, key: null })) });
  };
  const onClose = jest.fn();
  const { user } = renderPage(
    <ChangeOrders orders={orders} by="company" to="DELETED" isOpen onClose={onClose} change={change} />,
    { at: '/' },
  );
  return { user, sent, onClose };
}

test('those whose state does not allow it are named before, left out, and listed afterwards', async () => {
  const { user, sent } = given([order(1), order(2, 'DISPATCHED'), order(3, 'DISPATCHED'), order(4, 'COMPLETED')]);
  expect(await screen.findByText(/3 of the selected orders stay as they are/)).toHaveTextContent(
    /because of their state: Shipped 2, Completed 1$/,
  );
  await user.click(screen.getByRole('button', { name: 'Delete 1 order' }));
  expect(await screen.findByText('1 order is changed.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Orders left as they were' })).toHaveTextContent(
    /100002.*Shipped100003.*Shipped100004.*Completed/,
  );
  expect(sent).toEqual([[order(1).orderId]]);
});

test('it names whom it touches, and says what was done once it closes', async () => {
  const { user, onClose } = given([1, 2, 3, 4, 5, 6, 7].map((n) => order(n)));
  const question = await screen.findByRole('dialog', { name: 'Delete 7 orders' });
  expect(question).toHaveTextContent(/100001 · Person 1 · Phone X.*100005 · Person 5 · Phone Xand 2 more/);
  await user.click(screen.getByRole('button', { name: 'Delete 7 orders' }));
  expect(await screen.findByText('7 orders are deleted')).toBeVisible();
  expect(onClose).toHaveBeenCalledWith(true);
});

test('where no state allows it, nothing can be sent', async () => {
  given([order(1, 'COMPLETED'), order(2, 'DELETED')]);
  expect(await screen.findByText(/2 of the selected orders stay as they are/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
});

test('more than one request takes goes in portions; after a failure the next try goes on behind them', async () => {
  const many = Array.from({ length: 1_100 }, (_, n) => order(n));
  const { user, sent, onClose } = given(many, 500);
  await user.click(await screen.findByRole('button', { name: 'Delete 1,100 orders' }));
  expect(await screen.findByText(/500 of 1,100 have their answer/)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: /Stay on this page/ })).toHaveAttribute('aria-valuenow', '45');
  await user.click(screen.getByRole('button', { name: 'Delete 1,100 orders' }));
  await screen.findByRole('dialog');
  expect(sent.map(({ length }) => length)).toEqual([500, 500, 100]);
  expect(new Set(sent.flat()).size).toBe(1_100);
  expect(onClose).toHaveBeenCalledWith(true);
});
