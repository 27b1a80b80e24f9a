import { getCompany, type Company } from '@portal/contract/companies';
import { listCompanyLeasedOrders } from '@portal/contract/leased-orders';
import * as contract from '@portal/contract/leasing-agreements';
import type { LeasableOrder, LeasingAgreement } from '@portal/contract/leasing-agreements';
import { messageOf } from '@portal/shared-ui';
import { fails, fakeApi, givenSession, on, renderPage, type FakeRoute } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import CreateLeasingPage from './CreateLeasingPage.tsx';
import LeasingListPage from './LeasingListPage.tsx';
import LeasingPage from './LeasingPage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const dkk = (amount: number) => ({ amount, currency: 'DKK' });
const path = `/admin/companies/${id(1)}/leasing`;
const order: LeasableOrder = {
  orderId: id(2),
  orderNumber: 10_001,
  companyId: id(1),
  employeeId: id(5),
  employeeName: 'Anna',
  product: 'Phone X',
  accessoryCount: 1,
  productPrice: dkk(639_920),
  accessoryPrice: dkk(19_920),
  drawPerMonth: dkk(22_893),
};
const agreement: LeasingAgreement = {
  id: id(9),
  name: 'Phones 2027',
  period: 24,
  drawFreq: 'quarterly',
  leasingStart: '2027-01-01',
  leasingEnd: '2028-12-31',
  partner: 'Nordisk Leasing',
  contractId: 'NL-1',
  orders: 1,
  totalSalaryDraw: dkk(549_432),
  totalLeasingValue: dkk(659_840),
  note: '',
  companyName: 'Nordlys A/S',
  productSum: dkk(639_920),
  accessorySum: dkk(19_920),
  monthlyDraw: dkk(22_893),
  schedule: Array.from({ length: 8 }, (_, k) => ({ k, from: '2027-01-01', units: 3, amount: dkk(68_679) })),
  selectedOrders: [order],
  createdAt: '2026-12-20T09:00:00.000Z',
  createdBy: 'Karen Dahl',
};
const page = <Row,>(data: Row[]) => ({ data, meta: { total: data.length, page: 1, pageSize: 50 } });
const company = on(getCompany, () => ({ data: { id: id(1), company_name: 'Nordlys A/S' } as Company }));
const partner = { id: id(5), name: 'Nordisk Leasing', email: '', enabled: true, version: 3 };

beforeEach(() => givenSession({ role: 'admin' }));

const showList = (...routes: FakeRoute[]) => {
  const api = fakeApi(company, ...routes, on(contract.listCompanyLeasing, page([agreement])));
  return { api, ...renderPage(<LeasingListPage />, { at: path, path: '/admin/companies/:companyId/leasing' }) };
};

test("a company's agreements stand below the company, each leads to its page", async () => {
  showList();
  expect(await screen.findByRole('link', { name: 'Phones 2027' })).toHaveAttribute('href', `${path}/${id(9)}`);
  expect(await screen.findByRole('link', { name: 'Nordlys A/S' })).toHaveAttribute('href', `/admin/companies/${id(1)}`);
  expect(screen.getByRole('link', { name: 'New agreement' })).toHaveAttribute('href', `${path}/create`);
});

test('partners are added and switched off in their dialog; a name that is taken is said at its field', async () => {
  const { api, user } = showList(
    on(contract.listLeasingPartners, { data: [partner] }),
    on(contract.createLeasingPartner, fails('name-already-exists', 409)),
    on(contract.changeLeasingPartner, { data: { ...partner, enabled: false } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Leasing partners' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leasing partners' });
  await user.click(await within(dialog).findByRole('switch', { name: /Nordisk Leasing/ }));
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call.startsWith('PATCH'))).toMatchObject({
      call: `PATCH /admin/leasingpartners/${id(5)}`,
      body: { version: 3, enabled: false },
    }),
  );
  await user.type(within(dialog).getByRole('textbox', { name: 'New partner' }), 'Nordisk Leasing');
  await user.click(within(dialog).getByRole('button', { name: 'Add partner' }));
  expect((await screen.findAllByText(messageOf('name-already-exists'))).length).toBe(1);
  expect(within(dialog).getByRole('textbox', { name: 'New partner' })).toHaveValue('Nordisk Leasing');
});

test('an agreement is made for the company of the address and opens', async () => {
  const api = fakeApi(
    company,
    on(contract.getCompanyLeasingChoices, {
      data: {
        currency: 'DKK',
        periods: [{ period: 24, orders: 1 }],
        partners: [{ id: id(5), name: 'Nordisk Leasing' }],
      },
    }),
    on(contract.listCompanyLeasableOrders, page([order])),
    on(contract.createCompanyLeasing, { data: agreement }),
  );
  const { user } = renderPage(<CreateLeasingPage />, {
    at: `${path}/create`,
    path: '/admin/companies/:companyId/leasing/create',
  });
  await user.type(await screen.findByLabelText('Name'), 'Phones 2027');
  await user.type(screen.getByLabelText('Start'), '2027-01-01');
  await user.click(await screen.findByRole('checkbox', { name: /Anna/ }));
  await user.click(screen.getByRole('button', { name: 'Create agreement' }));
  await waitFor(() => expect(globalThis.location.pathname).toBe(`${path}/${id(9)}`));
  expect(api.calls.find(({ call }) => call.startsWith('POST'))).toMatchObject({
    call: `POST /admin/companies/${id(1)}/leasing`,
    body: { name: 'Phones 2027', period: 24, orderIds: [id(2)] },
  });
});

test('an agreement shows its payments; deleting asks first', async () => {
  const api = fakeApi(
    company,
    on(contract.getCompanyLeasing, { data: agreement }),
    on(listCompanyLeasedOrders, page([order])),
    on(contract.removeCompanyLeasing, { data: { id: agreement.id } }),
  );
  const { user } = renderPage(<LeasingPage />, {
    at: `${path}/${agreement.id}`,
    path: '/admin/companies/:companyId/leasing/:leasingAgreementId',
  });
  expect(await screen.findByRole('heading', { name: 'Phones 2027', level: 1 })).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Payments' })).getAllByText(/686\.79/)).toHaveLength(8);
  expect(await screen.findByRole('row', { name: /Anna.*Phone X/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(api.calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Delete agreement' }));
  await waitFor(() =>
    expect(api.calls.some(({ call }) => call === `DELETE /admin/companies/${id(1)}/leasing/${agreement.id}`)).toBe(
      true,
    ),
  );
});

test('an agreement that is not there says so', async () => {
  fakeApi(company, on(contract.getCompanyLeasing, fails('leasing-agreement-not-found', 404)));
  renderPage(<LeasingPage />, {
    at: `${path}/${id(8)}`,
    path: '/admin/companies/:companyId/leasing/:leasingAgreementId',
  });
  expect((await screen.findAllByText(messageOf('leasing-agreement-not-found'))).length).toBeGreaterThan(0);
});
