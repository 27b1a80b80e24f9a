import { createCompany, listCompanies, type Company, type CompanyRow } from '@portal/contract/companies';
import { listCurrencies } from '@portal/contract/currencies';
import { listHrSystems } from '@portal/contract/hr-systems';
import { listSalarySystems } from '@portal/contract/salary-systems';
import { listSuppliers } from '@portal/contract/suppliers';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import CompanyListPage from './CompanyListPage.tsx';
import CreateCompanyPage from './CreateCompanyPage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const meta = { total: 1, page: 1, pageSize: 50 };
const row: CompanyRow = {
  id: id(1),
  company_name: 'Nordlys A/S',
  vat_no: '12345678',
  currency: 'DKK',
  status: 'ACTIVE',
  is_active: true,
  isReseller: true,
  supplier: { id: id(2), name: 'TeleGros' },
  city: 'Aarhus',
  employees: 142,
  version: 1,
};
const company: Company = {
  ...row,
  invoice_mail: '',
  phone_number: '',
  note: '',
  address_line_one: '',
  address_line_two: '',
  zipcode: '',
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
  catalogs: [],
};
const choices = [
  on(listCurrencies, { data: [{ id: id(9), isoCode: 'DKK', symbol: 'kr.', orderNumber: 1, version: 1 }] }),
  on(listHrSystems, {
    data: [{ id: id(4), name: 'Emply', country: 'DK', importKind: 'CSV', enabled: true, companies: 0, version: 1 }],
    meta,
  }),
  on(listSalarySystems, {
    data: [
      {
        id: id(3),
        name: 'Danløn',
        country: 'DK',
        kind: 'CSV',
        sign: 'POSITIVE',
        enabled: true,
        companies: 0,
        version: 1,
      },
    ],
    meta,
  }),
  on(listSuppliers, {
    data: [
      {
        id: id(2),
        name: 'TeleGros',
        email: 'ordre@telegros.example',
        city: 'Aarhus',
        isReseller: true,
        status: 'ACTIVE',
        companies: 1,
        catalogs: 1,
        deleted: false,
        version: 1,
      },
    ],
    meta,
  }),
];

beforeEach(() => givenSession({ role: 'admin', companyId: null }));

test('the list shows each company with its supplier; a filter is part of the address and of the question', async () => {
  fakeApi(on(listCompanies, ({ query }) => ({ data: query['status'] === 'BLOCKED' ? [] : [row], meta })));
  const { user } = renderPage(<CompanyListPage />, { at: '/admin/companies' });
  const line = (await screen.findByRole('link', { name: 'Nordlys A/S' })).closest('tr')!;
  expect(within(line).getByRole('link', { name: 'TeleGros' })).toHaveAttribute('href', `/admin/suppliers/${id(2)}`);
  expect(within(line).getByText('142')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Blocked');
  expect(location.search).toBe('?status=BLOCKED');
  await user.click(await screen.findByRole('button', { name: /clear/i }));
  expect(await screen.findByRole('link', { name: 'Nordlys A/S' })).toBeVisible();
  expect(location.search).toBe('');
});

describe('a new company', () => {
  const fill = async (user: ReturnType<typeof renderPage>['user']) => {
    const [name, adminName] = screen.getAllByLabelText('Name') as [HTMLElement, HTMLElement];
    await user.type(name, 'Nordlys A/S');
    await user.type(adminName, 'Mette Krag');
    await user.type(screen.getByLabelText('E-mail'), 'mette@nordlys.example');
  };

  test('what is missing is named, a doubtful CVR only warned of, and nothing is sent', async () => {
    const api = fakeApi(...choices);
    const { user } = renderPage(<CreateCompanyPage />);
    await user.type(screen.getByLabelText('CVR / VAT no.'), '12345678');
    expect(await screen.findByText(/check digit of this CVR number is not right/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add company' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('There are 3 problems');
    expect(api.calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  test('is sent with its supplier and salary system, the passwords only once and only when they match', async () => {
    const api = fakeApi(...choices, on(createCompany, { data: company }));
    const { user } = renderPage(<CreateCompanyPage />);
    await fill(user);
    await user.type(screen.getByLabelText('CVR / VAT no.'), '12345678');
    await user.click(await screen.findByRole('combobox', { name: 'Supplier' }));
    await user.click(await screen.findByRole('option', { name: /TeleGros/ }));
    await user.selectOptions(
      screen.getByLabelText('Salary system'),
      await screen.findByRole('option', { name: 'Danløn' }),
    );
    await user.click(screen.getByRole('checkbox', { name: /Set a temporary password/ }));
    await user.type(screen.getByLabelText('Temporary password'), 'Fjord-lampe-77');
    await user.type(screen.getByLabelText('Temporary password again'), 'Fjord-lampe-78');
    await user.click(screen.getByRole('button', { name: 'Add company' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.clear(screen.getByLabelText('Temporary password again'));
    await user.type(screen.getByLabelText('Temporary password again'), 'Fjord-lampe-77');
    await user.click(screen.getByRole('button', { name: 'Add company' }));
    await waitFor(() => expect(location.pathname).toBe('/admin/companies'));
    const sent = api.calls.find(({ call }) => call === 'POST /admin/companies')?.body;
    expect(sent).toMatchObject({
      company_name: 'Nordlys A/S',
      vat_no: '12345678',
      supplierId: id(2),
      salarySystemId: id(3),
      salaryDay: 20,
      salaryFileMethod: 'AUTOMATIC',
    });
    expect((sent as { admin: object }).admin).toEqual({
      name: 'Mette Krag',
      email: 'mette@nordlys.example',
      phone_number: '',
      language: 'da-dk',
      password: 'Fjord-lampe-77',
    });
  });

  test('what the server refuses stands at its field and what was typed stays', async () => {
    fakeApi(
      ...choices,
      on(createCompany, fails('invalid-data-provided', 400, [{ path: 'vat_no', key: 'invalid-vat-number' }])),
    );
    const { user } = renderPage(<CreateCompanyPage />);
    await fill(user);
    await user.type(screen.getByLabelText('CVR / VAT no.'), '1234567');
    await user.click(screen.getByRole('button', { name: 'Add company' }));
    await screen.findByRole('alert');
    expect(screen.getByLabelText('CVR / VAT no.')).toBeInvalid();
    expect(screen.getByLabelText('E-mail')).toHaveValue('mette@nordlys.example');
  });
});
