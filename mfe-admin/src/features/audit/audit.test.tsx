import { listAuditLines, type AuditLine } from '@portal/contract/audit';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import AuditPage from './AuditPage.tsx';

const line: AuditLine = {
  id: '1',
  at: '2026-11-20T09:00:00Z',
  role: 'admin',
  actor: { id: '00000000-0000-4000-8000-000000000001', name: 'Karen Vest', email: 'karen@portal.example' },
  action: 'user.signed-out',
  entity: 'user',
  entityId: '00000000-0000-4000-8000-000000000002',
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
  expect(await screen.findByText('user.signed-out')).toBeVisible();
  expect(screen.getByLabelText('To')).toHaveValue('20 November 2026');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-19' } });
  await waitFor(() => expect(location.search).toBe('?to=2026-11-20&from=2026-11-19'));
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ from: '2026-11-19', to: '2026-11-20' }));
  await user.click(await screen.findByRole('button', { name: /clear/i }));
  await waitFor(() => expect(location.search).toBe(''));
  expect(screen.getByLabelText('From')).toHaveValue('');
});
