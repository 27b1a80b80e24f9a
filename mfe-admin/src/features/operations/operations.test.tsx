import { screen, waitFor } from '@testing-library/react';
import { listAuditLines, type AuditLine } from '@portal/contract/audit';
import { getOperations, retryMail, type Operations } from '@portal/contract/operations';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import AuditPage from '../audit/AuditPage.tsx';
import OperationsPage from './OperationsPage.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const at = '2026-11-19T12:00:00.000Z';
const now: Operations = {
  at, sessions: 3, files: { salaryFilesUnsent: 1, orderFilesUnsent: 0 }, database: { megabytes: 42, connections: 9 }, jobs: { waiting: 0, running: 0, failedThisWeek: 0, open: [] },
  mail: { waiting: 0, failed: 1, sentToday: 12, stuck: [{ id, kind: 'SALARY_FILE', to: 'pay@nordlys.example', subject: 'Salary file', company: 'Nordlys A/S', status: 'FAILED', attempts: 10, error: 'mailbox unavailable', createdAt: at, nextAttempt: at }] },
};
const line: AuditLine = { id: '7', at, role: 'admin', actor: { id, name: 'Mette', email: 'mette@portal.example' }, action: 'category.changed', entity: 'category', entityId: id, company: null, supplier: null, requestId: 'r', detail: { tax: 4_205 } };

beforeEach(() => givenSession({ role: 'admin', companyId: null }));

test('a mail that was given up says why and is tried again', async () => {
  const api = fakeApi(on(getOperations, { data: now }), on(retryMail, { data: { id } }));
  const { user } = renderPage(<OperationsPage />);
  expect(await screen.findByText('mailbox unavailable')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try the mail to pay@nordlys.example again' }));
  await waitFor(() => expect(api.calls.map(({ call }) => call)).toContain(`POST /admin/operations/mails/${id}/retry`));
});

test('long work is named in words', async () => {
  const open = (kind: string) => ({ id: kind, kind, status: 'FAILED' as const, owner: 'TeleGros', done: 3, total: 8, createdAt: at });
  fakeApi(on(getOperations, { data: { ...now, jobs: { ...now.jobs, open: [open('import'), open('order-mails')] } } }));
  renderPage(<OperationsPage />);
  expect(await screen.findByText('Import of a file')).toBeVisible();
  expect(screen.getByText('Mails about orders')).toBeVisible();
});

test('the audit log names the person, the action and what changed', async () => {
  fakeApi(on(listAuditLines, { data: [line], meta: { total: 1, page: 1, pageSize: 50 } }));
  renderPage(<AuditPage />);
  expect(await screen.findByText('Category: changed')).toBeVisible();
  expect(screen.getByText('Mette')).toBeVisible();
  expect(screen.getByText('tax').closest('li')).toHaveTextContent('tax 4205');
});
