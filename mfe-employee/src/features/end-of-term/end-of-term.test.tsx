import { chooseEndOfTerm, downloadReturnLabel, getEndOfTerm, type EndOfTerm } from '@portal/contract/end-of-term';
import { fails, fakeApi, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { givenAnna, id, kroner } from '../../testing/given-shop.ts';
import EndOfTermPage from './EndOfTermPage.tsx';

const given = (change: Partial<EndOfTerm> = {}): EndOfTerm => ({
  orderId: id(7),
  orderNumber: 100_001,
  productName: 'Phone X',
  picture: null,
  categoryName: 'Mobile',
  serialNumber: '356938035643809',
  companyName: 'Nordlys A/S',
  supplierName: 'TeleGros',
  isSubscription: false,
  state: 'OPEN',
  lastDay: '2028-12-31',
  daysLeft: 30,
  returnBy: '2029-01-14',
  returnedOn: null,
  choices: ['BUY', 'RETURN'],
  reminders: [
    { daysBefore: 90, day: '2028-10-02', isSent: true },
    { daysBefore: 30, day: '2028-12-01', isSent: true },
    { daysBefore: 7, day: '2028-12-24', isSent: false },
  ],
  buyOut: {
    goods: kroner(659_840),
    scrapPercent: 500,
    value: kroner(32_992),
    vatRate: 2_500,
    vat: kroner(8_248),
    total: kroner(41_240),
  },
  requestId: null,
  options: ['CARD', 'INVOICE'],
  payment: {
    reference: '100001',
    dueOn: null,
    account: null,
    link: null,
    contacts: [{ name: 'Mette Krag', email: 'mette@nordlys.example' }],
  },
  reference: 'R-100001',
  returnTo: {
    name: 'TeleGros',
    addressLine1: 'Lagervej 8',
    addressLine2: '',
    zipCode: '8000',
    city: 'Aarhus C',
    country: 'DK',
    email: 'returns@telegros.example',
  },
  months: 24,
  drawnMonths: 23,
  monthlyPrice: kroner(22_893),
  lastDraw: '2028-12-20',
  allRiskExpires: '2028-12-09',
  hasAddendum: true,
  version: 3,
  ...change,
});
const open = () =>
  renderPage(<EndOfTermPage />, {
    at: `/employee/orders/${id(7)}/end-of-term`,
    path: '/employee/orders/:orderId/end-of-term',
  });

describe('the end of a term', () => {
  beforeEach(givenAnna);

  test('64: nothing is chosen beforehand; buying shows the sums and sends what was seen', async () => {
    const api = fakeApi(
      on(getEndOfTerm, { data: given() }),
      on(chooseEndOfTerm, { data: given({ state: 'BUY', choices: ['RETURN'], requestId: id(9) }) }),
    );
    const { user } = open();
    const buy = await screen.findByRole('radio', { name: /Buy it/ });
    expect(buy).not.toBeChecked();
    expect(screen.getByRole('radio', { name: /Send it back/ })).not.toBeChecked();
    expect(screen.queryByRole('button', { name: /Buy for/ })).toBeNull();
    expect(screen.getByText('No answer means: send it back.')).toBeVisible();
    await user.click(buy);
    expect(screen.getByText('DKK 329.92')).toBeVisible();
    expect(screen.getByText('DKK 82.48')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /account/ }));
    await user.click(screen.getByRole('button', { name: /Buy for DKK\s412\.40/ }));
    await waitFor(() =>
      expect(api.calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
        choice: 'BUY',
        paymentKind: 'INVOICE',
        seen: expect.arrayContaining([{ fact: 'buyOut', of: '', value: kroner(41_240) }]),
      }),
    );
  });

  test('another price by now: nothing is chosen, old and new are shown', async () => {
    fakeApi(
      on(getEndOfTerm, { data: given() }),
      on(
        chooseEndOfTerm,
        fails('changed-by-someone-else', 409, [
          { path: 'buyOut', key: 'changed-by-someone-else', seen: kroner(41_240), current: kroner(50_000) },
        ]),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: /Buy it/ }));
    await user.click(screen.getByRole('button', { name: /Buy for DKK\s412\.40/ }));
    expect(await screen.findByRole('row', { name: /412\.40 DKK\s500\.00/ })).toBeVisible();
  });

  test('65: sending it back names the address, the steps and the day, and then prints the label', async () => {
    const api = fakeApi(
      on(getEndOfTerm, { data: given() }),
      on(chooseEndOfTerm, { data: given({ state: 'RETURN', choices: ['BUY'] }) }),
      on(downloadReturnLabel, new Blob(['%PDF-'])),
    );
    const { user } = open();
    const back = await screen.findByRole('radio', { name: /Send it back/ });
    expect(screen.getByText('Lagervej 8')).toBeVisible();
    await user.click(back);
    expect(screen.getAllByText('Hand it in by 14 January 2029')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Choose return and print' }));
    await waitFor(() =>
      expect(api.calls.map(({ call }) => call)).toContain(`GET /employee/orders/${id(7)}/return-label`),
    );
  });

  test.each<[string, Partial<EndOfTerm>, RegExp]>([
    ['too early', { state: null, choices: [], daysLeft: 200 }, /90 days before, you choose here/],
    ['buying', { state: 'BUY', choices: [], requestId: id(9) }, /Ask your company how to pay/],
    ['bought', { state: 'BOUGHT', choices: [] }, /It is yours/],
    ['returned', { state: 'RETURNED', choices: [] }, /It has come back/],
    ['ended', { state: null, choices: [], daysLeft: 0 }, /The agreement has ended/],
    ['67: a service', { isSubscription: true, state: 'RUNS_ON', choices: ['END'] }, /DKK 228.93 are deducted a month/],
    ['a service that ends', { isSubscription: true, state: 'ENDING', choices: [] }, /The service ends on/],
  ])('%s is said in a sentence', async (_name, change, sentence) => {
    fakeApi(on(getEndOfTerm, { data: given(change) }));
    open();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('67: a service is ended after a question', async () => {
    const api = fakeApi(
      on(getEndOfTerm, { data: given({ isSubscription: true, state: 'RUNS_ON', choices: ['END'], buyOut: null }) }),
      on(chooseEndOfTerm, { data: given({ isSubscription: true, state: 'ENDING', choices: [] }) }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'End the service' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('It ends on 31 December 2028');
    await user.click(screen.getAllByRole('button', { name: 'End the service' }).at(-1)!);
    await waitFor(() =>
      expect(api.calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ choice: 'END' }),
    );
  });
});
