import { listAuditLines, verifyAuditLog, type AuditLine } from '@portal/contract/audit';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import AuditPage from './AuditPage.tsx';

const line: AuditLine = {
  id: '1',
  at: '2026-11-20T09:00:00Z',
  role: 'admin',
  actor: {
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Karen Vest',
    email: 'karen@portal.example',
    isDeleted: false,
  },
  action: 'user.signed-out',
  entity: 'user',
  entityId: '00000000-0000-4000-8000-000000000002',
  subject: 'Ida Lund',
  isSubjectDeleted: false,
  company: null,
  supplier: null,
  requestId: 'r-1',
  detail: { ended: 2 },
};

test('from and to days are in the address and in the question; one goes away with the others', async () => {
  givenSession({ role: 'admin', companyId: null });
  const api = fakeApi(
    on(listAuditLines, ({ query }) => ({
      data: query['from'] === '2026-11-19' ? [] : [line],
      meta: { total: 1, page: 1, pageSize: 50 },
    })),
  );
  const { user } = renderPage(<AuditPage />, { at: '/admin/audit?to=2026-11-20&page=2' });
  expect(await screen.findByRole('link', { name: 'Ida Lund' })).toHaveAttribute(
    'href',
    `/admin/users/${line.entityId}/edit`,
  );
  expect(screen.getByLabelText('To')).toHaveValue('20 November 2026');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-19' } });
  await waitFor(() => expect(location.search).toBe('?to=2026-11-20&from=2026-11-19'));
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ from: '2026-11-19', to: '2026-11-20' }));
  await user.click(await screen.findByRole('button', { name: /clear/i }));
  await waitFor(() => expect(location.search).toBe(''));
  expect(screen.getByLabelText('From')).toHaveValue('');
});

test('an opened line shows before and after as money, days and words, without ids', async () => {
  givenSession({ role: 'admin', companyId: null });
  const detail = {
    fields: ['endDate', 'note'],
    endDate: { before: '2026-12-31', after: '2027-01-31' },
    price: { before: 79_920, after: 83_920 },
    catalogId: '00000000-0000-4000-8000-000000000003',
    tax: 4_205,
  };
  const changed = { ...line, action: 'subscription.changed', entity: 'subscription', subject: 'Phones 2027', detail };
  fakeApi(on(listAuditLines, { data: [changed], meta: { total: 1, page: 1, pageSize: 50 } }));
  const { user } = renderPage(<AuditPage />, { at: '/admin/audit' });
  await user.click(await screen.findByRole('button', { name: 'Open the entry Phones 2027' }));
  const table = await screen.findByRole('table', { name: '' });
  expect(within(table).getByRole('row', { name: /End date/ })).toHaveTextContent(
    'End date31 December 202631 January 2027',
  );
  expect(within(table).getByRole('row', { name: /Price/ })).toHaveTextContent('Price799.20839.20');
  expect(screen.getByText('Income tax').closest('div')).toHaveTextContent('42.05');
  expect(screen.queryByText(/0000-4000/)).toBeNull();
  // The page's heading is the one above them.
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Before and after',
    'Who and how',
  ]);
});

test.each(['admin', 'company', 'supplier', 'employee'])(
  'an actor (%s) leads to the person, in the row and in the opened line',
  async (role) => {
    givenSession({ role: 'admin', companyId: null });
    fakeApi(on(listAuditLines, { data: [{ ...line, role }], meta: { total: 1, page: 1, pageSize: 50 } }));
    const { user } = renderPage(<AuditPage />, { at: '/admin/audit' });
    await user.click(await screen.findByRole('button', { name: 'Open the entry Ida Lund' }));
    const names = await screen.findAllByRole('link', { name: 'Karen Vest' });
    expect(names.map((name) => name.getAttribute('href'))).toEqual(
      Array.from({ length: 2 }, () => `/admin/users/${line.actor?.id}/edit`),
    );
    expect(screen.getByText('Person', { selector: 'dt' }).closest('div')).toHaveTextContent(
      'Karen Vest, karen@portal.example',
    );
  },
);

test('people who were deleted are named without a link', async () => {
  givenSession({ role: 'admin', companyId: null });
  const gone = { ...line, actor: { ...line.actor!, isDeleted: true }, isSubjectDeleted: true };
  fakeApi(on(listAuditLines, { data: [gone], meta: { total: 1, page: 1, pageSize: 50 } }));
  const { user } = renderPage(<AuditPage />, { at: '/admin/audit' });
  await user.click(await screen.findByRole('button', { name: 'Open the entry Ida Lund' }));
  expect(screen.getAllByText(/Karen Vest/)).toHaveLength(2);
  expect(screen.queryByRole('link', { name: /Karen Vest|Ida Lund/ })).toBeNull();
});

test.each([
  [null, /4 entries are as they were written/],
  [{ problem: 'line changed', id: 3 } as const, /entry 3 does not fit/],
])('the chain is checked by a press, and the result is said: %j', async (finding, said) => {
  givenSession({ role: 'admin', companyId: null });
  const api = fakeApi(
    on(listAuditLines, { data: [line], meta: { total: 1, page: 1, pageSize: 50 } }),
    on(verifyAuditLog, { data: { at: line.at, lines: 4, seals: 4, finding } }),
  );
  const { user } = renderPage(<AuditPage />, { at: '/admin/audit' });
  await screen.findByText('Ida Lund');
  expect(api.calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Verify the chain' }));
  expect(await screen.findByText(said)).toBeVisible();
});

test('kind, action and person narrow the log down and stand in the address', async () => {
  givenSession({ role: 'admin', companyId: null });
  const api = fakeApi(on(listAuditLines, { data: [line], meta: { total: 1, page: 1, pageSize: 50 } }));
  const { user } = renderPage(<AuditPage />, { at: '/admin/audit' });
  await user.click(await screen.findByRole('link', { name: 'Rights' }));
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ kind: 'rights' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'What was done' }), 'User: signed out');
  await waitFor(() => expect(location.search).toBe('?kind=rights&action=user.signed-out'));
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ kind: 'rights', action: 'user.signed-out' }));
});
