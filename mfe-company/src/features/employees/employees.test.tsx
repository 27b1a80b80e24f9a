import { getCompanySettings, type CompanySettings } from '@portal/contract/company-settings';
import * as bulk from '@portal/contract/employee-bulk';
import * as exits from '@portal/contract/employee-exit';
import type { ExitOrder } from '@portal/contract/employee-exit';
import type { Employee, EmployeeRow } from '@portal/contract/employee-rows';
import * as contract from '@portal/contract/employees';
import { getListColumns } from '@portal/contract/list-columns';
import { previewErasure } from '@portal/contract/privacy';
import { fails, fakeApi, givenLanguage, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '../../load-messages.ts';
import EmployeeListPage from './EmployeeListPage.tsx';

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const anna: EmployeeRow = {
  id: idOf(1),
  employNo: '1042',
  name: 'Anna Berg',
  email: 'anna@nordlys.example',
  department: 'Sales',
  phone: '',
  role: 'EMPLOYEE',
  status: 'ACTIVE',
  exitDate: null,
  paid_in_full: false,
  invitedAt: null,
  version: 2,
};
const bo: EmployeeRow = {
  ...anna,
  id: idOf(2),
  employNo: '1043',
  name: 'Bo Dahl',
  email: 'bo@nordlys.example',
  status: 'PENDING',
};
const complete = (row: EmployeeRow): Employee => ({
  ...row,
  birthday: null,
  gender: '',
  addressLine1: '',
  addressLine2: '',
  zipCode: '',
  city: '',
  country: '',
  emailPrivate: '',
  phonePrivate: '',
  note: '',
  exitReason: null,
  createdAt: '2026-11-02T08:00:00Z',
  lastSuccessfulLogin: null,
  runningOrders: 0,
});
const settings: CompanySettings = {
  autoSendSalaryFile: true,
  salaryDay: 20,
  salaryFileMethod: 'AUTOMATIC',
  OpenForBenefits: false,
  AllowEarlyPIF: false,
  noticeMails: true,
  drawStartMode: 'AFTER_DISPATCH',
  returnPolicy: 'WAIVE',
  keepSubsidyOnPif: false,
  insuranceWaitingMonths: 3,
  insuranceReasons: [],
  employeeBirthday: true,
  employeeGender: false,
  pifFee: null,
  version: 1,
};
const routes = [
  on(contract.listEmployees, { data: [anna, bo], meta: { total: 2, page: 1, pageSize: 50 } }),
  on(contract.listDepartments, { data: [{ department: 'Sales', employees: 2 }] }),
  on(contract.getEmployee, ({ params }) => ({ data: complete(params['employeeId'] === anna.id ? anna : bo) })),
  on(getCompanySettings, { data: settings }),
  on(getListColumns, { data: { columns: null } }),
  on(bulk.listDeliveries, { data: [{ employeeId: anna.id, state: 'FAILED', at: '2026-11-02T08:00:00Z' }] }),
];
const open = (at = '/company/employees') => renderPage(<EmployeeListPage />, { at, path: '/company/employees' });

beforeEach(() => {
  givenSession();
});

describe('the list', () => {
  test('filters are in the address', async () => {
    const api = fakeApi(...routes);
    const { user } = open();
    expect(await screen.findByRole('row', { name: /Anna Berg/ })).toHaveTextContent('1042');
    expect(screen.getByText('2 employees')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending');
    await waitFor(() => expect(globalThis.location.search).toBe('?status=PENDING'));
    await waitFor(() => expect(api.calls.at(-1)?.query['status']).toBe('PENDING'));
  });

  test('inviting some says how many went and how many did not, and why', async () => {
    const api = fakeApi(
      ...routes,
      on(bulk.inviteEmployees, {
        data: {
          sent: 1,
          results: [
            { employeeId: anna.id, outcome: 'SENT' },
            { employeeId: bo.id, outcome: 'BLOCKED' },
          ],
        },
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: /Anna Berg/ }));
    await user.click(screen.getByRole('checkbox', { name: /Bo Dahl/ }));
    await user.click(screen.getByRole('button', { name: 'Invite 2 employees' }));
    expect(await screen.findByText(/1 mail is sent\./)).toHaveTextContent('1 person is blocked.');
    expect(api.calls.find(({ call }) => call.endsWith('/invitations'))?.body).toEqual({
      employeeIds: [anna.id, bo.id],
    });
  });

  test('a mail that could not be delivered is seen in the list; everybody who matches gets a department', async () => {
    const all = [idOf(11), idOf(12), idOf(13)];
    const api = fakeApi(
      on(contract.listEmployees, { data: [anna, bo], meta: { total: 3, page: 1, pageSize: 50 } }),
      on(bulk.listEmployeeIds, { data: { employeeIds: all, isAll: true } }),
      on(bulk.setDepartment, { data: { changed: 2, missing: 1 } }),
      ...routes.slice(1),
    );
    const { user } = open('/company/employees?department=Sales');
    expect(await screen.findByText('Could not be delivered')).toBeVisible();
    await user.click(await screen.findByRole('checkbox', { name: /Anna Berg/ }));
    await user.click(screen.getByRole('button', { name: 'Select all 3 that match' }));
    expect(await screen.findByText('3 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Set department' }));
    const dialog = await screen.findByRole('dialog', { name: 'Department of 3 employees' });
    await user.type(within(dialog).getByLabelText('Department'), 'Lager');
    await user.click(within(dialog).getByRole('button', { name: 'Set department' }));
    expect(await screen.findByText('2 changed, 1 no longer exist')).toBeVisible();
    expect(api.calls.find(({ call }) => call.endsWith('/department'))?.body).toEqual({
      employeeIds: all,
      department: 'Lager',
    });
    expect(api.calls.find(({ call }) => call.endsWith('/ids'))?.query).toMatchObject({ department: 'Sales' });
  });

  test('a refused deletion stays in its dialog, without a toast (SPEC 8)', async () => {
    fakeApi(
      ...routes,
      on(previewErasure, { data: { mayErase: true, erased: ['note'], kept: [] } }),
      on(contract.removeEmployee, fails('employee-has-active-subscriptions', 409)),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Actions for Anna Berg' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.type(await screen.findByLabelText('Type 1042 to confirm'), '1042');
    await user.click(await screen.findByRole('button', { name: 'Delete employee' }));
    expect(await screen.findAllByText('An employee with active, unpaid subscriptions cannot be deleted.')).toHaveLength(
      1,
    );
  });
});

describe('the drawer', () => {
  test('adding: what is missing is listed, a used e-mail is shown at its field, then it is saved', async () => {
    const api = fakeApi(...routes, on(contract.createEmployee, fails('employee-email-already-exists', 409)));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add employee' }));
    const drawer = await screen.findByRole('dialog', { name: 'Add employee' });
    await user.click(within(drawer).getByRole('button', { name: 'Add employee' }));
    expect(within(await within(drawer).findByRole('alert')).getAllByRole('link')).toHaveLength(2);
    await user.type(within(drawer).getByLabelText('Name'), 'Carl Ny');
    await user.type(within(drawer).getByLabelText('E-mail'), 'Anna@Nordlys.example');
    await user.click(within(drawer).getByRole('button', { name: 'Add employee' }));
    await waitFor(() =>
      expect(within(drawer).getByLabelText('E-mail')).toHaveAccessibleDescription(
        'Another employee already has this email.',
      ),
    );
    api.add(on(contract.createEmployee, { data: complete(anna) }));
    await user.click(within(drawer).getByRole('button', { name: 'Add employee' }));
    expect(await screen.findByText('Anna Berg is added')).toBeVisible();
    expect(api.calls.findLast(({ call }) => call === 'POST /company/employees')?.body).toMatchObject({
      name: 'Carl Ny',
      email: 'anna@nordlys.example',
      role: 'EMPLOYEE',
      birthday: null,
    });
  });

  test('editing sends only what changed, with the version; the address opens the person', async () => {
    const api = fakeApi(...routes, on(contract.changeEmployee, { data: complete({ ...anna, version: 3 }) }));
    const { user } = open(`/company/employees?employee=${anna.id}`);
    const drawer = await screen.findByRole('dialog', { name: 'Anna Berg' });
    const department = await within(drawer).findByLabelText(/Department/);
    await user.clear(department);
    await user.type(department, 'Service');
    await user.click(within(drawer).getByRole('button', { name: 'Save employee' }));
    expect(await screen.findByText('The employee is saved')).toBeVisible();
    expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ department: 'Service', version: 2 });
    expect(globalThis.location.search).toBe('');
  });

  test('birthday is asked for where the company keeps it, gender is not', async () => {
    fakeApi(...routes);
    open(`/company/employees?employee=${anna.id}`);
    const drawer = await screen.findByRole('dialog', { name: 'Anna Berg' });
    expect(await within(drawer).findByLabelText(/Birthday/)).toBeVisible();
    expect(within(drawer).queryByLabelText(/Gender/)).toBeNull();
  });

  test('a note with a CPR number is warned about', async () => {
    fakeApi(...routes);
    const { user } = open(`/company/employees?employee=${anna.id}`);
    const drawer = await screen.findByRole('dialog', { name: 'Anna Berg' });
    await user.type(await within(drawer).findByLabelText(/Note/), 'CPR 010190-1234');
    expect(within(drawer).getByText(/looks like a CPR number/)).toBeVisible();
  });
});

describe('the exit', () => {
  const money = (amount: number) => ({ amount, currency: 'DKK' });
  const order: ExitOrder = {
    orderId: idOf(9),
    orderNumber: 9001,
    productName: 'Phone X',
    months: 24,
    drawn: 10,
    monthsRemaining: 14,
    allRiskMonths: 14,
    covered: false,
    status: null,
    lines: [
      { key: 'goods', months: 14, perMonth: money(27_493), amount: money(384_902) },
      { key: 'fee', months: 1, perMonth: money(25_000), amount: money(25_000) },
    ],
    priceExVat: money(497_494),
    vat: money(124_374),
    total: money(621_868),
  };
  const preview = on(exits.previewEmployeeExit, {
    data: { exitDate: '2027-10-31', orders: [order], suspendedDraws: 14, notShipped: 0 },
  });
  const none = on(exits.getEmployeeExit, {
    data: { exitDate: null, exitReason: null, suspendedDraws: 0, requests: [] },
  });

  test('the effect is shown before saving; then date, reason and "now" are sent', async () => {
    const api = fakeApi(
      ...routes,
      none,
      preview,
      on(exits.setEmployeeExit, { data: complete({ ...anna, exitDate: '2027-10-31', version: 3 }) }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Actions for Anna Berg' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Set exit date' }));
    const dialog = await screen.findByRole('dialog', { name: 'Exit date for Anna Berg' });
    expect(globalThis.location.search).toBe(`?exit=${anna.id}`);
    await user.type(await within(dialog).findByLabelText('Exit date'), '2027-10-31');
    await user.selectOptions(within(dialog).getByLabelText('Reason'), 'Dismissal');
    const effect = await within(dialog).findByRole('region', { name: 'Phone X, order 9001' });
    expect(effect).toHaveTextContent(/Draws kept10 of 24Months remaining14/);
    expect(effect).toHaveTextContent(/Ex VAT.*4,974\.94VAT.*1,243\.74Pay-in-full.*6,218\.68/);
    expect(within(dialog).getByText('14 later draws wait until pay-in-full is closed.')).toBeVisible();
    await user.click(within(dialog).getByRole('radio', { name: /Send now/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save exit date' }));
    expect(await screen.findByText('The exit date of Anna Berg is saved')).toBeVisible();
    expect(api.calls.find(({ call }) => call.endsWith('/exit') && call.startsWith('POST'))?.body).toMatchObject({
      version: 2,
      exitDate: '2027-10-31',
      exitReason: 'DISMISSAL',
      send: 'NOW',
      seen: expect.arrayContaining([
        { fact: 'exitDate', of: '', value: '2027-10-31' },
        { fact: 'waitingDraws', of: '', value: 14 },
      ]),
    });
  });

  test('a day that is not in the future is refused at its field; a reason is asked for', async () => {
    const past = [
      on(exits.previewEmployeeExit, fails('must-be-in-the-future', 400)),
      on(
        exits.setEmployeeExit,
        fails('must-be-in-the-future', 400, [{ path: 'exitDate', key: 'must-be-in-the-future' }]),
      ),
    ];
    fakeApi(...routes, none, ...past);
    const { user } = open(`/company/employees?exit=${anna.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Exit date for Anna Berg' });
    await user.type(await within(dialog).findByLabelText('Exit date'), '2020-01-01');
    await user.click(within(dialog).getByRole('button', { name: 'Save exit date' }));
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Reason')).toHaveAccessibleDescription(/This field is required/),
    );
    await user.selectOptions(within(dialog).getByLabelText('Reason'), 'Dismissal');
    await user.click(within(dialog).getByRole('button', { name: 'Save exit date' }));
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Exit date')).toHaveAccessibleDescription(/Choose a day in the future\./),
    );
  });

  test('what waits is sent, and an exit is taken back', async () => {
    const leaving = { ...anna, exitDate: '2027-10-31' };
    const request = {
      id: idOf(8),
      orderId: order.orderId,
      orderNumber: 9001,
      productName: 'Phone X',
      status: 'PENDING' as const,
      exitDate: '2027-10-31',
      monthsRemaining: 14,
      priceExVat: order.priceExVat,
      vat: order.vat,
      total: order.total,
      version: 1,
    };
    const exit = { exitDate: '2027-10-31', exitReason: 'DISMISSAL' as const, suspendedDraws: 14, requests: [request] };
    const api = fakeApi(
      ...routes.slice(0, 2),
      ...routes.slice(3),
      preview,
      on(contract.getEmployee, { data: complete(leaving) }),
      on(exits.getEmployeeExit, { data: exit }),
      on(exits.sendEmployeeExit, { data: exit }),
      on(exits.withdrawEmployeeExit, { data: complete(anna) }),
    );
    const { user } = open(`/company/employees?exit=${anna.id}`);
    const dialog = await screen.findByRole('dialog', { name: 'Exit date for Anna Berg' });
    await user.click(await within(dialog).findByRole('button', { name: 'Send 1 request now' }));
    expect(await screen.findByText('The requests are sent')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw exit' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: /Withdraw the exit/ })).getByRole('button', {
        name: 'Withdraw exit',
      }),
    );
    await waitFor(() => expect(api.calls.find(({ call }) => call.endsWith('/withdraw'))?.body).toEqual({ version: 2 }));
  });
});

describe('what an address opens', () => {
  test.each([
    [
      'en-us',
      'E-mail',
      'The login keeps its own address; its owner changes it under My profile.',
      /Private e-mail/,
      "Opens only this company's orders after the exit date, once its owner has confirmed it by the mailed link.",
    ],
    [
      'da-dk',
      'E-mail',
      'Loginet beholder sin egen adresse; ejeren ændrer den under Min profil.',
      /Privat e-mail/,
      'Åbner kun denne virksomheds ordrer efter fratrædelsesdatoen, når ejeren har bekræftet adressen med det tilsendte link.',
    ],
  ] as const)('is said in the form of a person who accepted (%s)', async (locale, email, kept, label, opens) => {
    await givenLanguage(locale, loadMessages);
    fakeApi(...routes);
    open(`/company/employees?employee=${anna.id}`);
    expect(await screen.findByLabelText(email)).toHaveAccessibleDescription(kept);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(opens);
  });

  test('of a person who has not accepted no login is spoken of', async () => {
    fakeApi(...routes);
    open(`/company/employees?employee=${bo.id}`);
    expect(await screen.findByLabelText('E-mail')).toHaveValue('bo@nordlys.example');
    expect(screen.queryByText(/The login keeps its own address/)).not.toBeInTheDocument();
  });

  test('the exit says what the private address opens, where there is one', async () => {
    const left = { ...complete(anna), emailPrivate: 'anna@home.example' };
    fakeApi(
      ...routes.slice(0, 2),
      on(contract.getEmployee, { data: left }),
      on(exits.getEmployeeExit, { data: { exitDate: null, exitReason: null, suspendedDraws: 0, requests: [] } }),
      ...routes.slice(3),
    );
    open(`/company/employees?exit=${anna.id}`);
    expect(await screen.findByText(/^After that day anna@home.example opens only this company's orders/)).toBeVisible();
  });
});
