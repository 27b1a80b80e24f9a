import { backOfficeAdmins, companyAdmins, supplierAdmins } from '@portal/contract/admins';
import { listCompanies } from '@portal/contract/companies';
import { listCurrencies } from '@portal/contract/currencies';
import { changeUser, getUser, setUserPassword, type User } from '@portal/contract/users';
import { fails, fakeApi, givenLanguage, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '../../load-messages.ts';
import EditUserPage from './EditUserPage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const nowhere = { companyId: null, supplierId: null, employeeId: null };
const bente: User = {
  id: id(7),
  name: 'Bente Lund',
  email: 'bente@portal.example',
  phone_number: '',
  language: 'da-dk',
  status: 'ACTIVE',
  lastSuccessfulLogin: null,
  createdAt: '2026-11-02T08:00:00Z',
  newEmail: null,
  note: '',
  address_line_one: '',
  address_line_two: '',
  zipcode: '',
  city: '',
  country: '',
  currency: 'DKK',
  hasSecondStep: false,
  role: 'company',
  roles: ['company'],
  memberships: [
    { ...nowhere, id: id(8), role: 'company', companyId: id(3), name: 'Nordlys', isClosed: false },
    { ...nowhere, id: id(9), role: 'supplier', supplierId: id(4), name: 'TeleGros', isClosed: true },
    { ...nowhere, id: id(10), role: 'employee', companyId: id(3), employeeId: id(5), name: 'Nordlys', isClosed: false },
  ],
  version: 6,
};
const currency = (isoCode: string, orderNumber: number) => ({
  id: id(60 + orderNumber),
  isoCode,
  symbol: isoCode,
  orderNumber,
  version: 1,
});
const open = (...routes: Parameters<typeof fakeApi>) => {
  const api = fakeApi(
    on(getUser, { data: bente }),
    on(listCurrencies, { data: [currency('DKK', 1), currency('EUR', 2)] }),
    ...routes,
  );
  const page = renderPage(<EditUserPage />, { at: `/admin/users/${bente.id}/edit`, path: '/admin/users/:userId/edit' });
  const sent = (method: string) => api.calls.find(({ call }) => call.startsWith(method));
  return { ...page, sent };
};

beforeEach(() => givenSession({ role: 'admin', companyId: null }));

describe('a temporary password (SPEC 3 User.password)', () => {
  const typed = async ({ user }: ReturnType<typeof open>, password: string) => {
    await user.click(await screen.findByRole('button', { name: 'Set temporary password' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set a temporary password for Bente Lund' });
    await user.type(within(dialog).getByLabelText('Temporary password'), password);
    await user.type(within(dialog).getByLabelText('Your own password'), 'Vinter-Bord-24');
    await user.click(within(dialog).getByRole('button', { name: 'Set password' }));
    return dialog;
  };

  test('is set with the own password given again', async () => {
    const page = open(on(setUserPassword, { data: { ended: 2 } }));
    await typed(page, 'Kaptajn-lampe-77');
    expect(await screen.findByText('Bente Lund has a temporary password. 2 sessions ended')).toBeVisible();
    expect(page.sent('POST')).toMatchObject({
      call: `POST /admin/users/${bente.id}/temporary-password`,
      body: { temporaryPassword: 'Kaptajn-lampe-77', password: 'Vinter-Bord-24' },
    });
  });

  test('is refused in the dialog, at its field', async () => {
    const refusal = fails('invalid-data-provided', 400, [{ path: 'temporaryPassword', key: 'common-password' }]);
    const dialog = await typed(open(on(setUserPassword, refusal)), 'Password-1234');
    await waitFor(() => expect(within(dialog).getByLabelText('Temporary password')).toBeInvalid());
  });
});

describe('roles (DECISIONS 12)', () => {
  test('an administrator’s is closed after a question; an employee’s is the company’s', async () => {
    const { user, sent } = open(on(companyAdmins.change, { data: {} as never }));
    expect(await screen.findByRole('link', { name: 'Supplier: TeleGros' })).toHaveAttribute(
      'href',
      `/admin/suppliers/${id(4)}/admins/${id(9)}/edit`,
    );
    expect(screen.queryByRole('button', { name: 'Close Employee: Nordlys' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close Company: Nordlys' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close Company: Nordlys for Bente Lund?' });
    await user.click(within(dialog).getByRole('button', { name: 'Close role' }));
    expect(await screen.findByText('Company: Nordlys is closed')).toBeVisible();
    expect(sent('PATCH')).toMatchObject({
      call: `PATCH /admin/companies/${id(3)}/admins/${id(8)}`,
      body: { version: 6, status: 'BLOCKED' },
    });
  });

  test('a closed one is opened again, and what is refused is said in the dialog', async () => {
    const { user, sent } = open(on(supplierAdmins.change, fails('changed-by-someone-else', 409)));
    await user.click(await screen.findByRole('button', { name: 'Open Supplier: TeleGros again' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Open again' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(sent('PATCH')?.body).toEqual({ version: 6, status: 'ACTIVE' });
  });

  test('another one is added by an invitation to the person’s own address', async () => {
    const { user, sent } = open(
      on(backOfficeAdmins.create, { data: {} as never }),
      on(listCompanies, { data: [], meta: { total: 0, page: 1, pageSize: 50 } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Add a role' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a role for Bente Lund' });
    await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    expect(await within(dialog).findByRole('combobox', { name: /^Company/ })).toBeInvalid();
    await user.click(within(dialog).getByRole('radio', { name: 'Back office' }));
    await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(/Bente Lund is invited/)).toBeVisible();
    expect(sent('POST')).toMatchObject({
      call: 'POST /admin/admins',
      body: { name: 'Bente Lund', email: 'bente@portal.example', language: 'da-dk' },
    });
  });
});

test('the currency that is noted of a person is shown and changed', async () => {
  const { user, sent } = open(on(changeUser, { data: bente }));
  await screen.findByRole('option', { name: 'EUR (EUR)' });
  await user.selectOptions(screen.getByLabelText('Currency'), 'EUR (EUR)');
  await user.click(screen.getByRole('button', { name: 'Save user' }));
  await waitFor(() => expect(sent('PATCH')?.body).toEqual({ version: 6, currency: 'EUR' }));
});

test('reads in Danish', async () => {
  await givenLanguage('da-dk', loadMessages);
  open();
  expect(await screen.findByRole('button', { name: 'Sæt midlertidig adgangskode' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tilføj en rolle' })).toBeVisible();
});

describe('a block', () => {
  const asked = async ({ user }: ReturnType<typeof open>) => {
    await user.selectOptions(await screen.findByLabelText('Status'), 'BLOCKED');
    await user.click(screen.getByText('Save user'));
    return screen.findByRole('dialog', { name: 'Block Bente Lund?' });
  };

  test('asks first, with the roles that it ends; cancelled, the change is still unsaved', async () => {
    const page = open();
    const question = await asked(page);
    expect(question).toHaveTextContent(/It ends 2 roles:.*: Nordlys/);
    expect(question).not.toHaveTextContent('TeleGros');
    await page.user.click(within(question).getByText('Cancel'));
    expect(page.sent('PATCH')).toBeUndefined();
    expect(globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  });

  test('is saved once it is confirmed', async () => {
    const page = open(on(changeUser, { data: { ...bente, status: 'BLOCKED', version: 7 } }));
    const question = await asked(page);
    await page.user.click(within(question).getByText('Block user'));
    expect(await screen.findByText('Bente Lund is saved')).toBeVisible();
    expect(page.sent('PATCH')?.body).toEqual({ version: 6, status: 'BLOCKED' });
  });
});
