import { getAnyRma, listAllRma, moveAnyRma, type RmaDetail } from '@portal/contract/rma';
import { readAnyMessages, sendAnyMessage } from '@portal/contract/rma-messages';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { dkk, givenRma, id, pageOfRows, rmaCalls } from './given-requests.ts';
import { RmaCoverage } from './RmaCoverage.tsx';
import { adminRmaColumns, RmaLog } from './RmaLog.tsx';

const log = (n: number, text: string, toStatus: RmaDetail['logs'][number]['toStatus'] = null) => ({
  id: id(n),
  at: '2027-05-05T09:00:00.000Z',
  fromStatus: null,
  toStatus,
  actorName: 'Anna Holm',
  actorRole: 'employee' as const,
  text,
});

function renderLog(rows: RmaDetail[], at = '/logs') {
  givenSession({ role: 'admin', companyId: null });
  const [rma = givenRma()] = rows;
  const done = { data: { id: rma.id } };
  const api = fakeApi(
    on(listAllRma, pageOfRows(rows)),
    on(getAnyRma, { data: rma }),
    on(moveAnyRma, { data: rma }),
    on(sendAnyMessage, done),
    on(readAnyMessages, done),
  );
  return { api, ...renderPage(<RmaLog calls={rmaCalls} columns={adminRmaColumns} lead="Of all." />, { at }) };
}
const openRma = (change: Partial<RmaDetail>) => renderLog([givenRma(change)], `/logs?request=${id(1)}`);
const posted = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ call }) => call.startsWith('POST')).map(({ call, body }) => ({ call, body }));

test('each request says what happened to what, whether it is covered, and how many messages wait', async () => {
  renderLog([givenRma({ unread: 2, outcome: 'REPAIR' }), givenRma({ id: id(6), covered: false })]);
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent(
    /Anna Holm.*2 new messages.*Nordlys A\/S.*Phone X.*TeleGros.*Damaged.*Covered.*Repair/,
  );
  expect(second).toHaveTextContent('Not covered');
  expect(second).not.toHaveTextContent('new message');
});

test('without requests the log says what makes one; narrowed to a state, it says that none matches', async () => {
  const { unmount } = renderLog([]);
  expect(await screen.findByText('No RMA requests yet')).toBeVisible();
  expect(screen.getByText(/Employees report damage, faults and theft/)).toBeVisible();
  unmount();
  renderLog([], '/logs?status=CLOSED');
  expect(await screen.findByRole('button', { name: /Clear/ })).toBeVisible();
  expect(screen.queryByText('No RMA requests yet')).toBeNull();
});

test('opening a request reads its messages; the history holds the steps alone', async () => {
  const { api } = openRma({ unread: 1, logs: [log(7, '', 'CREATED'), log(8, 'It fell.')] });
  const drawer = within(await screen.findByRole('dialog', { name: 'RMA, order 100001' }));
  expect(await drawer.findByText('It fell.')).toBeVisible();
  const history = within(drawer.getByRole('list', { name: 'History of the request' }));
  expect(history.getAllByRole('listitem')).toHaveLength(1);
  expect(history.queryByText(/It fell/)).toBeNull();
  await waitFor(() => expect(posted(api)).toEqual([{ call: `POST /admin/rma/${id(1)}/read`, body: undefined }]));
});

test('an empty message is refused; a closed request takes none', async () => {
  const { api, user, unmount } = openRma({});
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const field = screen.getByRole('textbox', { name: 'Your message' });
  expect(field).toHaveAccessibleDescription(/This field is required/);
  expect(posted(api)).toEqual([]);
  await user.type(field, 'On its way.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(posted(api)).toEqual([{ call: `POST /admin/rma/${id(1)}/messages`, body: { text: 'On its way.' } }]);
  unmount();
  openRma({ status: 'CLOSED', actions: [] });
  expect(await screen.findByText(/^No messages yet/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Your message' })).toBeNull();
});

test('a rejection needs a reason that the employee reads, and sends nothing of a replacement', async () => {
  const { api, user } = openRma({});
  await user.click(await screen.findByRole('button', { name: 'Decide' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Decide' }));
  const reject = dialog.getByRole('radio', {
    name: /^Reject.*a reason that Anna Holm reads\. Anna Holm may answer once/,
  });
  await user.click(dialog.getByRole('radio', { name: /^Replace/ }));
  await user.type(dialog.getByRole('textbox', { name: 'New SN/IMEI' }), '490154203237518');
  await user.click(reject);
  expect(dialog.queryByText('What happens next')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Reject the request' }));
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  expect(reason).toHaveAccessibleDescription(/This field is required/);
  expect(posted(api)).toEqual([]);
  await user.type(reason, 'It is wear.');
  await user.click(dialog.getByRole('button', { name: 'Reject the request' }));
  expect(await screen.findByText('The request was changed')).toBeVisible();
  expect(posted(api)[0]?.body).toMatchObject({ version: 3, to: 'REJECTED', reason: 'It is wear.', serialNumber: '' });
  expect(posted(api)[0]?.body).not.toHaveProperty('outcome');
});

test('a return says who closes it and what becomes of the draws, and asks for no serial number or day', async () => {
  const { api, user } = openRma({});
  await user.click(await screen.findByRole('button', { name: 'Decide' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Decide' }));
  await user.click(dialog.getByRole('radio', { name: /^Take it back/ }));
  expect(dialog.getByText(/Back office closes the request when the item is back/)).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: 'New SN/IMEI' })).toBeNull();
  expect(dialog.queryByLabelText(/^Expected with the employee/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Approve the return' }));
  expect(await screen.findByText('The request was changed')).toBeVisible();
  expect(posted(api)[0]?.body).toMatchObject({ to: 'APPROVED', outcome: 'RETURN', expectedBack: null, excess: 0 });
});

test.each([
  ['covers an incident before its end', {}, 'The incident on 3 May 2027 lies before the insurance ends on'],
  [
    'ended before the incident',
    { covered: false, allRiskExpirationDate: '2027-05-02' },
    'The insurance ended on 2 May 2027, before the incident on 3 May 2027.',
  ],
  ['was never taken', { covered: false, allRiskExpirationDate: null }, 'The order has no all-risk insurance.'],
])('an insurance that %s says so, with the price of the item', (_what, change, sentence) => {
  renderPage(<RmaCoverage rma={givenRma({ ...change, excess: dkk(50_000) })} price={dkk(639_920)} />);
  expect(screen.getByText(sentence, { exact: false })).toBeVisible();
  expect(screen.getByText(/Price of the item, ex VAT: DKK.6,399\.20/)).toBeVisible();
  expect(screen.getByText(/Anna Holm pays DKK.500\.00 incl\. VAT/)).toBeVisible();
});
