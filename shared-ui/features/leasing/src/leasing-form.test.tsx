import { jest } from '@jest/globals';
import * as drafts from '@portal/contract/form-drafts';
import { createLeasing, listLeasableOrders } from '@portal/contract/leasing-agreements';
import { fails, fakeApi, givenSession, on, renderPage, type FakeRoute } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { givenAgreement, givenCalls, givenChoices, givenOrder, givenOrders, id, pageOfRows } from './given-leasing.ts';
import { LeasingForm } from './LeasingForm.tsx';

/** The form of a company with three free orders, all of 24 months. */
function renderForm(...routes: FakeRoute[]) {
  givenSession();
  const orders = on(listLeasableOrders, ({ query: { period, q = '' } }) =>
    pageOfRows(givenOrders.filter(({ employeeName }) => period === '24' && employeeName.includes(q))),
  );
  const api = fakeApi(...routes, orders);
  const onCreated = jest.fn();
  const page = renderPage(
    <LeasingForm calls={givenCalls()} choices={givenChoices} onCreated={onCreated} onCancel={() => undefined} />,
  );
  return { api, onCreated, ...page };
}
const posted = (api: ReturnType<typeof fakeApi>) => api.calls.find(({ call }) => call.startsWith('POST'))?.body;

test('without a name, a start and an order nothing is sent, and each is asked for at its field', async () => {
  const { api, user } = renderForm();
  await user.click(await screen.findByRole('button', { name: 'Create agreement' }));
  expect(await screen.findByRole('link', { name: 'Orders: Select at least one order.' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/This field is required/);
  expect(screen.getByLabelText('Start')).toBeInvalid();
  expect(posted(api)).toBeUndefined();
});

test('what is ticked is sent with the terms, and the agreement that came of it is handed on', async () => {
  const { api, onCreated, user } = renderForm(on(createLeasing, { data: givenAgreement }));
  await user.type(await screen.findByLabelText('Name'), 'Phones 2027');
  await user.type(screen.getByLabelText('Start'), '2027-01-01');
  await user.selectOptions(screen.getByLabelText(/^Leasing partner/), 'Nordisk Leasing');
  await user.click(await screen.findByRole('checkbox', { name: /Anna/ }));
  await user.click(screen.getByRole('checkbox', { name: /Cia/ }));
  await user.click(screen.getByRole('button', { name: 'Create agreement' }));
  expect(await screen.findByText('Phones 2027 is created')).toBeVisible();
  expect(posted(api)).toMatchObject({
    name: 'Phones 2027',
    period: 24,
    drawFreq: 'monthly',
    leasingStart: '2027-01-01',
    partnerId: id(5),
    orderIds: [id(1), id(3)],
  });
  expect(onCreated).toHaveBeenCalledWith(givenAgreement);
});

test('another period empties the selection after a warning', async () => {
  const { user } = renderForm();
  await user.click(await screen.findByRole('checkbox', { name: /Anna/ }));
  expect(screen.getByRole('button', { name: 'Select 2 more' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Period'), '36');
  expect(screen.getByLabelText('Period')).toHaveValue('24');
  const warning = await screen.findByRole('dialog', { name: 'Change the period?' });
  expect(warning).toHaveTextContent('1 selected order is removed from the agreement');
  await user.click(within(warning).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('checkbox', { name: /Anna/ })).toBeChecked();
  await user.selectOptions(screen.getByLabelText('Period'), '36');
  await user.click(await screen.findByRole('button', { name: 'Change period' }));
  expect(await screen.findByText(/No delivered order of 36 months is free/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Period'), '24');
  expect(await screen.findByRole('checkbox', { name: /Anna/ })).not.toBeChecked();
});

test('a begun agreement is kept, with the orders that are selected', async () => {
  const { api, user } = renderForm(
    on(drafts.listFormDrafts, { data: [] }),
    on(drafts.saveFormDraft, { data: { form: 'leasing', savedAt: '2026-11-02T08:00:00.000Z', version: 1 } }),
  );
  await user.type(await screen.findByLabelText('Name'), 'Phones');
  await user.click(await screen.findByRole('checkbox', { name: /Bo/ }));
  const kept = () => api.calls.filter(({ call }) => call === 'PUT /user/drafts/leasing').at(-1)?.body;
  await waitFor(() => expect(kept()).toBeDefined());
  const { fields } = kept() as { fields: string };
  expect(JSON.parse(fields)).toMatchObject({ name: 'Phones', period: 24, orderIds: [id(2)] });
});

test('an order that was leased meanwhile is said at the orders, and nothing typed is lost', async () => {
  const { user } = renderForm(on(createLeasing, fails('items-already-leased', 409)));
  await user.type(await screen.findByLabelText('Name'), 'Again');
  await user.type(screen.getByLabelText('Start'), '2027-01-01');
  await user.click(await screen.findByRole('checkbox', { name: /Bo/ }));
  await user.click(screen.getByRole('button', { name: 'Create agreement' }));
  expect((await screen.findAllByText('Some of these orders are already leased.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Name')).toHaveValue('Again');
});

test('what is ticked stays ticked while one searches; Enter in the search sends no form', async () => {
  const { api, user } = renderForm();
  await user.click(await screen.findByRole('checkbox', { name: /Anna/ }));
  await user.type(screen.getByRole('searchbox', { name: 'Employee, product or order' }), 'Cia{Enter}');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Anna/ })).toBeNull());
  await user.click(await screen.findByRole('checkbox', { name: /Cia/ }));
  expect(screen.getByText('2 orders selected')).toBeVisible();
  expect(screen.queryByText('Select at least one order.')).toBeNull();
  expect(posted(api)).toBeUndefined();
});

test('of more orders than the picker shows, it says how many there are', async () => {
  const { data } = pageOfRows([givenOrder(1, 'Anna')]);
  renderForm(on(listLeasableOrders, { data, meta: { total: 260, page: 1, pageSize: 200 } }));
  expect(await screen.findByText('The first 200 of 260 orders are shown. Search to find others.')).toBeVisible();
});
