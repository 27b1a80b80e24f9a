import { jest } from '@jest/globals';
import { listLeasing, removeLeasing } from '@portal/contract/leasing-agreements';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { givenAgreement, givenCalls, id, pageOfRows } from './given-leasing.ts';
import { LeasingList } from './LeasingList.tsx';

const pdf = jest.fn(async () => undefined);

function renderList(agreements: (typeof givenAgreement)[]) {
  givenSession();
  const api = fakeApi(
    on(listLeasing, pageOfRows(agreements)),
    on(removeLeasing, ({ params }) => ({ data: { id: params['leasingAgreementId']! } })),
  );
  const create = <a href="/new">New agreement</a>;
  return { api, ...renderPage(<LeasingList calls={givenCalls(pdf)} create={create} createPath="/new" />) };
}

test('the list shows terms, orders and value of each agreement; its name leads to it', async () => {
  renderList([givenAgreement]);
  const link = await screen.findByRole('link', { name: 'Phones 2027' });
  expect(link).toHaveAttribute('href', `/company/leasing/${id(9)}`);
  expect(link.closest('tr')).toHaveTextContent(/24 months.*Quarterly.*Nordisk Leasing.*3.*17,092\.56.*22,996\.60/);
});

test('without agreements the page says what they are and offers the first one', async () => {
  renderList([]);
  expect(await screen.findByText('No leasing agreements yet')).toBeVisible();
  expect(screen.getByText(/gathers delivered orders of one period/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'New agreement' })).toHaveLength(2);
});

test('an agreement is deleted from its row after a question, and its neighbour is not', async () => {
  const { api, user } = renderList([givenAgreement, { ...givenAgreement, id: id(10), name: 'PCs 2027' }]);
  await user.click(await screen.findByRole('button', { name: 'Actions for PCs 2027' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete PCs 2027?' });
  expect(question).toHaveTextContent('Its orders can be leased again. Salary draws are not changed.');
  const sent = () => api.calls.filter(({ call }) => !call.startsWith('GET')).map(({ call }) => call);
  expect(sent()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Delete agreement' }));
  expect(await screen.findByText('PCs 2027 is deleted')).toBeVisible();
  expect(sent()).toEqual([`DELETE /company/leasing/${id(10)}`]);
});

test('its PDF is one press in the menu of its row', async () => {
  const { user } = renderList([givenAgreement]);
  await user.click(await screen.findByRole('button', { name: 'Actions for Phones 2027' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Download PDF' }));
  expect(pdf.mock.calls).toEqual([[expect.objectContaining({ id: id(9), name: 'Phones 2027' }), expect.anything()]]);
});
