import { listCompanyActivity, type AuditLine } from '@portal/contract/audit';
import { getCompanySettings } from '@portal/contract/company-settings';
import { listEmployeeLeftOutMonths, pauseDraw, previewDrawPause } from '@portal/contract/draw-pauses';
import { listEmployeeMails } from '@portal/contract/employee-mails';
import { getEmployee } from '@portal/contract/employees';
import { listCompanyOrders } from '@portal/contract/order-lists';
import { getEmployeeOffers, requestOnBehalf } from '@portal/contract/pay-in-full-on-behalf';
import { listCompanyPayInFull } from '@portal/contract/pay-in-full-requests';
import type { PayInFullOffer } from '@portal/contract/pay-in-full-rows';
import { listCompanyRma } from '@portal/contract/rma';
import { listEmployeeDraws } from '@portal/contract/salary-draws';
import { askedPriceFacts } from '@portal/contract/seen-acts';
import { listSubscriptions } from '@portal/contract/subscriptions';
import {
  countPresses,
  pressesOf,
  fails,
  fakeApi,
  givenSession,
  on,
  renderPage,
  type FakeRoute,
} from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { givenSettings } from '../../../shared/given-settings.ts';
import { givenDraw, kroner } from '../../salary-files/given-salary-files.ts';
import { anna, complete, idOf } from '../given-employees.tsx';
import PersonPage from './PersonPage.tsx';

const none = { data: [], meta: { total: 0, page: 1, pageSize: 5 } };
const draw = (period: string, status: 'SENT' | 'PLANNED') =>
  givenDraw({
    period,
    effectDate: `${period}-20`,
    status,
    employee: { id: anna.id, name: anna.name, employNo: '1042' },
  });
const draws = [draw('2026-11', 'SENT'), draw('2026-12', 'PLANNED'), draw('2027-02', 'PLANNED')];
const leftOut = {
  orderId: draws[0]!.orderId,
  orderNumber: draws[0]!.orderNumber,
  employee: { id: anna.id, name: anna.name },
  productName: draws[0]!.productName,
  period: '2027-01',
  expireDate: '2027-02-28',
  leftOutBy: 'Mette Krag',
  leftOutAt: '2026-11-20T05:00:00.000Z',
  reason: '',
  mayPutBack: true,
};

const blocked: AuditLine = {
  id: '1',
  at: '2026-11-20T09:00:00Z',
  role: 'company',
  actor: { id: idOf(90), name: 'Mette Krag', email: 'mette@nordlys.example', isDeleted: false },
  action: 'employee.role-changed',
  what: 'Mette Krag changed the role of Anna Berg',
  parts: [
    { text: 'Mette Krag', of: 'actor' },
    { text: ' changed the role of ', of: 'text' },
    { text: 'Anna Berg', of: 'subject' },
  ],
  summary: 'Role: Employee → Admin',
  changes: [],
  facts: [],
  followed: [],
  count: 1,
  entity: 'employee',
  entityId: anna.id,
  subject: 'Anna Berg',
  isSubjectDeleted: false,
  company: null,
  supplier: null,
  requestId: 'r',
  detail: { role: { before: 'EMPLOYEE', after: 'COMPANY' } },
};

beforeEach(() => {
  givenSession();
});

const offersOf = (orders: PayInFullOffer[] = []) => ({
  isAllowed: false,
  hasLeft: false,
  contactPhone: '',
  contactEmail: '',
  orders,
});
const offer: PayInFullOffer = {
  orderId: draws[0]!.orderId,
  orderNumber: 104,
  productName: 'Skær One 5G',
  orderedOn: '2026-11-01',
  exitDate: '2027-10-01',
  monthsRemaining: 14,
  lines: [{ key: 'goods', months: 14, perMonth: kroner(26_663), amount: kroner(373_282) }],
  priceExVat: kroner(430_278),
  vat: kroner(107_570),
  total: kroner(537_848),
  withoutAllRisk: null,
};

function open(...routes: FakeRoute[]) {
  const api = fakeApi(
    ...routes,
    on(getEmployee, { data: complete({ ...anna, exitDate: '2027-03-31' }) }),
    on(listEmployeeDraws, { data: draws }),
    on(listEmployeeLeftOutMonths, { data: [leftOut] }),
    on(listCompanyOrders, none),
    on(listCompanyPayInFull, none),
    on(listCompanyRma, none),
    on(getEmployeeOffers, { data: offersOf() }),
    on(listSubscriptions, none),
    on(listEmployeeMails, {
      data: [
        { id: idOf(70), subject: 'Your login link', state: 'SENT', at: '2026-11-20T09:00:00Z' },
        { id: idOf(71), subject: 'Phones closes on 30 November 2026', state: 'FAILED', at: '2026-11-19T09:00:00Z' },
      ],
    }),
    on(listCompanyActivity, { data: [blocked], meta: { total: 1, page: 1, pageSize: 10 } }),
    on(getCompanySettings, { data: givenSettings() }),
  );
  const page = renderPage(<PersonPage />, {
    at: `/company/employees/${anna.id}`,
    path: '/company/employees/:employeeId',
  });
  return { api, ...page };
}

test('of a person who leaves, figure and row say the same last draw', async () => {
  const waits = givenDraw({ period: '2027-03', effectDate: '2027-03-20', status: 'SUSPENDED' });
  open(on(listEmployeeDraws, { data: [...draws, waits] }));
  const left = (await screen.findByText('Still to be deducted')).closest('li');
  expect(left).toHaveTextContent('last 20 February 2027');
  const cells = within(screen.getByRole('row', { name: /Skær One 5G/ })).getAllByRole('cell');
  expect(cells.at(-1)).toHaveTextContent('20 February 2027');
});

test('a person: facts, what is drawn next, was drawn and is left, a row of months for each order', async () => {
  const { api } = open();
  expect(await screen.findByRole('heading', { name: 'Anna Berg', level: 1 })).toBeVisible();
  expect(await screen.findByText('Next draw')).toBeVisible();
  expect(screen.getByText('Still to be deducted').closest('li')).toHaveTextContent('457.86');
  expect(screen.getByText('Deducted so far').closest('li')).toHaveTextContent('228.93');
  // The card is the landmark, what scrolls in it is none of its own.
  expect(screen.getAllByRole('region', { name: 'Draws by month' })).toHaveLength(1);
  const row = screen.getByRole('row', { name: /Skær One 5G/ });
  expect(row).toHaveTextContent('1 of 3 draws');
  expect(within(row).getAllByRole('button')).toHaveLength(3);
  expect(within(row).getByText('Left out')).toBeVisible();
  expect(screen.getByText('No orders yet')).toBeVisible();
  expect(screen.getByText('No requests yet.')).toBeVisible();
  expect(await screen.findByText(/changed the role of/)).toBeVisible();
  expect(screen.getByText(/Mette Krag/).closest('li')).toHaveTextContent('Employee → Admin');
  const asked = api.calls.filter(({ query }) => query['employeeId'] === anna.id).map(({ call }) => call);
  expect(asked.toSorted()).toEqual([
    'GET /company/activity',
    'GET /company/orders',
    'GET /company/pay-in-full',
    'GET /company/rma',
    'GET /company/subscriptions',
  ]);
});

test('a planned month is left out from its cell, and months and history are read anew', async () => {
  const pause = {
    orderId: draws[1]!.orderId,
    period: '2026-12',
    effectDate: '2026-12-20',
    amount: kroner(22_893),
    movedTo: { period: '2027-03', effectDate: '2027-03-20' },
    expireDate: '2027-02-28',
    newExpireDate: '2027-03-31',
    version: 3,
  };
  const { api, user } = open(on(previewDrawPause, { data: pause }), on(pauseDraw, { data: pause }));
  const cell = await screen.findByRole('button', { name: /Leave December 2026 out for/ });
  const presses = countPresses();
  await user.click(cell);
  const dialog = await screen.findByRole('dialog', { name: 'Leave out December 2026' });
  await user.click(await within(dialog).findByRole('button', { name: 'Leave the month out' }));
  expect(await screen.findByText(/is not drawn in December 2026/)).toBeVisible();
  // The person's name in the list is the first.
  expect(1 + presses()).toBe(pressesOf('Leave out a month'));
  await waitFor(() =>
    expect(api.calls.filter(({ call }) => call === `GET /company/employees/${anna.id}/draws`)).toHaveLength(2),
  );
  await waitFor(() => expect(api.calls.filter(({ call }) => call === 'GET /company/activity')).toHaveLength(2));
});

test('an order on behalf is offered where the person is invited to an open subscription', async () => {
  const subscription = { subscriptionName: 'Phones 2027', startDate: '2026-11-01', endDate: '2026-12-31' };
  const rows = ['a', 'b'].map((name, n) => ({
    ...subscription,
    subscriptionName: `${subscription.subscriptionName} ${name}`,
    id: idOf(80 + n),
    effectDate: '2027-01-01',
    status: 'OPEN' as const,
    state: 'ACTIVE' as const,
    catalogNames: [],
    periods: [24],
    employees: 1,
    invited: 1,
    ordered: 0,
    totalOrders: 0,
    proposals: 0,
    isReopenable: false,
    version: 1,
  }));
  const { user } = open(on(listSubscriptions, { data: rows, meta: { total: 2, page: 1, pageSize: 50 } }));
  expect(await screen.findByRole('link', { name: 'Phones 2027 a' })).toHaveAttribute(
    'href',
    `/company/subscription/edit/${idOf(80)}`,
  );
  await user.click(screen.getByRole('button', { name: 'Order on behalf' }));
  expect(await screen.findByRole('menuitem', { name: 'Phones 2027 b' })).toBeVisible();
});

test('the person is asked to pay an order in full at the price that is shown', async () => {
  const { api, user } = open(
    on(getEmployeeOffers, { data: offersOf([offer]) }),
    on(requestOnBehalf, fails('changed-by-someone-else', 409)),
  );
  await user.click(await screen.findByRole('button', { name: 'Ask to pay in full' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask Anna Berg to pay in full' });
  expect(dialog).toHaveTextContent('14 draws remain after 1 October 2027');
  await user.type(within(dialog).getByRole('textbox'), 'As agreed');
  await user.click(within(dialog).getByRole('button', { name: /^Ask for DKK.5,378.48$/ }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(api.calls.find(({ call }) => call.startsWith('POST'))).toMatchObject({
    call: `POST /company/employees/${anna.id}/pay-in-full`,
    body: { orderId: offer.orderId, comment: 'As agreed', seen: askedPriceFacts(offer) },
  });
});

test('a person who has nothing to pay is not asked', async () => {
  open();
  expect(await screen.findByText('No requests yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask to pay in full' })).toBeNull();
});

test('draws that cannot be read leave the other cards standing', async () => {
  open(on(listEmployeeDraws, fails('something-went-wrong', 500)));
  expect(await screen.findByText('No requests yet.')).toBeVisible();
  expect(await screen.findByRole('button', { name: /Try again|Retry/ })).toBeVisible();
  expect(screen.queryByText('Next draw')).toBeNull();
});

test('the last mails say what they are about and what became of them; without any the card says so', async () => {
  open();
  const lines = within(await screen.findByRole('region', { name: 'Mails' }));
  const [sent, failed] = await lines.findAllByRole('listitem');
  expect(sent).toHaveTextContent(/^Your login linkSent/);
  expect(failed).toHaveTextContent(/^Phones closes on 30 November 2026Could not be delivered/);
});

test('a person without mails', async () => {
  open(on(listEmployeeMails, { data: [] }));
  expect(await screen.findByText('No mails yet.')).toBeVisible();
});
