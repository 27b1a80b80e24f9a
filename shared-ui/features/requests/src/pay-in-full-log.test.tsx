import { jest } from '@jest/globals';
import {
  changeAnyPaymentKind,
  getAnyPayInFull,
  listAllPayInFull,
  moveAnyPayInFull,
  previewAnyPayInFull,
} from '@portal/contract/pay-in-full-requests';
import type { PayInFullDetail } from '@portal/contract/pay-in-full-rows';
import { fails, fakeApi, givenSession, on, renderPage, type FakeRoute } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { dkk, givenRequest, id, pageOfRows, payInFullCalls } from './given-requests.ts';
import { adminPayInFullColumns, companyPayInFullColumns, PayInFullLog } from './PayInFullLog.tsx';

const { lines, priceExVat, vat, total } = givenRequest();
const price = { lines, priceExVat, vat, total };
const letter = jest.fn(async () => undefined);

function renderLog(requests: PayInFullDetail[], at: string, ...routes: FakeRoute[]) {
  givenSession({ role: 'admin', companyId: null });
  const [request = givenRequest()] = requests;
  const api = fakeApi(
    ...routes,
    on(listAllPayInFull, pageOfRows(requests)),
    on(getAnyPayInFull, { data: request }),
    on(moveAnyPayInFull, { data: request }),
  );
  const log = <PayInFullLog calls={payInFullCalls(letter)} columns={adminPayInFullColumns} lead="Of all companies." />;
  return { api, ...renderPage(log, { at }) };
}
const openRequest = (change: Partial<PayInFullDetail>, ...routes: FakeRoute[]) =>
  renderLog([givenRequest(change)], `/logs?request=${id(1)}`, ...routes);
const posted = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ call }) => call.startsWith('POST')).map(({ call, body }) => ({ call, body }));

test('each request says its day, person, company, price and state; its day opens it', async () => {
  const { user } = renderLog([givenRequest({ actions: [] })], '/logs?view=OPEN');
  const link = await screen.findByRole('link', { name: '1 October 2027: Phone X, Anna Holm' });
  expect(link.closest('tr')).toHaveTextContent(/Anna Holm.*Nordlys A\/S.*Phone X.*While employed.*6,218\.68/);
  await user.click(link);
  expect(globalThis.location.search).toBe(`?view=OPEN&request=${id(1)}`);
  const drawer = await screen.findByRole('dialog', { name: 'Pay in full, order 100001' });
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  expect(globalThis.location.search).toBe('?view=OPEN');
});

test('the log of one company has the columns of all companies but the company', () => {
  const keys = (columns: readonly { key: string }[]) => columns.map(({ key }) => key);
  expect(keys(companyPayInFullColumns)).toEqual(keys(adminPayInFullColumns).filter((key) => key !== 'company'));
  expect(keys(adminPayInFullColumns)).toContain('company');
});

test('without requests the log says when one is made; a list that cannot be read says so', async () => {
  const { unmount } = renderLog([], '/logs');
  expect(await screen.findByText('No pay-in-full requests yet')).toBeVisible();
  expect(screen.getByText(/One is made for each running order when an employee leaves/)).toBeVisible();
  unmount();
  renderLog([], '/logs', on(listAllPayInFull, fails('something-went-wrong', 500)));
  expect(await screen.findByText('PIF requests could not be loaded.')).toBeVisible();
});

test('one request: facts, the price line by line, its comment and its history', async () => {
  openRequest({});
  const drawer = within(await screen.findByRole('dialog', { name: 'Pay in full, order 100001' }));
  expect((await drawer.findByText('To pay')).parentElement).toHaveTextContent('6,218.68');
  expect(drawer.getByText('Price ex VAT').parentElement).toHaveTextContent('4,974.94');
  expect(drawer.getByText('Remaining price').parentElement).toHaveTextContent(/14 months × .*274\.93.*3,849\.02/);
  expect(drawer.getByText('I like it.')).toBeVisible();
  expect(drawer.getByRole('list', { name: 'History of the request' })).toHaveTextContent('Anna Holm, Employee');
  expect(drawer.queryByText('How it is paid')).toBeNull();
});

test('a payment that is marked needs its number, and only then is sent', async () => {
  const { api, user } = openRequest({ status: 'ACCEPTED', actions: ['PAID'] });
  await user.click(await screen.findByRole('button', { name: 'Mark as paid' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Mark as paid' }));
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  const number = dialog.getByRole('textbox', { name: 'Transaction ID' });
  expect(number).toHaveAccessibleDescription(/This field is required/);
  expect(posted(api)).toEqual([]);
  await user.type(number, 'T-77');
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  expect(await screen.findByText('The request was changed')).toBeVisible();
  expect(posted(api)).toEqual([
    {
      call: `POST /admin/pay-in-full/${id(1)}/status`,
      body: { version: 3, to: 'PAID', reason: '', transactionId: 'T-77' },
    },
  ]);
});

test('what the final salary pays shows its month and how far it is, and has no number to ask for', async () => {
  const { user } = openRequest({
    status: 'ACCEPTED',
    paymentKind: 'FINAL_SALARY_GROSS',
    acceptedAt: '2027-10-02T09:00:00.000Z',
    finalSalary: { period: '2027-10', state: 'IN_FILE' },
    actions: ['PAID'],
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Pay in full, order 100001' }));
  expect((await drawer.findByText('Deducted before tax')).parentElement).toHaveTextContent('6,218.68');
  expect(drawer.getByText('Final salary').parentElement).toHaveTextContent('October 2027');
  expect(drawer.getByText('In the salary file')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Mark as paid' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Mark as paid' }));
  expect(dialog.queryByRole('textbox', { name: 'Transaction ID' })).toBeNull();
});

test('an accepted request can be paid in another way, with its price; the present one is not offered', async () => {
  const { api, user } = openRequest(
    {
      status: 'ACCEPTED',
      options: [
        { ...price, kind: 'INVOICE', salary: null, withoutAllRisk: null },
        {
          ...price,
          kind: 'FINAL_SALARY_GROSS',
          salary: { period: '2027-10', isInstruction: false },
          withoutAllRisk: null,
          total: dkk(497_494),
        },
      ],
    },
    on(changeAnyPaymentKind, { data: givenRequest() }),
  );
  await user.click(await screen.findByRole('button', { name: 'Change how it is paid' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change how it is paid' }));
  expect(dialog.getAllByRole('radio')).toHaveLength(1);
  const gross = dialog.getByRole('radio', { name: /^Final salary, gross/ });
  expect(dialog.getByText(/4,974\.94/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change and tell the employee' }));
  expect(posted(api)).toEqual([]);
  await user.click(gross);
  await user.click(dialog.getByRole('button', { name: 'Change and tell the employee' }));
  expect(await screen.findByText('The employee is told')).toBeVisible();
  expect(posted(api)).toEqual([
    { call: `POST /admin/pay-in-full/${id(1)}/payment-kind`, body: { version: 3, paymentKind: 'FINAL_SALARY_GROSS' } },
  ]);
});

test('terms that leave the price as it was say so, and go back to the form before anything is sent', async () => {
  const { orderId, orderNumber, productName, monthsRemaining, allRiskMonths, status } = givenRequest();
  const order = { orderId, orderNumber, productName, monthsRemaining, allRiskMonths, status };
  const counted = { ...price, ...order, months: 24, drawn: 10, covered: false };
  const { api, user } = openRequest({}, on(previewAnyPayInFull, { data: counted }));
  await user.click(await screen.findByRole('button', { name: 'Change the price' }));
  await user.click(screen.getByRole('button', { name: 'Count again' }));
  const question = await screen.findByRole('dialog', { name: 'Ask Anna Holm again?' });
  expect(question).toHaveTextContent('The price stays as it was. Anna Holm gets a mail');
  await user.click(within(question).getByRole('button', { name: 'Change the terms' }));
  expect(await screen.findByRole('checkbox', { name: /^Charge all-risk insurance/ })).toBeChecked();
  expect(api.calls.filter(({ call }) => call.startsWith('PATCH'))).toEqual([]);
});

test('a letter is offered by what it is about, and named by its order', async () => {
  const { user } = openRequest({ status: 'CLOSED', letter: 'OWNERSHIP', actions: [] });
  await user.click(await screen.findByRole('button', { name: 'Ownership letter (PDF)' }));
  expect(letter.mock.calls).toEqual([[id(1), 'order-100001.pdf']]);
  expect(screen.queryByRole('button', { name: 'Letter of payment (PDF)' })).toBeNull();
});
