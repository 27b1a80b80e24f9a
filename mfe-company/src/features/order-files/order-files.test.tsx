import {
  cancelCompanyOrderFile,
  listCompanyOrderFiles,
  resendCompanyOrderFile,
  type OrderFile,
} from '@portal/contract/order-files';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import OrderFileListPage from './OrderFileListPage.tsx';

const id = '00000000-0000-4000-8000-000000000007';
const held: OrderFile = {
  orderFileId: id,
  batch: 4,
  companyId: id,
  companyName: 'Nordlys A/S',
  supplierId: id,
  supplierName: 'TeleGros',
  type: 'MANUAL',
  isManual: true,
  customName: '',
  fileName: 'orders-4.csv',
  orderCount: 2,
  createdAt: '2026-11-20T09:00:00.000Z',
  createdBy: 'Mette Krag',
  isSent: false,
  sentAt: null,
  hasFailed: false,
  sendAfter: '2026-11-20T09:01:00.000Z',
  secondsLeft: 47,
  mayCancel: true,
  isReady: false,
  isUndone: false,
  version: 1,
};
const pageOf = (file: OrderFile) => ({ data: [file], meta: { total: 1, page: 1, pageSize: 50 } });
const list = (file: OrderFile) => on(listCompanyOrderFiles, pageOf(file));

beforeEach(() => givenSession());

test('a file in its hold counts down by the portal’s clock and can be cancelled', async () => {
  let stored = held;
  fakeApi(
    on(listCompanyOrderFiles, () => pageOf(stored)),
    on(cancelCompanyOrderFile, () => {
      stored = { ...held, isUndone: true, mayCancel: false, orderCount: 0 };
      return { data: { orderFileId: id, orderCount: 2 } };
    }),
  );
  const { user } = renderPage(<OrderFileListPage />, { at: '/company/orderfiles' });
  const row = await screen.findByRole('row', { name: /orders-4\.csv/ });
  expect(within(row).getByRole('timer')).toHaveTextContent(/^0:4[5-7]$/);
  await user.click(within(row).getByRole('button', { name: 'Actions for orders-4.csv' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel sending' }));
  expect(await screen.findByText('Sending is cancelled; 2 orders wait in “To process” again')).toBeVisible();
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('another person’s file, or one that has left, offers no cancelling', async () => {
  fakeApi(list({ ...held, mayCancel: false }));
  const { user } = renderPage(<OrderFileListPage />, { at: '/company/orderfiles' });
  await user.click(await screen.findByRole('button', { name: 'Actions for orders-4.csv' }));
  expect(screen.queryByRole('menuitem', { name: 'Cancel sending' })).toBeNull();
});

test('a file goes to its supplier again only after a question that names both and the orders', async () => {
  const sent = { ...held, isReady: true, isSent: true, mayCancel: false, sentAt: '2026-11-20T09:01:04.000Z' };
  const api = fakeApi(list(sent), on(resendCompanyOrderFile, { data: { orderFileId: id, accepted: true } }));
  const { user } = renderPage(<OrderFileListPage />, { at: '/company/orderfiles' });
  const isMailed = () => api.calls.some(({ call }) => call.endsWith('/resend'));
  await user.click(await screen.findByRole('button', { name: 'Actions for orders-4.csv' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send again' }));
  const question = await screen.findByRole('dialog', { name: 'Send orders-4.csv to TeleGros again?' });
  expect(question).toHaveTextContent(/goes to the supplier at once: 2 orders.*It was sent on/);
  expect(isMailed()).toBe(false);
  await user.click(within(question).getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('orders-4.csv is sent again')).toBeVisible();
  expect(isMailed()).toBe(true);
});
