import { jest } from '@jest/globals';
import { listCompanyProducts } from '@portal/contract/company-catalogs';
import { createProposal, getEmployeeOffer, listTakenCategories } from '@portal/contract/proposals';
import { fails, fakeApi, givenSession, on, renderPage, type FakeRoute } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { givenSubscription, idOf, phone, phoneOffer } from '../../features/subscriptions/given-subscriptions.ts';
import { ProposeDialog } from './ProposeDialog.tsx';

const dkk = (amount: number) => ({ amount, currency: 'DKK' });
const offer = {
  ...phoneOffer,
  periods: [24],
  subsidy: { yearly: dkk(120_000), perMonth: dkk(10_000), left: dkk(10_000) },
};
const offered = { productId: phone.id, productName: 'Phone X', offer, refusal: null };

beforeEach(() => givenSession());

async function open(...routes: FakeRoute[]) {
  const onClose = jest.fn();
  const api = fakeApi(
    ...routes,
    on(listTakenCategories, { data: [] }),
    on(listCompanyProducts, { data: [phone], meta: { total: 1, page: 1, pageSize: 20 } }),
  );
  const { user } = renderPage(
    <ProposeDialog
      subscription={givenSubscription()}
      employee={{ employeeId: idOf(50), name: 'Anna Holm' }}
      onClose={onClose}
    />,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Propose an order to Anna Holm' });
  // What the dialog is for has the focus; its list opens by what is typed, so the dialog is heard before.
  await waitFor(() => expect(within(dialog).getByRole('combobox', { name: 'Product' })).toHaveFocus());
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('Pho');
  await user.click(await screen.findByRole('option', { name: /Phone X/ }));
  return { api, user, dialog, onClose };
}

test("the price is the employee's own, to the øre, and what was chosen is sent", async () => {
  const { api, user, dialog, onClose } = await open(
    on(getEmployeeOffer, { data: offered }),
    on(createProposal, { data: { id: idOf(70), orderNumber: 100_007, monthlyPrice: dkk(22_893) } }),
  );
  expect(await within(dialog).findByRole('checkbox', { name: /Cover/ })).toBeDisabled();
  expect(within(dialog).getByRole('checkbox', { name: 'Termination insurance' })).toBeDisabled();
  await user.click(within(dialog).getByRole('checkbox', { name: 'All-risk insurance' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'Termination insurance' }));
  expect(dialog).toHaveTextContent('Draw a monthDKK 228.93');
  expect(dialog).toHaveTextContent('In 24 monthsDKK 5,494.32');
  await user.click(within(dialog).getByRole('button', { name: 'Send the proposal' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await screen.findByText('Anna Holm is asked to accept Phone X')).toBeVisible();
  expect(api.calls.find(({ call }) => call === 'POST /company/proposals')?.body).toMatchObject({
    employeeId: idOf(50),
    subscriptionId: idOf(10),
    productId: phone.id,
    months: 24,
    allRisk: true,
    employeeIns: true,
  });
});

test('what the employee has already says so; a refusal of the server stays in the dialog', async () => {
  const { dialog } = await open(on(getEmployeeOffer, { data: { ...offered, refusal: 'one-product-per-category' } }));
  await waitFor(() => expect(within(dialog).queryByRole('button', { name: 'Send the proposal' })).toBeNull());
  expect(await within(dialog).findByText(/category/i)).toBeVisible();
});

test('a subscription that closed meanwhile refuses in the dialog', async () => {
  const { user, dialog, onClose } = await open(
    on(getEmployeeOffer, { data: offered }),
    on(createProposal, fails('subscription-is-not-open', 409)),
  );
  await user.click(await within(dialog).findByRole('button', { name: 'Send the proposal' }));
  expect(await screen.findByText(/not open/)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('what cannot be ordered is not offered, and the dialog says until when', async () => {
  fakeApi(
    on(listTakenCategories, {
      data: [{ categoryId: phone.categoryId, categoryName: 'Mobile', orderNumber: 100_012, until: '2028-02-29' }],
    }),
    on(listCompanyProducts, { data: [phone], meta: { total: 1, page: 1, pageSize: 20 } }),
  );
  const { user } = renderPage(
    <ProposeDialog
      subscription={givenSubscription()}
      employee={{ employeeId: idOf(50), name: 'Anna Holm' }}
      onClose={() => undefined}
    />,
  );
  expect(await screen.findByText(/Mobile is left out/)).toHaveTextContent(
    'Mobile is left out: order 100012 runs until 29 February 2028.',
  );
  await user.type(screen.getByRole('combobox', { name: 'Product' }), 'Pho');
  await waitFor(() => expect(screen.queryByText('Searching…')).toBeNull());
  expect(screen.queryByRole('option', { name: /Phone X/ })).toBeNull();
});
