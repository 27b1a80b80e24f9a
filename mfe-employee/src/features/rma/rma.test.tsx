import { answerRma, getOwnRma, listOwnRma, listRmaItems, reportRma, type RmaDetail } from '@portal/contract/rma';
import { fails, fakeApi, on, renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
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
  supplierName: 'TeleGros',
  status: 'CREATED',
  kind: 'DAMAGED',
  outcome: null,
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
  });
});
