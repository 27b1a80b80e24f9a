import { listAllPayInFull } from '@portal/contract/pay-in-full-requests';
import { type PayInFullRow } from '@portal/contract/pay-in-full-rows';
import { getAnyRma, listAllRma, moveAnyRma, type RmaDetail } from '@portal/contract/rma';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import PayInFullLogPage from './PayInFullLogPage.tsx';
import RmaLogPage from './RmaLogPage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const meta = { total: 1, page: 1, pageSize: 50 };
const rma: RmaDetail = {
  id: id(1),
  orderId: id(2),
  orderNumber: 100_002,
  productName: 'Phone X',
  employeeId: id(3),
  employeeName: 'Bo Dahl',
  companyId: id(4),
  companyName: 'Nordlys A/S',
  supplierId: id(5),
  supplierName: 'TeleGros',
  status: 'PENDING',
  kind: 'DAMAGED',
  outcome: null,
  unread: 0,
  photos: [],
  hasLabel: false,
  incidentDate: '2027-05-03',
  covered: true,
  createdAt: '2027-05-04T09:00:00.000Z',
  version: 2,
  whatHappened: 'The screen broke.',
  comment: '',
  excess: { amount: 0, currency: 'DKK' },
  allRiskExpirationDate: '2028-12-09',
  dispatchDate: '2026-12-10',
  requiresSerial: true,
  serialNumber: '350000000000022',
  oldSerialNumber: null,
  newSerialNumber: null,
  expectedBack: null,
  logs: [],
  actions: ['APPROVED', 'REJECTED'],
};
const request: PayInFullRow = {
  id: id(1),
  orderId: id(2),
  orderNumber: 100_001,
  productName: 'Phone X',
  employeeId: id(3),
  employeeName: 'Anna Holm',
  companyId: id(4),
  companyName: 'Nordlys A/S',
  status: 'PAID',
  isEarly: false,
  isEndOfTerm: false,
  exitDate: '2027-10-31',
  monthsRemaining: 14,
  total: { amount: 621_868, currency: 'DKK' },
  createdAt: '2027-10-01T09:00:00.000Z',
  version: 3,
};

beforeEach(() => givenSession());

test('requests of all companies name the company', async () => {
  fakeApi(on(listAllPayInFull, { data: [request], meta }));
  renderPage(<PayInFullLogPage />, { at: '/admin/logs/pif' });
  expect((await screen.findByRole('link', { name: 'Anna Holm' })).closest('tr')).toHaveTextContent('Nordlys A/S');
});

test('48: a replacement asks for the new serial number, and says what is wrong with it at the field', async () => {
  const fake = fakeApi(
    on(listAllRma, { data: [rma], meta }),
    on(getAnyRma, { data: rma }),
    on(moveAnyRma, fails('serial-number-already-used', 409)),
  );
  const { user } = renderPage(<RmaLogPage />, { at: `/admin/logs/rma?request=${id(1)}` });
  await user.click(await screen.findByRole('button', { name: 'Decide' }));
  const dialog = screen.getByRole('dialog', { name: 'Decide' });
  await user.click(within(dialog).getByRole('radio', { name: /^Reject/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Reject the request' }));
  expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toBeInvalid();
  expect(fake.calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  await user.click(within(dialog).getByRole('radio', { name: /^Replace/ }));
  const serial = within(dialog).getByRole('textbox', { name: 'New SN/IMEI' });
  await user.type(serial, '350000000000022');
  expect(serial).toHaveAccessibleDescription('This is the number of the old item.');
  await user.clear(serial);
  await user.type(serial, '490154203237518');
  expect(serial).toHaveAccessibleDescription('This number can be used.');
  await user.click(within(dialog).getByRole('button', { name: 'Approve the replacement' }));
  expect(fake.calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    seen: expect.arrayContaining([{ fact: 'photos', of: '', value: 0 }]),
    version: 2,
    to: 'APPROVED',
    outcome: 'REPLACE',
    serialNumber: '490154203237518',
    expectedBack: null,
    reason: '',
    excess: 0,
  });
  expect(await within(dialog).findByRole('textbox', { name: 'New SN/IMEI' })).toBeInvalid();
});
