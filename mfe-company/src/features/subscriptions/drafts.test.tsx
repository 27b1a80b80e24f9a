import { listCompanyAddresses } from '@portal/contract/company-settings';
import * as drafts from '@portal/contract/subscription-drafts';
import * as contract from '@portal/contract/subscriptions';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import CreateSubscriptionPage from './CreateSubscriptionPage.tsx';
import { catalogs, idOf, page } from './given-subscriptions.ts';
import SubscriptionListPage from './SubscriptionListPage.tsx';

const row = {
  id: idOf(70),
  subscriptionName: 'Mobile 2027',
  step: 'basics',
  savedAt: '2026-11-02T08:00:00.000Z',
  savedBy: 'Mette Krag',
  version: 1,
} as const;
const mail = { subject: '', title: '', paragraphs: [], facts: [], button: '' };
const at = '/company/subscription/create';
const around = [...catalogs, on(listCompanyAddresses, { data: [] })];

beforeEach(() => {
  givenSession();
});

test('what is typed is kept after a pause, and its id is in the address', async () => {
  const api = fakeApi(
    ...around,
    on(drafts.createDraft, { data: row }),
    on(drafts.changeDraft, { data: { ...row, version: 2 } }),
  );
  const { user } = renderPage(<CreateSubscriptionPage />, { at, path: at });
  await user.type(await screen.findByLabelText('Name'), 'Mobile 2027');
  expect(await screen.findByText(/Kept as a draft/)).toBeVisible();
  await waitFor(() => expect(globalThis.location.search).toContain(`draft=${row.id}`));
  expect(screen.getByLabelText('Name')).toHaveValue('Mobile 2027');
  expect(api.calls.find(({ call }) => call === 'POST /company/subscription-drafts')?.body).toMatchObject({
    step: 'basics',
    fields: { subscriptionName: 'Mobile 2027' },
  });

  // The page is left within the pause.
  await user.type(screen.getByLabelText('Name'), '!');
  await user.click(screen.getByRole('link', { name: 'Subscriptions' }));
  await waitFor(() =>
    expect(api.calls.at(-1)).toMatchObject({
      call: `PATCH /company/subscription-drafts/${row.id}`,
      body: { version: 1, fields: { subscriptionName: 'Mobile 2027!' } },
    }),
  );
});

test('a draft that cannot be kept says so, and leaving is asked about', async () => {
  fakeApi(...around, on(drafts.createDraft, fails('service-unavailable', 503)));
  const { user } = renderPage(<CreateSubscriptionPage />, { at, path: at });
  await user.type(await screen.findByLabelText('Name'), 'Mobile 2027');
  expect(await screen.findByText(/The draft could not be kept/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Mobile 2027');
});

const fields = {
  subscriptionName: 'Mobile 2027',
  startDate: '2026-11-16',
  endDate: '2026-11-30',
  effectDate: '2027-01-01',
  deliveryMethod: 'COMPANY_ADDRESS' as const,
  addressId: null,
  grossDraw: true,
  netDraw: false,
  defaultMonths: null,
  periods: [24],
  allRisk: false,
  employeeIns: false,
  reminderDays: [3],
  catalogs: [],
  employees: { everyone: false, departments: [], employeeIds: [] },
};

test('a draft is gone on with at the step where it was left', async () => {
  fakeApi(
    ...around,
    on(drafts.getDraft, { data: { ...row, step: 'terms', fields: { ...fields, periods: [36], catalogs: [] } } }),
  );
  renderPage(<CreateSubscriptionPage />, { at: `${at}?draft=${row.id}&step=terms`, path: at });
  expect(await screen.findByRole('heading', { name: 'Mobile 2027', level: 1 })).toBeVisible();
  expect(screen.getByText('Periods and insurance').closest('li')).toHaveAttribute('aria-current', 'step');
});

test('without an employee to invite the last button says so', async () => {
  const checked = { problems: [], employees: { count: 0, excluded: [] }, overlaps: [], startsAtOnce: true, mail };
  fakeApi(
    ...around,
    on(contract.checkSubscription, { data: checked }),
    on(drafts.getDraft, { data: { ...row, step: 'review', fields } }),
  );
  renderPage(<CreateSubscriptionPage />, { at: `${at}?draft=${row.id}&step=review`, path: at });
  expect(await screen.findByRole('button', { name: 'Create without inviting' })).toBeVisible();
});

test.each([
  ['basics', 'Save as draft'],
  ['review', 'Create as draft'],
] as const)('on the step “%s” the wizard is left by “%s”, with a link to go on', async (step, button) => {
  const checked = { problems: [], employees: { count: 0, excluded: [] }, overlaps: [], startsAtOnce: true, mail };
  const api = fakeApi(
    ...around,
    on(contract.checkSubscription, { data: checked }),
    on(drafts.getDraft, { data: { ...row, step, fields } }),
    on(drafts.changeDraft, { data: { ...row, version: 2 } }),
  );
  const { user } = renderPage(<CreateSubscriptionPage />, { at: `${at}?draft=${row.id}&step=${step}`, path: at });
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText('Mobile 2027 is saved as a draft')).toBeVisible();
  expect(globalThis.location.pathname).toBe('/company/subscription');
  expect(api.calls.find(({ call }) => call.startsWith('PATCH'))).toMatchObject({ body: { step, version: 1 } });
  expect(api.calls.map(({ call }) => call)).not.toContain('POST /company/subscriptions');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(globalThis.location.search).toBe(`?draft=${row.id}&step=${step}`);
});

test('a draft that cannot be saved stays on its page', async () => {
  fakeApi(...around, on(drafts.createDraft, fails('service-unavailable', 503)));
  const { user } = renderPage(<CreateSubscriptionPage />, { at, path: at });
  await user.click(await screen.findByRole('button', { name: 'Save as draft' }));
  expect(await screen.findByText(/The draft could not be kept/)).toBeVisible();
  expect(globalThis.location.pathname).toBe(at);
});

test('a step that is left stays left when the draft is kept meanwhile', async () => {
  const api = fakeApi(
    ...around,
    on(drafts.getDraft, { data: { ...row, fields } }),
    on(drafts.changeDraft, { data: { ...row, version: 2 } }),
    on(contract.checkSubscription, {
      data: { problems: [], employees: { count: 0, excluded: [] }, overlaps: [], startsAtOnce: true, mail },
    }),
  );
  const { user } = renderPage(<CreateSubscriptionPage />, { at: `${at}?draft=${row.id}`, path: at });
  await user.type(await screen.findByLabelText('Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(api.calls.map(({ call }) => call)).toContain(`PATCH /company/subscription-drafts/${row.id}`),
  );
  expect(await screen.findByRole('list', { name: 'Catalogs' })).toBeVisible();
  expect(globalThis.location.search).toBe(`?draft=${row.id}&step=catalogs`);
});

test('a draft that is gone says so', async () => {
  fakeApi(...around, on(drafts.getDraft, fails('draft-not-found', 404)));
  renderPage(<CreateSubscriptionPage />, { at: `${at}?draft=${row.id}`, path: at });
  expect(await screen.findByText(/The draft was not found/)).toBeVisible();
});

test('the list offers to go on with a draft or to throw it away', async () => {
  const api = fakeApi(
    on(contract.listSubscriptions, page([])),
    on(contract.countSubscriptions, { data: { open: 0, upcoming: 0, active: 0, expired: 0, closed: 0 } }),
    on(drafts.listDrafts, { data: [row] }),
    on(drafts.removeDraft, { data: { id: row.id } }),
  );
  const { user } = renderPage(<SubscriptionListPage />, { at: '/company/subscription' });
  expect(await screen.findByRole('link', { name: 'Go on' })).toHaveAttribute(
    'href',
    `${at}?draft=${row.id}&step=basics`,
  );
  await user.click(screen.getByRole('button', { name: 'Throw away' }));
  expect(await screen.findByRole('dialog', { name: `Throw ${row.subscriptionName} away?` })).toBeVisible();
  expect(screen.getByText(/Nobody has been invited/)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Throw away' }).at(-1)!);
  await waitFor(() =>
    expect(api.calls.some(({ call }) => call === `DELETE /company/subscription-drafts/${row.id}`)).toBe(true),
  );
});

test('the step that is arrived at is kept, so a reload stays there', async () => {
  const api = fakeApi(
    ...around,
    on(drafts.getDraft, { data: { ...row, fields } }),
    on(drafts.changeDraft, { data: { ...row, version: 2 } }),
    on(contract.checkSubscription, {
      data: { problems: [], employees: { count: 0, excluded: [] }, overlaps: [], startsAtOnce: true, mail },
    }),
  );
  const { user } = renderPage(<CreateSubscriptionPage />, { at: `${at}?draft=${row.id}`, path: at });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(api.calls.at(-1)).toMatchObject({ body: { step: 'catalogs', version: 1 } }));
});

test('of two windows on one draft either goes on', async () => {
  let theirs = { ...row, version: 5, fields: { ...fields, subscriptionName: 'Theirs' } };
  const api = fakeApi(
    ...around,
    on(drafts.getDraft, () => ({ data: theirs })),
    on(drafts.changeDraft, ({ body }) =>
      body.version === theirs.version ? { data: { ...row, version: 9 } } : fails('changed-by-someone-else', 409),
    ),
  );
  const { user } = renderPage(<CreateSubscriptionPage />, { at: `${at}?draft=${row.id}`, path: at });
  expect(await screen.findByLabelText('Name')).toHaveValue('Theirs');
  theirs = { ...theirs, version: 6, fields: { ...fields, subscriptionName: 'Theirs again' } };
  await user.type(screen.getByLabelText('Name'), '!');
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await waitFor(() =>
    expect(api.calls.at(-1)).toMatchObject({ body: { version: 6, fields: { subscriptionName: 'Theirs!' } } }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull());
  theirs = { ...theirs, version: 10 };
  await user.type(screen.getByLabelText('Name'), '?');
  await user.click(await screen.findByRole('button', { name: 'Go on with the other' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Theirs again'));
});
