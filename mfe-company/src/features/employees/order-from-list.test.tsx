import { listCompanyProducts } from '@portal/contract/company-catalogs';
import { createProposal, getEmployeeOffer } from '@portal/contract/proposals';
import { getSubscription, listSubscriptions } from '@portal/contract/subscriptions';
import { countPresses, fakeApi, givenSession, on, pressesOf } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { givenRow, givenSubscription, idOf, page, phone, phoneOffer } from '../subscriptions/given-subscriptions.ts';
import { anna, bo, open, routes } from './given-employees.tsx';

const dkk = (amount: number) => ({ amount, currency: 'DKK' });
const around = [
  ...routes,
  on(getSubscription, ({ params }) => ({ data: givenSubscription({ id: params['subscriptionId'] ?? '' }) })),
  on(listCompanyProducts, page([phone])),
  on(getEmployeeOffer, {
    data: { productId: phone.id, productName: 'Phone X', offer: { ...phoneOffer, periods: [24] }, refusal: null },
  }),
  on(createProposal, { data: { id: idOf(70), orderNumber: 100_007, monthlyPrice: dkk(22_893) } }),
];

beforeEach(() => givenSession());

test('an order is proposed from the row by the presses that the table names', async () => {
  const api = fakeApi(on(listSubscriptions, page([givenRow()])), ...around);
  const { user } = open();
  const act = await screen.findByRole('button', { name: 'Order on behalf of Anna Berg' });
  const presses = countPresses();
  await user.click(act);
  const dialog = await screen.findByRole('dialog', { name: 'Propose an order to Anna Berg' });
  await within(dialog).findByRole('combobox', { name: 'Product' });
  await user.keyboard('Pho');
  await user.click(await screen.findByRole('option', { name: /Phone X/ }));
  await user.click(await within(dialog).findByRole('button', { name: 'Send the proposal' }));
  expect(await screen.findByText('Anna Berg is asked to accept Phone X')).toBeVisible();
  expect(presses()).toBe(pressesOf('Propose an order'));
  expect(api.calls.find(({ call }) => call === 'POST /company/proposals')?.body).toMatchObject({
    employeeId: anna.id,
    subscriptionId: idOf(10),
  });
});

test('where a person is invited to several subscriptions, the one is asked for', async () => {
  const two = [givenRow(), givenRow({ id: idOf(11), subscriptionName: 'Bikes 2027' })];
  const api = fakeApi(on(listSubscriptions, page(two)), ...around);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for Bo Dahl' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Order on behalf' }));
  await user.click(await screen.findByRole('button', { name: 'Bikes 2027' }));
  expect(await screen.findByRole('combobox', { name: 'Product' })).toBeVisible();
  expect(api.calls.map(({ call }) => call)).toContain(`GET /company/subscriptions/${idOf(11)}`);
  expect(api.calls.find(({ call }) => call === 'GET /company/subscriptions')?.query).toMatchObject({
    employeeId: bo.id,
  });
});

test('a person without an open subscription: the dialog says so and leads to them', async () => {
  fakeApi(on(listSubscriptions, page([])), ...around);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Order on behalf of Anna Berg' }));
  expect(await screen.findByText('Anna Berg is not invited to a subscription that is open.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Subscriptions' })).toHaveAttribute('href', '/company/subscription');
});
