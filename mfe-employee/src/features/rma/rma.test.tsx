import { answerRma, getOwnRma, listOwnRma, listRmaItems, reportRma, type RmaDetail } from '@portal/contract/rma';
import { addOwnPhoto, getOwnPhoto, readOwnMessages, sendOwnMessage } from '@portal/contract/rma-messages';
import { fails, fakeApi, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { givenAnna, id, kroner } from '../../testing/given-shop.ts';
import RmaPage from './RmaPage.tsx';

const rma = (change: Partial<RmaDetail> = {}): RmaDetail => ({
  id: id(8),
  orderId: id(7),
  orderNumber: 100_001,
  productName: 'Phone X',

  employeeName: 'Anna',
  companyId: id(2),
  companyName: 'Nordlys A/S',
  supplierId: '00000000-0000-4000-8000-000000000901',
  supplierName: 'TeleGros',
  status: 'CREATED',
  kind: 'DAMAGED',
  outcome: null,
  unread: 0,
  photos: [],
  hasLabel: false,
  incidentDate: '2027-05-03',
  covered: true,
  createdAt: '2027-05-04T09:00:00.000Z',
  version: 1,
  whatHappened: 'The screen broke.',
  comment: '',
  excess: kroner(0),
  allRiskExpirationDate: null,
  dispatchDate: '2026-12-10',
  requiresSerial: true,
  serialNumber: '350000000000022',
  oldSerialNumber: null,
  newSerialNumber: null,
  expectedBack: null,
  logs: [],
  actions: ['UPDATED'],
  ...change,
});
const list = (rows: RmaDetail[] = []) =>
  on(listOwnRma, { data: rows, meta: { total: rows.length, page: 1, pageSize: 25 } });
const item = {
  orderId: id(7),
  orderNumber: 100_001,
  productName: 'Phone X',
  dispatchDate: '2026-12-10',
  allRiskExpirationDate: null,
};
const items = on(listRmaItems, { data: [item] });

describe('damage and repair', () => {
  beforeEach(givenAnna);

  test('47: a date before dispatch is refused at its field, then it is reported', async () => {
    let isRefused = true;
    const api = fakeApi(
      list(),
      items,
      on(reportRma, () =>
        isRefused
          ? fails('invalid-data-provided', 400, [{ path: 'incidentDate', key: 'invalid-day' }])
          : { data: rma() },
      ),
    );
    const { user } = renderPage(<RmaPage />, { at: '/employee/rma' });
    expect(await screen.findByText('No cases yet')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Report something' }));
    const dialog = screen.getByRole('dialog');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'What is wrong' }), 'DAMAGED');
    await user.type(within(dialog).getByLabelText('Date of incident'), '2026-12-01');
    await user.type(within(dialog).getByRole('textbox', { name: 'What happened' }), 'The screen broke.');
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    isRefused = false;
    await user.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Your report was sent')).toBeVisible();
    expect(api.calls.filter(({ call }) => call.startsWith('POST'))[0]?.body).toEqual({
      orderId: id(7),
      kind: 'DAMAGED',
      incidentDate: '2026-12-01',
      whatHappened: 'The screen broke.',
      comment: '',
    });
  });

  test('whether all-risk covers the day is said before the report is sent', async () => {
    fakeApi(list(), on(listRmaItems, { data: [{ ...item, allRiskExpirationDate: '2027-12-09' }] }));
    const { user } = renderPage(<RmaPage />, { at: '/employee/rma' });
    await user.click(await screen.findByRole('button', { name: 'Report something' }));
    const dialog = screen.getByRole('dialog');
    const incident = within(dialog).getByLabelText('Date of incident');
    await user.type(incident, '2027-12-09');
    expect(await within(dialog).findByText(/All-risk covers this day.*9 December 2027/)).toBeVisible();
    await user.clear(incident);
    await user.type(incident, '2027-12-10');
    expect(await within(dialog).findByText(/All-risk ended on 9 December 2027/)).toBeVisible();
  });

  test('what is to be paid is accepted or declined', async () => {
    const approved = rma({
      status: 'APPROVED',
      outcome: 'REPAIR',
      excess: kroner(50_000),
      actions: ['ACCEPTED', 'DECLINED'],
      version: 3,
    });
    const api = fakeApi(list([approved]), items, on(getOwnRma, { data: approved }), on(answerRma, { data: approved }));
    const { user } = renderPage(<RmaPage />, { at: `/employee/rma?request=${id(8)}` });
    await user.click(await screen.findByRole('button', { name: /^Accept DKK.500.00/ }));
    expect(api.calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      version: 3,
      to: 'ACCEPTED',
      seen: [{ fact: 'excess', of: '', value: kroner(50_000) }],
    });
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    const question = await screen.findByRole('dialog', { name: /^Decline to pay DKK.500.00\?$/ });
    expect(question).toHaveTextContent(/the case ends without a repair or another Phone X/);
    const answers = () => api.calls.filter(({ call }) => call.startsWith('POST'));
    expect(answers()).toHaveLength(1);
    await user.click(within(question).getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('You have declined')).toBeVisible();
    expect(answers().at(-1)?.body).toMatchObject({ version: 3, to: 'DECLINED' });
  });

  test('69: an unread message is read when the RMA request is opened, and answered; a CPR number warns', async () => {
    const question = {
      id: id(9),
      at: '2027-05-04T10:00:00.000Z',
      fromStatus: null,
      toStatus: null,
      actorName: '',
      actorRole: 'supplier',
      text: 'Does it still turn on?',
    };
    const open = rma({ unread: 1, logs: [question] });
    const api = fakeApi(
      list([open]),
      items,
      on(getOwnRma, { data: open }),
      on(readOwnMessages, { data: { id: open.id } }),
      on(sendOwnMessage, { data: { id: open.id } }),
    );
    const { user } = renderPage(<RmaPage />, { at: `/employee/rma?request=${id(8)}` });
    const drawer = await screen.findByRole('dialog', { name: 'Phone X' });
    expect(await within(drawer).findByText('Does it still turn on?')).toBeVisible();
    expect(screen.getByText('1 new message')).toBeInTheDocument();
    const write = within(drawer).getByRole('textbox', { name: 'Your message' });
    await user.type(write, 'Yes, 010190-1234');
    expect(within(drawer).getByText(/looks like a CPR number/)).toBeVisible();
    await user.clear(write);
    await user.type(write, 'Yes, it does.');
    const [send] = within(drawer).getAllByRole('button', { name: 'Send' });
    await user.click(send!);
    const posts = () => api.calls.filter(({ call }) => call.startsWith('POST'));
    await waitFor(() => expect(posts().at(-1)?.body).toEqual({ text: 'Yes, it does.' }));
    expect(posts().map(({ call }) => call)).toContain(`POST /employee/rma/${id(8)}/read`);
  });

  test('photos are shown with the token of the page, and added to an RMA request', async () => {
    URL.createObjectURL = () => 'blob:photo';
    URL.revokeObjectURL = () => undefined;
    const photo = { no: 1, at: '2027-05-04T22:30:00.000Z', actorRole: 'employee', width: 40, height: 30 };
    const api = fakeApi(
      list(),
      items,
      on(getOwnRma, { data: rma({ photos: [photo] }) }),
      on(getOwnPhoto, new Blob(['webp'])),
      on(addOwnPhoto, { data: { id: id(8) } }),
    );
    const { user } = renderPage(<RmaPage />, { at: `/employee/rma?request=${id(8)}` });
    const drawer = await screen.findByRole('dialog', { name: 'Phone X' });
    expect(await within(drawer).findByRole('img', { name: 'Photo 1' })).toHaveAttribute('src', 'blob:photo');
    expect(within(drawer).getByText('5 May 2027')).toBeVisible();
    await user.upload(
      within(drawer).getByLabelText(/Add photos/),
      new File(['jpg'], 'screen.jpg', { type: 'image/jpeg' }),
    );
    await waitFor(() => expect(api.calls.map(({ call }) => call)).toContain(`POST /employee/rma/${id(8)}/photos`));
  });
});
