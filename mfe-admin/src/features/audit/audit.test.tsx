import { listAuditActions, listAuditLines, verifyAuditLog, type AuditLine } from '@portal/contract/audit';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import AuditPage from './AuditPage.tsx';

const kinds = on(listAuditActions, { data: [{ action: 'user.signed-out', label: 'Signed a user out everywhere' }] });
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
  what: 'Karen Vest signed Ida Lund out everywhere',
  parts: [
    { text: 'Karen Vest', of: 'actor' },
    { text: ' signed ', of: 'text' },
    { text: 'Ida Lund', of: 'subject' },
    { text: ' out everywhere', of: 'text' },
  ],
  summary: '2 sessions were ended',
  changes: [],
  facts: [],
  followed: ['2 sessions were ended'],
  count: 1,
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
    kinds,
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

test('an opened line shows before and after, what followed, and who did it', async () => {
  givenSession({ role: 'admin', companyId: null });
  const changes = [
    { field: 'End date', before: '31 December 2026', after: '31 January 2027' },
    { field: 'Price ex VAT', before: 'DKK 799.20', after: 'DKK 839.20' },
  ];
  fakeApi(kinds, on(listAuditLines, { data: [{ ...line, changes }], meta: { total: 1, page: 1, pageSize: 50 } }));
  const { user } = renderPage(<AuditPage />, { at: '/admin/audit' });
  await user.click(await screen.findByRole('button', { name: /^Open the entry/ }));
  const table = await screen.findByRole('table', { name: '' });
  expect(within(table).getByRole('row', { name: /End date/ })).toHaveTextContent(
    'End date31 December 202631 January 2027',
  );
  // The page's heading is the one above them.
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Before and after',
    'What followed',
    'Who and how',
  ]);
});

test('an act on many is one row under its day that opens into its entries', async () => {
  givenSession({ role: 'admin', companyId: null });
  const parts = [{ text: 'Tove Kjær changed 2,616 products', of: 'text' as const }];
  const act = { ...line, id: '7', what: 'Tove Kjær changed 2,616 products', parts, count: 2_616 };
  const one = { ...line, id: '8', parts: [{ text: 'the product Skær Buds', of: 'text' as const }] };
  const meta = { total: 1, page: 1, pageSize: 50 };
  const api = fakeApi(
    kinds,
    on(listAuditLines, ({ query }) => ({ data: query['act'] === '7' ? [one] : [act], meta })),
  );
  const { user } = renderPage(<AuditPage />, { at: '/admin/audit' });
  expect(await screen.findByRole('rowheader', { name: '20 November 2026' })).toBeVisible();
  expect(screen.getByRole('row', { name: /changed 2,616 products/ })).toHaveTextContent('2,616 entries');
  await user.click(screen.getByRole('button', { name: 'Open the entry: Tove Kjær changed 2,616 products' }));
  expect(await screen.findByText('the product Skær Buds')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show all entries of this act' }));
  await waitFor(() => expect(location.search).toBe('?act=7'));
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ act: '7' }));
});

test.each(['admin', 'company', 'supplier', 'employee'])(
  'an actor (%s) leads to the person, in the row and in the opened line',
  async (role) => {
    givenSession({ role: 'admin', companyId: null });
    fakeApi(kinds, on(listAuditLines, { data: [{ ...line, role }], meta: { total: 1, page: 1, pageSize: 50 } }));
    const { user } = renderPage(<AuditPage />, { at: '/admin/audit' });
    await user.click(await screen.findByRole('button', { name: /^Open the entry/ }));
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
  fakeApi(kinds, on(listAuditLines, { data: [gone], meta: { total: 1, page: 1, pageSize: 50 } }));
  const { user } = renderPage(<AuditPage />, { at: '/admin/audit' });
  await user.click(await screen.findByRole('button', { name: /^Open the entry/ }));
  expect(screen.getAllByText(/Karen Vest/).length).toBeGreaterThan(1);
  expect(screen.queryByRole('link', { name: /Karen Vest|Ida Lund/ })).toBeNull();
});

test.each([
  [null, /4 entries are as they were written/],
  [{ problem: 'line changed', id: 3 } as const, /entry 3 does not fit/],
])('the chain is checked by a press, and the result is said: %j', async (finding, said) => {
  givenSession({ role: 'admin', companyId: null });
  const api = fakeApi(
    kinds,
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
  const api = fakeApi(kinds, on(listAuditLines, { data: [line], meta: { total: 1, page: 1, pageSize: 50 } }));
  const { user } = renderPage(<AuditPage />, { at: '/admin/audit' });
  await user.click(await screen.findByRole('link', { name: 'Rights' }));
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ kind: 'rights' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'What was done' }), 'Signed a user out everywhere');
  await waitFor(() => expect(location.search).toBe('?kind=rights&action=user.signed-out'));
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ kind: 'rights', action: 'user.signed-out' }));
});

const changed: AuditLine = {
  id: '7',
  at: '2026-11-19T12:00:00.000Z',
  role: 'admin',
  actor: { id: '00000000-0000-4000-8000-000000000001', name: 'Mette', email: 'mette@portal.example', isDeleted: false },
  action: 'category.changed',
  what: 'Mette changed the category Phones',
  parts: [
    { text: 'Mette', of: 'actor' },
    { text: ' changed ', of: 'text' },
    { text: 'the category Phones', of: 'subject' },
  ],
  summary: 'Income tax: 40% → 42.05%',
  changes: [{ field: 'Income tax', before: '40%', after: '42.05%' }],
  facts: [],
  followed: [],
  count: 1,
  entity: 'category',
  entityId: '00000000-0000-4000-8000-000000000001',
  subject: 'Phones',
  isSubjectDeleted: false,
  company: null,
  supplier: null,
  requestId: 'r',
  detail: { tax: 4_205 },
};

test('the audit log names the person, the action and what changed', async () => {
  fakeApi(
    on(listAuditActions, { data: [] }),
    on(listAuditLines, { data: [changed], meta: { total: 1, page: 1, pageSize: 50 } }),
  );
  renderPage(<AuditPage />);
  expect(await screen.findByRole('row', { name: /changed the category/ })).toHaveTextContent('42.05');
  expect(screen.getByText('Mette')).toBeVisible();
});
