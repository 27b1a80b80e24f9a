import {
  changeCompanyPayInFull,
  getCompanyPayInFull,
  listCompanyPayInFull,
  moveCompanyPayInFull,
  previewCompanyPayInFull,
} from '@portal/contract/pay-in-full-requests';
import { type PayInFullDetail } from '@portal/contract/pay-in-full-rows';
import { getCompanyRma, listCompanyRma, type RmaDetail } from '@portal/contract/rma';
import { sendCompanyMessage } from '@portal/contract/rma-messages';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import PayInFullLogPage from './PayInFullLogPage.tsx';
import RmaLogPage from './RmaLogPage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const dkk = (amount: number) => ({ amount, currency: 'DKK' });
const meta = { total: 1, page: 1, pageSize: 50 };

function givenRequest(change: Partial<PayInFullDetail> = {}): PayInFullDetail {
  return {
    id: id(1),
    orderId: id(2),
    orderNumber: 100_001,
    productName: 'Phone X',
    employeeId: id(3),
    employeeName: 'Anna Holm',
    companyId: id(4),
    companyName: 'Nordlys A/S',
    status: 'CREATED',
    isEarly: true,
    isEndOfTerm: false,
    exitDate: '2027-10-31',
    monthsRemaining: 14,
    total: dkk(621_868),
    createdAt: '2027-10-01T09:00:00.000Z',
    version: 3,
    lines: [
      { key: 'goods', months: 14, perMonth: dkk(27_493), amount: dkk(384_902) },
      { key: 'allRisk', months: 14, perMonth: dkk(3_900), amount: dkk(54_600) },
      { key: 'scrap', months: 1, perMonth: dkk(32_992), amount: dkk(32_992) },
      { key: 'fee', months: 1, perMonth: dkk(25_000), amount: dkk(25_000) },
    ],
    pifFee: dkk(25_000),
    priceExVat: dkk(497_494),
    vat: dkk(124_374),
    allRiskMonths: 14,
    contractStartDate: '2026-12-10',
    firstSalaryDraw: '2027-01-01',
    contactPhone: '',
    contactEmail: '',
    comment: 'I like it.',
    reason: '',
    paymentKind: 'INVOICE',
    options: [],
    payment: { reference: '100001', dueOn: null, account: null, link: null, contacts: [] },
    finalSalary: null,
    letter: null,
    transactionId: null,
    acceptedAt: null,
    validUntil: null,
    hasLeft: false,
    logs: [
      {
        id: id(9),
        at: '2027-10-01T09:00:00.000Z',
        fromStatus: null,
        toStatus: 'CREATED',
        actorName: 'Anna Holm',
        actorRole: 'employee',
        text: '',
      },
    ],
    actions: ['UPDATED', 'APPROVED', 'REJECTED', 'CLOSED'],
    ...change,
  };
}

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
  status: 'APPROVED',
  kind: 'DAMAGED',
  outcome: 'REPLACE',
  unread: 0,
  photos: [],
  hasLabel: false,
  incidentDate: '2027-05-03',
  covered: true,
  createdAt: '2027-05-04T09:00:00.000Z',
  version: 3,
  whatHappened: 'The screen broke.',
  comment: '',
  excess: dkk(0),
  allRiskExpirationDate: '2028-12-09',
  dispatchDate: '2026-12-10',
  requiresSerial: true,
  serialNumber: '350000000000506',
  oldSerialNumber: '350000000000022',
  newSerialNumber: '350000000000506',
  expectedBack: null,
  logs: [],
  actions: [],
};

beforeEach(() => givenSession());

describe('pay-in-full requests', () => {
  const api = (request = givenRequest()) =>
    [on(listCompanyPayInFull, { data: [request], meta }), on(getCompanyPayInFull, { data: request })] as const;

  test('lists them and keeps the filter in the address', async () => {
    const fake = fakeApi(...api());
    const { user } = renderPage(<PayInFullLogPage />, { at: '/company/logs/pif' });
    const row = (await screen.findByRole('link', { name: '1 October 2027: Phone X, Anna Holm' })).closest('tr')!;
    expect(within(row).getByRole('link', { name: 'Anna Holm' })).toHaveAttribute('href', `/company/employees/${id(3)}`);
    expect(within(row).getByRole('link', { name: '100001' })).toHaveAttribute(
      'href',
      `/company/orders?view=ALL&order=${id(2)}`,
    );
    expect(row).toHaveTextContent('6,218.68');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'ACCEPTED');
    expect(location.search).toBe('?status=ACCEPTED');
    expect(fake.calls.at(-1)?.query).toMatchObject({ status: 'ACCEPTED' });
  });

  test('offers only what is allowed; a rejection asks for its reason; a colleague was quicker', async () => {
    const fake = fakeApi(...api(), on(moveCompanyPayInFull, fails('changed-by-someone-else', 409)));
    const { user } = renderPage(<PayInFullLogPage />, { at: `/company/logs/pif?request=${id(1)}` });
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = screen.getByRole('dialog', { name: 'Reject' });
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(fake.calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Not this year.');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(fake.calls.at(-1)?.body).toEqual({ version: 3, to: 'REJECTED', reason: 'Not this year.' });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
  });

  test('a changed price is shown with who is told before the employee is asked again', async () => {
    const { orderId, orderNumber, productName, monthsRemaining, allRiskMonths, lines, priceExVat, vat } =
      givenRequest();
    const fake = fakeApi(
      ...api(),
      on(previewCompanyPayInFull, {
        data: {
          orderId,
          orderNumber,
          productName,
          monthsRemaining,
          allRiskMonths,
          lines,
          priceExVat,
          vat,
          months: 24,
          drawn: 10,
          total: dkk(553_618),
          covered: false,
          status: 'APPROVED',
        },
      }),
      on(changeCompanyPayInFull, { data: givenRequest({ status: 'UPDATED', total: dkk(553_618) }) }),
    );
    const { user } = renderPage(<PayInFullLogPage />, { at: `/company/logs/pif?request=${id(1)}` });
    await user.click(await screen.findByRole('button', { name: 'Change the price' }));
    await user.click(screen.getByRole('checkbox', { name: 'Charge all-risk insurance for the months that remain' }));
    await user.click(screen.getByRole('button', { name: 'Count again' }));
    const question = await screen.findByRole('dialog', { name: 'Ask Anna Holm again?' });
    expect(within(question).getByText('To pay').parentElement).toHaveTextContent('5,536.18');
    expect(question).toHaveTextContent(/It was .*6,218\.68.* before\. Anna Holm gets a mail/);
    expect(fake.calls.filter(({ call }) => call.startsWith('PATCH'))).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByText('The employee is asked again')).toBeVisible();
    expect(fake.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      version: 3,
      pifFee: 25_000,
      keepAllRisk: false,
      keepSubsidy: false,
    });
  });
});

test('a company sees an RMA request and writes, it decides nothing', async () => {
  const fake = fakeApi(
    on(listCompanyRma, { data: [rma], meta }),
    on(getCompanyRma, { data: rma }),
    on(sendCompanyMessage, { data: { id: rma.id } }),
  );
  const { user, queryClient } = renderPage(<RmaLogPage />, { at: `/company/logs/rma?request=${id(1)}` });
  const drawer = await screen.findByRole('dialog', { name: 'RMA, order 100002' });
  expect(await within(drawer).findByText('The screen broke.')).toBeVisible();
  expect(within(drawer).getByText('SN/IMEI before').parentElement).toHaveTextContent('350000000000022');
  expect(within(drawer).queryByRole('button', { name: 'Close request' })).toBeNull();
  await user.type(within(drawer).getByRole('textbox', { name: 'Your message' }), 'Take your time.');
  // What is typed survives a refresh that fails.
  fake.add(on(getCompanyRma, fails('something-went-wrong', 500)));
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText(/Something went wrong/)).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Send' }));
  expect(fake.calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ text: 'Take your time.' });
});
