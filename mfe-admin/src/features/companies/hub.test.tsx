import { companyAdmins, type Administrator } from '@portal/contract/admins';
import { changeCompany, getCompany, type Company } from '@portal/contract/companies';
import { listCompanySubscriptions } from '@portal/contract/company-subscriptions';
import { listCurrencies } from '@portal/contract/currencies';
import { listHrSystems } from '@portal/contract/hr-systems';
import { listAllOrders } from '@portal/contract/order-lists';
import { getCompanyOverview, type CompanyOverview } from '@portal/contract/overviews';
import { listSalarySystems } from '@portal/contract/salary-systems';
import { listSuppliers } from '@portal/contract/suppliers';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import CompanyPage from './CompanyPage.tsx';
import EditCompanyPage from './EditCompanyPage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const empty = { data: [], meta: { total: 0, page: 1, pageSize: 5 } };
const company: Company = {
  id: id(1),
  company_name: 'Nordlys A/S',
  vat_no: '12345678',
  currency: 'DKK',
  status: 'ACTIVE',
  is_active: true,
  isReseller: true,
  supplier: { id: id(2), name: 'TeleGros' },
  city: 'Aarhus',
  version: 7,
  invoice_mail: '',
  phone_number: '',
  note: '',
  address_line_one: 'Havnegade 12',
  address_line_two: '',
  zipcode: '8000',
  country: 'DK',
  language: 'da-dk',
  vatNoWarning: 'check-digit',
  hrSystem: null,
  salarySystem: { id: id(3), name: 'Danløn' },
  salaryDay: 20,
  salaryFileMethod: 'AUTOMATIC',
  wageCodeGross: '',
  wageCodeNet: '',
  wageCodePhoneTax: '',
  employerNo: '',
  payTerm: '',
  catalogs: [{ id: id(4), name: 'Phones 2026', catalogName: 'phones', supplierId: id(2) }],
};
const overview: CompanyOverview = {
  people: 145,
  runningOrders: 88,
  employees: 142,
  administrators: 3,
  addresses: 2,
  subscriptions: 3,
  openSubscriptions: 1,
  orders: 127,
  ordersToProcess: 8,
  ordersInProcess: 3,
  orderFiles: 14,
  salaryFiles: 11,
  undeliveredSalaryFiles: 1,
  leasingAgreements: 1,
  catalogs: 1,
  payInFull: 4,
  openPayInFull: 0,
  rma: 6,
  openRma: 0,
};
const at = `/admin/companies/${id(1)}`;
const lists = [
  on(listAllOrders, empty),
  on(listCompanySubscriptions, empty),
  on(companyAdmins.list, empty),
  on(listCurrencies, { data: [{ id: id(9), isoCode: 'DKK', symbol: 'kr.', orderNumber: 1, version: 1 }] }),
  on(listHrSystems, empty),
  on(listSalarySystems, empty),
  on(listSuppliers, empty),
];

beforeEach(() => givenSession({ role: 'admin', companyId: null }));

test('a company shows what waits, and everything of it is one click away', async () => {
  fakeApi(on(getCompany, { data: company }), on(getCompanyOverview, { data: overview }), ...lists);
  renderPage(<CompanyPage />, { at, path: '/admin/companies/:companyId' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nordlys A/S' })).toBeVisible();
  const pages = screen.getByRole('navigation', { name: 'Pages of the company' });
  for (const [name, page] of [
    ['Orders 127', 'orders'],
    ['Subscriptions 3', 'subscriptions'],
    ['Employees 142', 'employees'],
    ['Salary files 11', 'salaryfiles'],
    ['Order files 14', 'orderfiles'],
    ['Leasing 1', 'leasing'],
    ['PIF requests 4', 'pif'],
    ['RMA requests 6', 'rma'],
    ['Addresses 2', 'addresses'],
    ['Administrators 3', 'admins'],
  ] as const)
    expect(
      await within(pages).findByRole('link', { name: new RegExp(`^${name.replace(' ', '.*')}$`) }),
    ).toHaveAttribute('href', `${at}/${page}`);
  const waiting = await screen.findByRole('region', { name: 'Needs attention' });
  // Figures lead to the list, the card to what is done there.
  expect(screen.getByRole('link', { name: 'Orders to process 8' })).toHaveAttribute(
    'href',
    `${at}/orders?view=TO_PROCESS`,
  );
  expect(within(waiting).getByRole('link', { name: 'Process the orders that wait' })).toHaveAttribute(
    'href',
    `${at}/orders?view=TO_PROCESS&process=all`,
  );
  expect(within(waiting).queryByText('Open RMA requests')).toBeNull();
  expect(screen.getByRole('link', { name: 'Phones 2026' })).toHaveAttribute(
    'href',
    `/admin/suppliers/${id(2)}/catalogs/${id(4)}`,
  );
  expect(screen.getByRole('link', { name: 'Danløn' })).toHaveAttribute('href', `/admin/salarysystems/${id(3)}/edit`);
});

test('the portal is seen as an administrator who is active', async () => {
  const person = { id: id(5), name: 'Mette Krag', email: 'mette@nordlys.example', status: 'ACTIVE' } as Administrator;
  const meta = { total: 2, page: 1, pageSize: 5 };
  fakeApi(
    on(companyAdmins.list, { data: [person, { ...person, id: id(6), name: 'Bo Lind', status: 'PENDING' }], meta }),
    on(getCompany, { data: company }),
    on(getCompanyOverview, { data: overview }),
    ...lists,
  );
  const { user } = renderPage(<CompanyPage />, { at, path: '/admin/companies/:companyId' });
  await user.click(await screen.findByRole('button', { name: 'See as Mette Krag' }));
  expect(await screen.findByRole('dialog', { name: 'See the portal as Mette Krag' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'See as Bo Lind' })).toBeNull();
});

test('a card that fails leaves the others', async () => {
  fakeApi(
    on(listAllOrders, fails('something-went-wrong', 500)),
    on(getCompany, { data: company }),
    on(getCompanyOverview, { data: { ...overview, ordersToProcess: 0, undeliveredSalaryFiles: 0 } }),
    ...lists,
  );
  renderPage(<CompanyPage />, { at, path: '/admin/companies/:companyId' });
  expect(await screen.findByText('Orders could not be loaded.')).toBeVisible();
  expect(await screen.findByText('Nothing waits at Nordlys A/S.')).toBeVisible();
});

test('blocking asks first, with the people and orders that it touches; until then nothing is sent', async () => {
  const sent: unknown[] = [];
  fakeApi(
    on(getCompany, { data: company }),
    on(getCompanyOverview, { data: overview }),
    on(changeCompany, ({ body }) => {
      sent.push(body);
      return { data: { ...company, status: 'BLOCKED' } };
    }),
    ...lists,
  );
  const { user } = renderPage(<EditCompanyPage />, { at: `${at}/edit`, path: '/admin/companies/:companyId/edit' });
  await user.selectOptions(await screen.findByLabelText(/^Status/), 'BLOCKED');
  await user.click(screen.getByRole('button', { name: 'Save company' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block Nordlys A/S?' });
  expect(await within(dialog).findByText('145')).toBeVisible();
  expect(within(dialog).getByText('88')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Block company' }));
  await waitFor(() => expect(sent).toEqual([{ version: 7, status: 'BLOCKED' }]));
});
