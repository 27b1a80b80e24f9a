import { webcrypto } from 'node:crypto';
import {
  acceptProposal,
  confirmReceipt,
  deleteEmployeeOrder,
  getEmployeeOrder,
  listEmployeeOrders,
} from '@portal/contract/employee-orders';
import { getPayInFullOffers } from '@portal/contract/pay-in-full-requests';
import { listRmaItems, type RmaItem } from '@portal/contract/rma';
import { fails, fakeApi, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { givenAnna, givenOrder, id, kroner } from '../../testing/given-shop.ts';
import ConfirmationPage from './ConfirmationPage.tsx';
import OrderPage from './OrderPage.tsx';
import OrdersPage from './OrdersPage.tsx';
import { isSafeLink } from './Tracking.tsx';

const order = (change: Parameters<typeof givenOrder>[0] = {}) => on(getEmployeeOrder, { data: givenOrder(change) });
const offer = {
  orderId: id(7),
  orderNumber: 100_001,
  productName: 'Phone X',
  orderedOn: '2026-11-17',
  exitDate: '2027-02-01',
  monthsRemaining: 2,
  lines: [],
  priceExVat: kroner(100),
  vat: kroner(25),
  total: kroner(125),
  withoutAllRisk: null,
};
const item: RmaItem = {
  orderId: id(7),
  orderNumber: 100_001,
  productName: 'Phone X',
  dispatchDate: '2026-12-10',
  allRiskExpirationDate: null,
};
const openOrder = () =>
  renderPage(<OrderPage />, { at: `/employee/orders/${id(7)}`, path: '/employee/orders/:orderId' });

describe('my orders', () => {
  beforeEach(givenAnna);

  test('lists own orders, or says where they come from', async () => {
    fakeApi(
      on(listEmployeeOrders, {
        data: [givenOrder(), givenOrder({ id: id(8), isProposal: true })],
        meta: { total: 2, page: 1, pageSize: 25 },
      }),
    );
    const { unmount } = renderPage(<OrdersPage />, { at: '/employee/orders', path: '/employee/orders' });
    const links = await screen.findAllByRole('link', { name: /Phone X/ });
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringContaining('Ordered'),
      expect.stringContaining('Waits for your acceptance'),
    ]);
    expect(links[0]).toHaveTextContent('Order 100001, 17 November 2026');
    unmount();
    fakeApi(on(listEmployeeOrders, { data: [], meta: { total: 0, page: 1, pageSize: 25 } }));
    renderPage(<OrdersPage />, { at: '/employee/orders', path: '/employee/orders' });
    expect(await screen.findByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/employee/catalogs');
  });

  test('one order shows its progress and the frozen calculation', async () => {
    fakeApi(order());
    openOrder();
    const progress = await screen.findByRole('list', { name: 'Progress of the order' });
    expect(
      within(progress)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.slice(0, 9)),
    ).toEqual(['OrderedYo', 'Processed', 'Shipped', 'Delivered']);
    expect(screen.getByText('Deducted from gross salary').closest('div')).toHaveTextContent('228.93');
    expect(
      screen.getByText(/^24 deductions of DKK 228.93, DKK 5,494.32 in all before tax\. You notice DKK 3,183.84 in all/),
    ).toBeVisible();
  });

  test('21: is deleted after a question, and the answer of the server is what is shown then', async () => {
    let isDeleted = false;
    fakeApi(
      on(getEmployeeOrder, () => ({ data: givenOrder(isDeleted ? { status: 'DELETED', mayDelete: false } : {}) })),
      on(deleteEmployeeOrder, () => {
        isDeleted = true;
        return { data: { id: id(7), status: 'DELETED' } };
      }),
    );
    const { user } = openOrder();
    await user.click(await screen.findByRole('button', { name: 'Delete the order' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('You can choose again until 30 November 2026.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete the order' }));
    expect(await screen.findByText('Deleted', { exact: true })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete the order' })).toBeNull());
  });

  test('23: a refused deletion is said in the question', async () => {
    fakeApi(order(), on(deleteEmployeeOrder, fails('subscription-is-not-open', 409)));
    const { user } = openOrder();
    await user.click(await screen.findByRole('button', { name: 'Delete the order' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete the order' }));
    expect(await screen.findByText('The subscription is not open for orders.')).toBeVisible();
  });

  test('a shipped one is received, with draws ahead', async () => {
    const draws = Array.from({ length: 24 }, (_, k) => ({
      period: `${2027 + Math.floor(k / 12)}-${String((k % 12) + 1).padStart(2, '0')}`,
      effectDate: '2027-01-20',
      amount: kroner(22_893),
      units: 1,
      isCredit: false,
      status: k === 0 ? ('SENT' as const) : ('PLANNED' as const),
    }));
    const api = fakeApi(
      order({
        status: 'DISPATCHED',
        mayDelete: false,
        mayConfirmReceipt: true,
        draws,
        progress: { made: 1, all: 24 },
        serialNumber: '356938035643809',
      }),
      on(confirmReceipt, { data: { id: id(7), status: 'COMPLETED' } }),
    );
    const { user } = openOrder();
    expect(await screen.findByText('1 of 24 deductions are made.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'I have received it' }));
    expect(await screen.findByText('Thank you. The order is completed.')).toBeVisible();
    expect(api.calls.map(({ call }) => call)).toContain(`POST /employee/orders/${id(7)}/received`);
  });

  test('73: lists each month with its day, amount and state, and leads to damage, buy-out and the parcel', async () => {
    const draw = { amount: kroner(22_893), units: 1, isCredit: false };
    fakeApi(
      order({
        status: 'DISPATCHED',
        mayDelete: false,
        tracking: 'https://parcel.example/123',
        pausedMonths: [{ period: '2027-02', reason: 'Unpaid leave' }],
        progress: { made: 1, all: 3 },
        draws: [
          { ...draw, period: '2027-01', effectDate: '2027-01-20', status: 'SENT' },
          { ...draw, period: '2027-03', effectDate: '2027-03-20', status: 'PLANNED' },
          { ...draw, period: '2027-04', effectDate: '2027-04-20', status: 'PLANNED', isCredit: true },
        ],
      }),
      on(listRmaItems, { data: [item] }),
      on(getPayInFullOffers, {
        data: { isAllowed: true, hasLeft: false, contactPhone: '', contactEmail: '', orders: [offer] },
      }),
    );
    openOrder();
    const month = async (name: string) => (await screen.findByText(name)).closest('li');
    expect(await month('February 2027')).toHaveTextContent(
      'Left out by your workplace, drawn at the end instead: Unpaid leave',
    );
    expect(screen.getByText('Left out')).toBeVisible();
    expect(screen.getByText('Deducted')).toBeVisible();
    expect(screen.getByText('Credit')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Report damage' })).toHaveAttribute(
      'href',
      `/employee/rma?report=${id(7)}`,
    );
    expect(await screen.findByRole('link', { name: 'Buy out' })).toHaveAttribute('href', `/employee/pif?ask=${id(7)}`);
    expect(screen.getAllByRole('link', { name: 'Follow the parcel' })[0]).toHaveAttribute(
      'href',
      'https://parcel.example/123',
    );
  });

  test.each(['http://parcel.example/1', 'javascript:alert(1)', 'https://me:secret@parcel.example', 'ABC123'])(
    'a tracking text that is no safe link stays a text: %s',
    (tracking) => expect(isSafeLink(tracking)).toBe(false),
  );

  test('a proposal needs the rules to be accepted', async () => {
    const api = fakeApi(
      order({ isProposal: true, mayAccept: true }),
      on(acceptProposal, { data: { id: id(7), status: 'ORDERED' } }),
    );
    const { user } = openOrder();
    await user.click(await screen.findByRole('button', { name: /^Accept for/ }));
    expect(screen.getByRole('checkbox', { name: /I accept the rules/ })).toBeInvalid();
    await user.click(screen.getByRole('checkbox', { name: /I accept the rules/ }));
    await user.click(screen.getByRole('button', { name: /^Accept for/ }));
    await waitFor(() =>
      expect(api.calls.find(({ call }) => call.endsWith('/accept'))?.body).toMatchObject({
        acceptedRules: true,
        language: 'en-us',
        seen: expect.arrayContaining([{ fact: 'monthlyPrice', of: '', value: kroner(22_893) }]),
      }),
    );
  });

  test('a proposal shows its rules in the page’s language and names it when accepted', async () => {
    const rules = {
      text: 'Kun brug.',
      version: 1,
      acceptedAt: null,
      language: 'da-dk' as const,
      texts: { 'en-us': 'Use only.', 'da-dk': 'Kun brug.' },
    };
    const changed = fails('changed-by-someone-else', 409, [
      { path: 'endDate', key: 'changed-by-someone-else', seen: '2026-11-30', current: '2026-11-25' },
    ]);
    const api = fakeApi(order({ isProposal: true, mayAccept: true, rules }), on(acceptProposal, changed));
    const { user } = openOrder();
    expect(await screen.findByText('Use only.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /I accept the rules/ }));
    await user.click(screen.getByRole('button', { name: /^Accept for/ }));
    expect(
      await screen.findByRole('row', { name: 'Last day to order 30 November 2026 25 November 2026' }),
    ).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /I accept the rules/ })).not.toBeChecked();
    expect(api.calls.find(({ call }) => call.endsWith('/accept'))?.body).toMatchObject({
      language: 'en-us',
      seen: expect.arrayContaining([{ fact: 'rules', of: '', value: 'Use only.' }]),
    });
  });

  test('a copy of the addendum is checked against the fingerprint that is kept', async () => {
    const bytes = 'the addendum of order 100001';
    const digest = new Uint8Array(await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(bytes)));
    fakeApi(order({ addendum: { sha256: Buffer.from(digest).toString('hex'), contentSha256: 'b'.repeat(64) } }));
    const { user } = openOrder();
    const check = await screen.findByLabelText('Check a PDF against this addendum');
    await user.upload(check, new File([bytes], 'addendum.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('This is the addendum of order 100001, unchanged.')).toBeVisible();
    await user.upload(check, new File([`${bytes} `], 'addendum.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('This is not the addendum that is kept for order 100001.')).toBeVisible();
  });

  test('the confirmation says what was agreed and what happens next', async () => {
    fakeApi(order());
    renderPage(<ConfirmationPage />, {
      at: `/employee/orders/${id(7)}/confirmation`,
      path: '/employee/orders/:orderId/confirmation',
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, your order is received' })).toBeVisible();
    expect(screen.getByText(/on its way to anna@nordlys.example/)).toBeVisible();
    expect(screen.getByText('DKK 228.93')).toBeVisible();
    expect(screen.getByText(/Until 30 November 2026 you can delete the order/)).toBeVisible();
  });
});
