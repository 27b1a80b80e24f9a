import { getCompany, type Company } from '@portal/contract/companies';
import { listAddressesOfCompany, listCompanyEmployees, listCompanySalaryFiles } from '@portal/contract/company-records';
import type { CompanyAddress } from '@portal/contract/company-settings';
import type { EmployeeRow } from '@portal/contract/employee-rows';
import { listPayInFullFees, setPayInFullFee, type PayInFullFee } from '@portal/contract/pay-in-full-fees';
import { listPaymentDetailsOfCompany } from '@portal/contract/payment-details';
import type { SalaryFile } from '@portal/contract/salary-files';
import { messageOf } from '@portal/shared-ui';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import CompanyAddressesPage from './CompanyAddressesPage.tsx';
import CompanyEmployeesPage from './CompanyEmployeesPage.tsx';
import CompanyPaymentPage from './CompanyPaymentPage.tsx';
import CompanySalaryFilesPage from './CompanySalaryFilesPage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const place = (page: string) => ({
  at: `/admin/companies/${id(1)}/${page}`,
  path: `/admin/companies/:companyId/${page}`,
});
const company = on(getCompany, () => ({ data: { id: id(1), company_name: 'Nordlys A/S' } as Company }));
const meta = { total: 1, page: 1, pageSize: 50 };
const anna: EmployeeRow = {
  id: id(2),
  employNo: '100',
  name: 'Anna Holm',
  email: 'anna@nordlys.example',
  language: '',
  department: 'Sales',
  phone: '',
  role: 'EMPLOYEE',
  status: 'ACTIVE',
  exitDate: '2027-01-31',
  paid_in_full: false,
  invitedAt: null,
  version: 1,
};
const file: SalaryFile = {
  id: id(3),
  batch: 7,
  period: '2026-11',
  fileDay: '2026-11-20',
  type: 'AUTOMATIC',
  customName: '',
  fileName: 'salary-7.csv',
  total: { amount: 3_308_460, currency: 'DKK' },
  rowCount: 96,
  sha256: '',
  isManual: false,
  isSent: true,
  sentAt: '2026-11-20T05:00:00.000Z',
  sendFailedAt: null,
  recipients: [],
  salarySystem: null,
  createdBy: null,
  createdAt: '2026-11-20T05:00:00.000Z',
  approvedBy: null,
  approvedAt: null,
  needsSecondApproval: false,
  firstApproval: null,
  sentBy: null,
  downloadedAt: null,
};
const harbour: CompanyAddress = {
  id: id(4),
  name: 'Nordlys A/S',
  att: 'Reception',
  addressLine1: 'Havnegade 12',
  addressLine2: '',
  zipCode: '8000',
  city: 'Aarhus C',
  state: '',
  country: 'DK',
  displayName: 'Harbour',
  version: 1,
};

beforeEach(() => givenSession({ role: 'admin' }));

test("a company's people are looked at and searched; nothing changes them", async () => {
  const api = fakeApi(company, on(listCompanyEmployees, { data: [anna], meta }));
  const { user } = renderPage(<CompanyEmployeesPage />, place('employees'));
  expect(await screen.findByText('Anna Holm')).toBeVisible();
  expect(await screen.findByText('Nordlys A/S')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Actions/ })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'holm');
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ q: 'holm' }));
});

test("a company's salary files say month, sum and delivery, and offer no download", async () => {
  fakeApi(company, on(listCompanySalaryFiles, { data: [file], meta }));
  renderPage(<CompanySalaryFilesPage />, place('salaryfiles'));
  expect(await screen.findByText('November 2026')).toBeVisible();
  expect(screen.getByText('33,084.60')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Download|Actions/ })).not.toBeInTheDocument();
});

test("a company's addresses are shown in full", async () => {
  fakeApi(company, on(listAddressesOfCompany, { data: [harbour] }));
  renderPage(<CompanyAddressesPage />, place('addresses'));
  expect(await screen.findByText('Harbour')).toBeVisible();
  expect(screen.getByText('8000 Aarhus C')).toBeVisible();
  expect(screen.getByText('Denmark')).toBeVisible();
});

test('an unknown company says so; a list that fails leaves the head of the page', async () => {
  fakeApi(on(getCompany, fails('company-not-found', 404)), on(listCompanyEmployees, fails('company-not-found', 404)));
  const { unmount } = renderPage(<CompanyEmployeesPage />, place('employees'));
  expect(await screen.findByText(messageOf('company-not-found'))).toBeVisible();
  unmount();
  fakeApi(company, on(listAddressesOfCompany, fails('something-went-wrong', 500)));
  renderPage(<CompanyAddressesPage />, place('addresses'));
  expect(await screen.findByText(new RegExp(messageOf('something-went-wrong')))).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Addresses' })).toBeVisible();
});

test('62: the fee is set from a day on and a coming one taken back; how employees pay is shown', async () => {
  givenSession();
  const fee = (validFrom: string, amount: number, state: PayInFullFee['state'], isOwn = true): PayInFullFee => ({
    validFrom,
    fee: { amount, currency: 'DKK' },
    isOwn,
    state,
  });
  const now = fee('2020-01-01', 25_000, 'CURRENT', false);
  let fees = [now];
  const api = fakeApi(
    company,
    on(listPayInFullFees, () => ({ data: fees })),
    on(setPayInFullFee, ({ body: { validFrom, amount } }) => {
      fees = amount === null ? [now] : [fee(validFrom, amount, 'COMING'), now];
      return { data: fees };
    }),
    on(listPaymentDetailsOfCompany, {
      data: [{ currency: 'DKK', bank: '', account: '', iban: '', bic: '', cardLink: '', version: 0 }],
    }),
  );
  const { user } = renderPage(<CompanyPaymentPage />, place('payment'));
  expect(await screen.findByText(/The company has entered nothing for DKK/)).toBeVisible();
  await user.type(await screen.findByLabelText(/Holds from/), '2027-11-01');
  await user.type(screen.getByLabelText(/Fee ex VAT/), '300');
  await user.click(screen.getByRole('button', { name: 'Save the fee' }));
  expect(await screen.findByText('The fee is saved')).toBeVisible();
  expect(api.calls.at(-1)).toMatchObject({ body: { validFrom: '2027-11-01', amount: 30_000 } });
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(api.calls.at(-1)).toMatchObject({ body: { validFrom: '2027-11-01', amount: null } }));
});

test('a refresh of the company that fails leaves its page and what is typed standing', async () => {
  const api = fakeApi(company, on(listPayInFullFees, { data: [] }), on(listPaymentDetailsOfCompany, { data: [] }));
  const { user, refresh } = renderPage(<CompanyPaymentPage />, place('payment'));
  await user.type(await screen.findByLabelText('Fee ex VAT'), '250');
  api.add(on(getCompany, fails('something-went-wrong', 500)));
  await refresh();
  expect(screen.getByLabelText('Fee ex VAT')).toHaveValue('250');
});
