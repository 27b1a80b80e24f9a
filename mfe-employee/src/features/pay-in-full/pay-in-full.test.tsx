import {
  acceptPayInFull,
  getOwnPayInFull,
  getPayInFullOffers,
  listOwnPayInFull,
  requestPayInFull,
} from '@portal/contract/pay-in-full-requests';
import { type PayInFullDetail, type PayInFullOffers } from '@portal/contract/pay-in-full-rows';
import { fails, fakeApi, on, renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { givenAnna, id, kroner } from '../../testing/given-shop.ts';
import PayInFullPage from './PayInFullPage.tsx';

const price = {
  lines: [{ key: 'goods' as const, months: 14, perMonth: kroner(26_663), amount: kroner(373_282) }],
  priceExVat: kroner(430_278),
  vat: kroner(107_570),
  total: kroner(537_848),
};
const offers = (change: Partial<PayInFullOffers> = {}): PayInFullOffers => ({
  isAllowed: true,
  hasLeft: false,
  contactPhone: '',
  contactEmail: '',
  orders: [
    {
      orderId: id(7),
      orderNumber: 100_001,
      productName: 'Phone X',
      orderedOn: '2026-11-20',
      exitDate: '2027-10-01',
      monthsRemaining: 14,
      ...price,
      withoutAllRisk: null,
    },
  ],
  ...change,
});
const request = (change: Partial<PayInFullDetail> = {}): PayInFullDetail => ({
  id: id(8),
  orderId: id(7),
  orderNumber: 100_001,
  productName: 'Phone X',
  employeeId: id(1),
  employeeName: 'Anna',
  companyId: id(2),
  companyName: 'Nordlys A/S',
  status: 'CREATED',
  isEarly: false,
  isEndOfTerm: false,
  exitDate: '2027-10-31',
  monthsRemaining: 14,
  createdAt: '2027-10-01T09:00:00.000Z',
  version: 2,
  ...price,
  pifFee: kroner(25_000),
  allRiskMonths: 0,
  contractStartDate: '2026-12-10',
  firstSalaryDraw: '2027-01-01',
  contactPhone: '',
  contactEmail: '',
  comment: '',
  reason: '',
  paymentKind: 'INVOICE',
  options: [],
  payment: { reference: '100001', dueOn: null, account: null, link: null, contacts: [] },
  finalSalary: null,
  letter: null,
  transactionId: null,
  acceptedAt: null,
  validUntil: null,
  hasLeft: true,
  logs: [],
  actions: ['ACCEPTED', 'DECLINED'],
  ...change,
});
const list = (rows: PayInFullDetail[] = []) =>
  on(listOwnPayInFull, { data: rows, meta: { total: rows.length, page: 1, pageSize: 25 } });

describe('pay in full', () => {
  beforeEach(givenAnna);

  test('42: while the company does not allow it, the price is shown and nothing can be asked', async () => {
    fakeApi(list(), on(getPayInFullOffers, { data: offers({ isAllowed: false }) }));
    renderPage(<PayInFullPage />, { at: '/employee/pif' });
    expect(await screen.findByText('Your company does not let employees pay in full before they leave.')).toBeVisible();
    expect(screen.getByText('To pay').parentElement).toHaveTextContent('5,378.48');
    expect(screen.queryByRole('button', { name: 'Ask to pay in full' })).toBeNull();
  });

  test('on the day of the order the last work day is the next one, as no earlier one is taken', async () => {
    const [offer] = offers().orders;
    const orders = [{ ...offer!, orderedOn: '2027-10-01' }];
    const sent = on(requestPayInFull, { data: request() });
    const api = fakeApi(list(), on(getPayInFullOffers, { data: offers({ orders }) }), sent);
    const { user } = renderPage(<PayInFullPage />, { at: '/employee/pif' });
    await user.click(await screen.findByRole('button', { name: 'Ask to pay in full' }));
    await user.click(screen.getByRole('checkbox', { name: /I confirm/ }));
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Your request was sent')).toBeVisible();
    expect(api.calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ exitDate: '2027-10-02' });
  });

  test('asks with confirmation and last work day', async () => {
    const api = fakeApi(list(), on(getPayInFullOffers, { data: offers() }), on(requestPayInFull, { data: request() }));
    const { user } = renderPage(<PayInFullPage />, { at: '/employee/pif' });
    await user.click(await screen.findByRole('button', { name: 'Ask to pay in full' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
    expect(within(dialog).getAllByText('This field is required').length).toBeGreaterThan(0);
    await user.click(within(dialog).getByRole('checkbox', { name: /I confirm/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Your request was sent')).toBeVisible();
    expect(api.calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
      orderId: id(7),
      exitDate: '2027-10-01',
      contactPhone: '',
      contactEmail: '',
      comment: '',
      confirmed: true,
    });
  });

  test('43: what the server misses is said at its field, and what was typed stays', async () => {
    fakeApi(
      list([request()]),
      on(getPayInFullOffers, { data: offers({ orders: [] }) }),
      on(getOwnPayInFull, { data: request() }),
      on(acceptPayInFull, fails('invalid-data-provided', 400, [{ path: 'contactPhone', key: 'required' }])),
    );
    const { user } = renderPage(<PayInFullPage />, { at: `/employee/pif?request=${id(8)}` });
    const drawer = await screen.findByRole('dialog', { name: 'Phone X' });
    await user.type(await within(drawer).findByRole('textbox', { name: 'Contact e-mail' }), 'anna@home.example');
    await user.click(within(drawer).getByRole('checkbox', { name: /I accept the price/ }));
    await user.click(within(drawer).getByRole('button', { name: /^Accept DKK.5,378.48/ }));
    expect(await within(drawer).findByRole('textbox', { name: 'Contact phone' })).toBeInvalid();
    expect(within(drawer).getByRole('textbox', { name: 'Contact e-mail' })).toHaveValue('anna@home.example');
  });

  test('61: one chooses how to pay; accepted, it says what, where to and until when', async () => {
    const { lines, priceExVat, vat, total } = price;
    const option = { salary: null, withoutAllRisk: null, lines, priceExVat, vat, total };
    const open = request({
      options: [
        { kind: 'CARD', ...option },
        { kind: 'INVOICE', ...option },
      ],
    });
    const link = 'https://pay.nordlys.example/?sum=5378.48';
    const accepted = request({
      status: 'ACCEPTED',
      acceptedAt: '2027-10-20T09:00:00.000Z',
      validUntil: '2027-11-19',
      actions: [],
      paymentKind: 'CARD',
      payment: { reference: '100001', dueOn: '2027-11-03', account: null, link, contacts: [] },
    });
    let current = open;
    const api = fakeApi(
      list([open]),
      on(getPayInFullOffers, { data: offers({ orders: [] }) }),
      on(getOwnPayInFull, () => ({ data: current })),
      on(acceptPayInFull, () => ({ data: (current = accepted) })),
    );
    const { user } = renderPage(<PayInFullPage />, { at: `/employee/pif?request=${id(8)}` });
    const drawer = await screen.findByRole('dialog', { name: 'Phone X' });
    expect(await within(drawer).findByRole('radio', { name: 'By card' })).toBeChecked();
    await user.click(within(drawer).getByRole('radio', { name: /account/ }));
    await user.click(within(drawer).getByRole('radio', { name: 'By card' }));
    await user.click(within(drawer).getByRole('checkbox', { name: /I accept the price/ }));
    await user.click(within(drawer).getByRole('button', { name: /^Accept DKK.5,378.48/ }));
    expect(await within(drawer).findByRole('link', { name: 'Pay by card' })).toHaveAttribute('href', link);
    expect(within(drawer).getByText('Pay no later than').parentElement).toHaveTextContent('3 November 2027');
    expect(api.calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ paymentKind: 'CARD' });
  });

  test('63: without all-risk the price is the lower one, shown and sent', async () => {
    const line = { key: 'allRisk' as const, months: 14, perMonth: kroner(3_900), amount: kroner(54_600) };
    const { lines, priceExVat, vat, total } = price;
    const insured = {
      lines: [...lines, line],
      priceExVat: kroner(484_878),
      vat: kroner(121_220),
      total: kroner(606_098),
    };
    const [order] = offers().orders;
    const offer = { ...order!, ...insured, withoutAllRisk: { lines, priceExVat, vat, total } };
    const api = fakeApi(
      list(),
      on(getPayInFullOffers, { data: offers({ orders: [offer] }) }),
      on(requestPayInFull, { data: request() }),
    );
    const { user } = renderPage(<PayInFullPage />, { at: '/employee/pif' });
    await user.click(await screen.findByRole('button', { name: 'Ask to pay in full' }));
    const dialog = screen.getByRole('dialog');
    const keep = within(dialog).getByRole('checkbox', { name: /Keep all-risk insurance.*546\.00/ });
    expect(keep).toBeChecked();
    expect(within(dialog).getByText(/With it DKK.6,060\.98, without it DKK.5,378\.48/)).toBeVisible();
    await user.click(keep);
    await user.click(within(dialog).getByRole('checkbox', { name: /I confirm/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Your request was sent')).toBeVisible();
    expect(api.calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ keepAllRisk: false });
  });

  test('without payment details one is told whom to ask', async () => {
    const { payment } = request();
    const open = request({ payment: { ...payment, contacts: [{ name: 'Mette', email: 'mette@nordlys.example' }] } });
    fakeApi(
      list([open]),
      on(getPayInFullOffers, { data: offers({ orders: [] }) }),
      on(getOwnPayInFull, { data: open }),
    );
    renderPage(<PayInFullPage />, { at: `/employee/pif?request=${id(8)}` });
    expect(await screen.findByText(/Ask your company how to pay/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'mette@nordlys.example' })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('nothing to pay, and requests that cannot be read', async () => {
    fakeApi(
      on(listOwnPayInFull, fails('something-went-wrong', 500)),
      on(getPayInFullOffers, { data: offers({ orders: [] }) }),
    );
    renderPage(<PayInFullPage />, { at: '/employee/pif' });
    expect(await screen.findByText('Your requests could not be loaded.')).toBeVisible();
  });
});
