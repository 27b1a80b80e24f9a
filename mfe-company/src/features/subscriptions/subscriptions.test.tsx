import { screen, waitFor, within } from '@testing-library/react';
import { getCompanyProduct, listCompanyCatalogs, listCompanyProducts } from '@portal/contract/company-catalogs';
import { getCompanySettings, listCompanyAddresses, type CompanySettings } from '@portal/contract/company-settings';
import { listDepartments, listEmployees } from '@portal/contract/employees';
import * as expiring from '@portal/contract/expiring-subscriptions';
import * as participants from '@portal/contract/subscription-participants';
import * as contract from '@portal/contract/subscriptions';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import CreateSubscriptionPage from './CreateSubscriptionPage.tsx';
import EditSubscriptionPage from './EditSubscriptionPage.tsx';
import ExpiringSubscriptionsPage from './ExpiringSubscriptionsPage.tsx';
import SubscriptionListPage from './SubscriptionListPage.tsx';
import { givenRow, givenSubscription, idOf, phone, phoneDetail, phones } from './given-subscriptions.ts';

const page = <Row,>(data: Row[]) => ({ data, meta: { total: data.length, page: 1, pageSize: 50 } });
const counts = on(contract.countSubscriptions, { data: { open: 1, upcoming: 0, active: 1, expired: 2, closed: 3 } });
const catalogs = [
  on(listCompanyCatalogs, page([phones])),
  on(listCompanyProducts, page([phone])),
  on(getCompanyProduct, { data: phoneDetail }),
];
const settings: CompanySettings = {
  autoSendSalaryFile: true, salaryDay: 20, salaryFileMethod: 'AUTOMATIC', OpenForBenefits: false, AllowEarlyPIF: false, noticeMails: true, drawStartMode: 'AFTER_DISPATCH',
  returnPolicy: 'WAIVE', keepSubsidyOnPif: false, insuranceWaitingMonths: 3, insuranceReasons: [], employeeBirthday: false, employeeGender: false, pifFee: null, version: 1,
};
const mail = { subject: 'Mobile 2027: you can order now', title: 'Mobile 2027 is open', paragraphs: ['Nordlys offers you equipment.'], facts: [], button: 'See the selection' };
const checked = { problems: [], employees: { count: 84, excluded: [] }, overlaps: [], startsAtOnce: true, mail };

beforeEach(() => {
  givenSession();
});

describe('the list', () => {
  test('shows where each subscription stands, and the counts of the views', async () => {
    fakeApi(on(contract.listSubscriptions, page([givenRow()])), counts);
    renderPage(<SubscriptionListPage />, { at: '/company/subscription' });
    const row = await screen.findByRole('row', { name: /Mobile 2027/ });
    expect(within(row).getByText('Active')).toBeVisible();
    expect(within(row).getByText('12 of 84')).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Mobile 2027' })).toHaveAttribute('href', `/company/subscription/edit/${idOf(10)}`);
    expect(await screen.findByRole('link', { name: 'Closed 3' })).toHaveAttribute('href', '/company/subscription?view=closed');
  });

  test('an empty list says what a subscription is and offers to make one; a search that finds nothing offers to clear it', async () => {
    fakeApi(on(contract.listSubscriptions, page([])), counts);
    const { user } = renderPage(<SubscriptionListPage />, { at: '/company/subscription' });
    expect(await screen.findByText('No open subscriptions')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'desk{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No open subscriptions')).toBeVisible();
  });

  test('a failed list names itself and the request, and tries again', async () => {
    const api = fakeApi(on(contract.listSubscriptions, fails('service-unavailable', 503)), counts);
    const { user } = renderPage(<SubscriptionListPage />);
    expect(await screen.findByText('Subscriptions could not be loaded.')).toBeVisible();
    api.add(on(contract.listSubscriptions, page([givenRow()])));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Mobile 2027' })).toBeVisible();
  });

  test('closing asks, says what continues, and sends the version seen', async () => {
    const api = fakeApi(on(contract.listSubscriptions, page([givenRow()])), counts, on(contract.closeSubscription, { data: givenSubscription({ status: 'CLOSED', state: 'CLOSED' }) }));
    const { user } = renderPage(<SubscriptionListPage />);
    await user.click(await screen.findByRole('button', { name: 'Actions for Mobile 2027' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Close' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close Mobile 2027?' });
    expect(within(dialog).getByText('84 invited employees are told by e-mail.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Close subscription' }));
    expect(await screen.findByText('Mobile 2027 is closed')).toBeVisible();
    expect(api.calls.find(({ call }) => call.endsWith('/close'))?.body).toEqual({ version: 3 });
  });

  test('what the server refuses stays in the dialog', async () => {
    fakeApi(on(contract.listSubscriptions, page([givenRow()])), counts, on(contract.closeSubscription, fails('changed-by-someone-else', 409)));
    const { user } = renderPage(<SubscriptionListPage />);
    await user.click(await screen.findByRole('button', { name: 'Actions for Mobile 2027' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Close subscription' }));
    expect(await within(screen.getByRole('dialog')).findByText('Somebody else has changed this meanwhile. Reload and try again.')).toBeVisible();
  });
});

describe('the wizard', () => {
  const routes = [
    ...catalogs,
    on(contract.checkSubscription, { data: checked }),
    on(listDepartments, { data: [{ department: 'Sales', employees: 84 }] }),
    on(listEmployees, page([])),
    on(listCompanyAddresses, { data: [] }),
    on(getCompanySettings, { data: settings }),
    on(contract.createSubscription, { data: { subscription: givenSubscription(), added: 84, invited: 84, excluded: [] } }),
  ];

  async function fillBasics(user: ReturnType<typeof renderPage>['user']) {
    await user.type(await screen.findByLabelText('Name'), 'Mobile 2027');
    await user.type(screen.getByLabelText('Opens for orders'), '2026-11-16');
    await user.type(screen.getByLabelText('Last day for orders'), '2026-11-30');
    await user.type(screen.getByLabelText('Salary draws from'), '2027-01-01');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
  }

  test('six steps with the live example, then one request with everything', async () => {
    const api = fakeApi(...routes);
    const { user } = renderPage(<CreateSubscriptionPage />, { at: '/company/subscription/create', path: '/company/subscription/create' });
    await fillBasics(user);

    await user.click(await screen.findByRole('checkbox', { name: /Phones/ }));
    const subsidy = screen.getByLabelText('Subsidy a year, ex VAT: Phones');
    await user.clear(subsidy);
    await user.type(subsidy, '1200.00');
    const example = () => screen.getByRole('region', { name: 'Live example' });
    await waitFor(() => expect(within(example()).getByText('Gross draw').closest('div')).toHaveTextContent('174.93'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    expect(await screen.findByRole('checkbox', { name: /Employee termination insurance/ })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /All-risk insurance/ }));
    await user.click(screen.getByRole('checkbox', { name: /Employee termination insurance/ }));
    // E1: 328.93 before, 228.93 drawn, 132.66 noticed.
    await waitFor(() => expect(example()).toHaveTextContent(/328\.93.*100\.00.*228\.93.*96\.27.*132\.66/));
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    await user.click(await screen.findByRole('switch', { name: /All employees/ }));
    expect(await screen.findByText('84 employees will be invited')).toBeVisible();
    expect(example()).toHaveTextContent(/If all 84 order, a month.*8,400\.00/);
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    await screen.findByRole('heading', { name: 'Where do the goods go?' });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('group', { name: 'Preview of the mail' })).toHaveTextContent('Mobile 2027 is open');
    expect(await screen.findByText('20 January 2027')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Create and invite 84' }));
    await waitFor(() => expect(api.calls.some(({ call }) => call === 'POST /company/subscriptions')).toBe(true));
    expect(api.calls.find(({ call }) => call === 'POST /company/subscriptions')?.body).toEqual({
      subscriptionName: 'Mobile 2027', startDate: '2026-11-16', endDate: '2026-11-30', effectDate: '2027-01-01', catalogs: [{ catalogId: idOf(20), subsidyYearly: 120_000 }],
      grossDraw: true, netDraw: false, periods: [24], allRisk: true, employeeIns: true, employees: { everyone: true, departments: [], employeeIds: [] }, deliveryMethod: 'USER_ADDRESS', addressId: null,
    });
  });

  test('an empty step stays, lists what is missing and leads there', async () => {
    fakeApi(...routes);
    const { user } = renderPage(<CreateSubscriptionPage />);
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    const summary = await screen.findByRole('alert');
    expect(within(summary).getAllByRole('link')).toHaveLength(4);
    await user.click(within(summary).getAllByRole('link')[0]!);
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  test('what only the server can see is shown at its field', async () => {
    fakeApi(on(contract.checkSubscription, { data: { ...checked, problems: [{ path: 'endDate', key: 'must-be-in-the-future' }, { path: 'addressId', key: 'needs-a-selected-address' }] } }), ...routes);
    const { user } = renderPage(<CreateSubscriptionPage />);
    await fillBasics(user);
    expect(await screen.findByLabelText('Last day for orders')).toHaveAccessibleDescription(/Choose a day in the future\./);
    expect(screen.queryByText('Select an address.')).toBeNull();
  });

  test('a company address must be selected (SPEC 5)', async () => {
    fakeApi(
      on(contract.checkSubscription, ({ body }) => ({ data: { ...checked, problems: body.deliveryMethod === 'COMPANY_ADDRESS' && !body.addressId ? [{ path: 'addressId', key: 'needs-a-selected-address' }] : [] } })),
      ...routes,
    );
    const { user } = renderPage(<CreateSubscriptionPage />);
    await fillBasics(user);
    await user.click(await screen.findByRole('checkbox', { name: /Phones/ }));
    for (const question of ['For how long, and with which insurance?', 'Who is invited?', 'Where do the goods go?']) {
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      await screen.findByRole('heading', { name: question });
    }
    await user.click(screen.getByRole('radio', { name: /A company address/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('Address')).toHaveAccessibleDescription('Select an address.');
  });
});

describe('the edit page', () => {
  const people = on(participants.listParticipants, page([
    { employeeId: idOf(50), employNo: '1042', name: 'Anna Berg', department: 'Sales', state: 'ORDERED', isBeingInvited: false, invitedAt: null, openedAt: null, remindedAt: null, orders: 1 },
    { employeeId: idOf(51), employNo: '1043', name: 'Bo Dahl', department: 'Sales', state: 'INVITED', isBeingInvited: false, invitedAt: '2026-11-16T07:00:00Z', openedAt: null, remindedAt: null, orders: 0 },
  ]));
  const at = { at: `/company/subscription/edit/${idOf(10)}`, path: '/company/subscription/edit/:id' };

  test('with orders only name and end date can be typed in; only what changed is sent', async () => {
    const locked = givenSubscription({ isLocked: true });
    const api = fakeApi(on(contract.getSubscription, { data: locked }), people, ...catalogs, on(listCompanyAddresses, { data: [] }), on(contract.changeSubscription, { data: { subscription: { ...locked, version: 4 }, added: 0, invited: 0, excluded: [] } }));
    const { user } = renderPage(<EditSubscriptionPage />, at);
    const name = await screen.findByLabelText('Name');
    expect(screen.getByLabelText('Opens for orders')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Last day for orders')).not.toHaveAttribute('readonly');
    expect(await screen.findByLabelText('Subsidy a year, ex VAT: Phones')).toHaveAttribute('readonly');
    expect(screen.getByRole('checkbox', { name: /All-risk insurance/ })).toBeDisabled();
    await user.type(name, ' B');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('The subscription is saved')).toBeVisible();
    expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ subscriptionName: 'Mobile 2027 B', version: 3 });
  });

  test('people who have not ordered can be reminded', async () => {
    const api = fakeApi(on(contract.getSubscription, { data: givenSubscription() }), people, ...catalogs, on(participants.remindParticipants, { data: { reminded: 1, results: [] } }));
    const { user } = renderPage(<EditSubscriptionPage />, at);
    await user.click(await screen.findByRole('checkbox', { name: /Bo Dahl/ }));
    await user.click(screen.getByRole('button', { name: 'Remind 1 employee' }));
    expect(await screen.findByText('1 employee is reminded')).toBeVisible();
    expect(api.calls.find(({ call }) => call.endsWith('/reminders'))?.body).toEqual({ employeeIds: [idOf(51)] });
  });

  test('somebody who is being invited is shown as invited once the mail has left, without a reload', async () => {
    const cia: participants.Participant = { employeeId: idOf(52), employNo: '1044', name: 'Cia Krog', department: 'Sales', state: 'NOT_INVITED', isBeingInvited: true, invitedAt: null, openedAt: null, remindedAt: null, orders: 0 };
    const api = fakeApi(on(contract.getSubscription, { data: givenSubscription() }), on(participants.listParticipants, page([cia])), ...catalogs);
    renderPage(<EditSubscriptionPage />, at);
    const row = await screen.findByRole('row', { name: /Cia Krog/ });
    expect(row).toHaveTextContent('Not invited yet');
    api.add(on(participants.listParticipants, page([{ ...cia, state: 'INVITED', isBeingInvited: false, invitedAt: '2026-11-20T09:00:00Z' }])));
    await waitFor(() => expect(screen.getByRole('row', { name: /Cia Krog/ })).not.toHaveTextContent('Not invited yet'), { timeout: 5_000 });
  });

  test('somebody else’s subscription says so', async () => {
    fakeApi(on(contract.getSubscription, fails('subscription-does-not-belong-to-your-company', 404)));
    renderPage(<EditSubscriptionPage />, at);
    expect((await screen.findAllByText(/The subscription does not belong to your company\./))[0]).toBeVisible();
  });
});

test('expiring: the months ahead are in the address, and a follow-up starts with the same people', async () => {
  const row = { id: idOf(10), subscriptionName: 'Mobile 2025', orders: 2, employees: 2, firstExpireDate: '2026-12-31', lastExpireDate: '2027-01-31', monthlyTotal: { amount: 45_786, currency: 'DKK' }, employeeIds: [idOf(50), idOf(51)] };
  const api = fakeApi(on(expiring.listExpiring, page([row])));
  const { user } = renderPage(<ExpiringSubscriptionsPage />, { at: '/company/subscription/expiring', path: '/company/subscription/expiring' });
  expect(await screen.findByRole('row', { name: /Mobile 2025/ })).toHaveTextContent('457.86 DKK');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Months ahead' }), '12');
  await waitFor(() => expect(api.calls.at(-1)?.query['months']).toBe('12'));
  await user.click(await screen.findByRole('button', { name: 'New for these people' }));
  expect(globalThis.location.pathname).toBe('/company/subscription/create');
  expect((globalThis.history.state as { usr: unknown }).usr).toEqual({ name: 'Mobile 2025', employeeIds: [idOf(50), idOf(51)] });
});
