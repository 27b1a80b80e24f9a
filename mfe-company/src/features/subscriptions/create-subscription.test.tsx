import { listCompanyCatalogs } from '@portal/contract/company-catalogs';
import { getCompanyProfile, type CompanyProfile } from '@portal/contract/company-profile';
import { getCompanySettings, listCompanyAddresses } from '@portal/contract/company-settings';
import { listDepartments, listEmployees } from '@portal/contract/employees';
import * as contract from '@portal/contract/subscriptions';
import { countPresses, fakeApi, givenSession, on, pressesOf, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { givenSettings } from '../../shared/given-settings.ts';
import CreateSubscriptionPage from './CreateSubscriptionPage.tsx';
import { catalogs, givenSubscription, idOf, page, phones } from './given-subscriptions.ts';

const settings = givenSettings({ employeeBirthday: false });
const mail = {
  subject: 'Mobile 2027: you can order now',
  title: 'Mobile 2027 is open',
  paragraphs: ['Nordlys offers you equipment.'],
  facts: [],
  button: 'See the selection',
};
const checked = { problems: [], employees: { count: 84, excluded: [] }, overlaps: [], startsAtOnce: true, mail };

beforeEach(() => {
  givenSession();
});

describe('the wizard', () => {
  const routes = [
    on(listCompanyCatalogs, page([phones, { ...phones, id: idOf(50), displayName: 'Tablets' }])),
    ...catalogs,
    on(contract.checkSubscription, { data: checked }),
    on(listDepartments, { data: [{ department: 'Sales', employees: 84 }] }),
    on(listEmployees, page([])),
    on(listCompanyAddresses, { data: [] }),
    on(getCompanySettings, { data: settings }),
    on(contract.createSubscription, {
      data: { subscription: givenSubscription(), added: 84, invited: 84, excluded: [] },
    }),
  ];

  async function fillBasics(user: ReturnType<typeof renderPage>['user']) {
    await user.type(await screen.findByLabelText('Name'), 'Mobile 2027');
    await user.type(screen.getByLabelText('Opens for orders'), '2026-11-16');
    await user.type(screen.getByLabelText('Last day for orders'), '2026-11-30');
    await user.type(screen.getByLabelText('Salary draws from'), '2027-01-01');
  }

  async function leaveBasics(user: ReturnType<typeof renderPage>['user']) {
    await fillBasics(user);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Salary files' }), 'Manual');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
  }

  test('54: a Norwegian company begins with net draws', async () => {
    fakeApi(...routes, on(getCompanyProfile, { data: { country: 'NO' } as CompanyProfile }));
    const { user } = renderPage(<CreateSubscriptionPage />, {
      at: '/company/subscription/create',
      path: '/company/subscription/create',
    });
    await leaveBasics(user);
    expect(await screen.findByRole('radio', { name: 'Net draw' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Gross draw' }));
    expect(screen.getByRole('radio', { name: 'Gross draw' })).toBeChecked();
  });

  test('six steps with the live example, then one request with everything', async () => {
    const api = fakeApi(...routes);
    const { user } = renderPage(<CreateSubscriptionPage />, {
      at: '/company/subscription/create',
      path: '/company/subscription/create',
    });
    await leaveBasics(user);

    await user.click(await screen.findByRole('checkbox', { name: /Phones/ }));
    const subsidy = screen.getByLabelText('Subsidy a year, ex VAT: Phones');
    await user.clear(subsidy);
    await user.type(subsidy, '1200.00');
    const example = () => screen.getByRole('region', { name: 'Live example' });
    await waitFor(() => expect(within(example()).getByText('Gross draw').closest('div')).toHaveTextContent('174.93'));
    expect(example()).not.toHaveTextContent('insurances'); // none is offered yet
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
    // The 16th is the day of the invitation.
    expect(screen.queryByRole('checkbox', { name: /^14 days before/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /^7 days before 23 November 2026/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    await screen.findByRole('heading', { name: 'Where do the goods go?' });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('group', { name: 'Preview of the mail' })).toHaveTextContent('Mobile 2027 is open');
    expect(screen.getByText('Salary files').parentElement).toHaveTextContent('Manual');
    expect(screen.getByText('23 November 2026, 27 November 2026')).toBeVisible();
    expect(await screen.findByText('20 January 2027')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change: Terms' }));
    expect(await screen.findByRole('checkbox', { name: /All-risk insurance/ })).toBeChecked();
    for (const step of ['Who is invited?', 'Where do the goods go?', 'Is everything right?']) {
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      await screen.findByRole('heading', { name: step });
    }
    await user.click(await screen.findByRole('button', { name: 'Create and invite 84' }));
    await waitFor(() => expect(api.calls.some(({ call }) => call === 'POST /company/subscriptions')).toBe(true));
    expect(api.calls.find(({ call }) => call === 'POST /company/subscriptions')?.body).toEqual({
      subscriptionName: 'Mobile 2027',
      startDate: '2026-11-16',
      endDate: '2026-11-30',
      effectDate: '2027-01-01',
      catalogs: [{ catalogId: idOf(20), subsidyYearly: 120_000 }],
      grossDraw: true,
      netDraw: false,
      periods: [24],
      defaultMonths: null,
      allRisk: true,
      employeeIns: true,
      reminderDays: [3, 7],
      employees: { everyone: true, departments: [], employeeIds: [] },
      deliveryMethod: 'USER_ADDRESS',
      addressId: null,
      salaryFileMethod: 'MANUAL',
    });
  });

  // As the server counts: whom the sketch names.
  const counting = on(contract.checkSubscription, ({ body }) => ({
    data: { ...checked, employees: { ...checked.employees, count: body.employees?.everyone ? 84 : 0 } },
  }));
  const isCreated = (api: ReturnType<typeof fakeApi>) =>
    waitFor(() => expect(api.calls.some(({ call }) => call === 'POST /company/subscriptions')).toBe(true));

  test('the review asks for what is missing, in the presses that the table names', async () => {
    const api = fakeApi(counting, ...routes);
    const { user } = renderPage(<CreateSubscriptionPage />, {
      at: '/company/subscription/create',
      path: '/company/subscription/create',
    });
    await fillBasics(user);
    const presses = countPresses();
    await user.click(screen.getByRole('button', { name: 'To the review' }));
    expect(await screen.findByRole('button', { name: 'Create without inviting' })).toBeVisible();
    await user.click(await screen.findByRole('checkbox', { name: /Phones/ }));
    await user.click(screen.getByRole('switch', { name: /All employees/ }));
    const create = await screen.findByRole('button', { name: 'Create and invite 84' });
    await waitFor(() => expect(create).not.toHaveAttribute('aria-busy'));
    // What was asked stays where it was answered.
    expect(screen.getByRole('checkbox', { name: /Phones/ })).toBeChecked();
    await user.click(create);
    await isCreated(api);
    // The first one is the link of the list.
    expect(1 + presses()).toBe(pressesOf('New subscription'));
    expect(api.calls.find(({ call }) => call === 'POST /company/subscriptions')?.body).toMatchObject({
      catalogs: [{ catalogId: idOf(20), subsidyYearly: 0 }],
      employees: { everyone: true },
    });
  });

  test('without a catalog the review creates nothing and leads to the question', async () => {
    const api = fakeApi(counting, ...routes);
    const { user } = renderPage(<CreateSubscriptionPage />);
    await fillBasics(user);
    await user.click(screen.getByRole('button', { name: 'To the review' }));
    const create = await screen.findByRole('button', { name: 'Create without inviting' });
    await waitFor(() => expect(create).not.toHaveAttribute('aria-busy'));
    await user.click(create);
    expect(await screen.findByRole('link', { name: /^Catalogs/ })).toBeVisible();
    expect(api.calls.map(({ call }) => call)).not.toContain('POST /company/subscriptions');
  });

  test('a company with one catalog begins with it; a step that is answered wrongly is not passed over', async () => {
    fakeApi(
      on(contract.checkSubscription, ({ body }) => ({
        data: {
          ...checked,
          problems: body.periods?.length === 0 ? [{ path: 'periods', key: 'required' as const }] : [],
        },
      })),
      on(listCompanyCatalogs, page([phones])),
      ...routes,
    );
    const { user } = renderPage(<CreateSubscriptionPage />);
    await user.click(await screen.findByRole('button', { name: 'To the review' }));
    expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(4);
    await fillBasics(user);
    // Enter in a field goes one step on, also after the other button was pressed.
    await user.type(screen.getByLabelText('Name'), '{Enter}');
    expect(await screen.findByRole('checkbox', { name: /Phones/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'To the review' }));
    await user.click(await screen.findByRole('button', { name: 'Change: Terms' }));
    await user.click(await screen.findByRole('checkbox', { name: '24 months' }));
    await user.click(screen.getByRole('list', { name: /Steps/ }).querySelector('button')!);
    await user.click(await screen.findByRole('button', { name: 'To the review' }));
    expect(await screen.findByRole('heading', { name: 'For how long, and with which insurance?' })).toBeVisible();
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
    fakeApi(
      on(contract.checkSubscription, {
        data: {
          ...checked,
          problems: [
            { path: 'endDate', key: 'must-be-in-the-future' },
            { path: 'addressId', key: 'needs-a-selected-address' },
          ],
        },
      }),
      ...routes,
    );
    const { user } = renderPage(<CreateSubscriptionPage />);
    await leaveBasics(user);
    expect(await screen.findByLabelText('Last day for orders')).toHaveAccessibleDescription(
      /Choose a day in the future\./,
    );
    expect(screen.queryByText('Select an address.')).toBeNull();
  });

  test('a company address must be selected (SPEC 5)', async () => {
    fakeApi(
      on(contract.checkSubscription, ({ body }) => ({
        data: {
          ...checked,
          problems:
            body.deliveryMethod === 'COMPANY_ADDRESS' && !body.addressId
              ? [{ path: 'addressId', key: 'needs-a-selected-address' }]
              : [],
        },
      })),
      ...routes,
    );
    const { user } = renderPage(<CreateSubscriptionPage />);
    await leaveBasics(user);
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
