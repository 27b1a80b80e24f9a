import { listAuditLines, type AuditLine } from '@portal/contract/audit';
import { downloadOpenApi, getOperations, retryMail, type Operations } from '@portal/contract/operations';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import AuditPage from '../audit/AuditPage.tsx';
import OperationsPage from './OperationsPage.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const at = '2026-11-19T12:00:00.000Z';
const now: Operations = {
  at,
  sessions: 3,
  untrustedProxy: null,
  files: { salaryFilesUnsent: 1, orderFilesUnsent: 0 },
  database: { megabytes: 42, connections: 9 },
  jobs: { waiting: 0, running: 0, failedThisWeek: 0, open: [] },
  mail: {
    waiting: 0,
    failed: 1,
    sentToday: 12,
    stuck: [
      {
        id,
        kind: 'SALARY_FILE',
        to: 'pay@nordlys.example',
        subject: 'Salary file',
        company: 'Nordlys A/S',
        status: 'FAILED',
        attempts: 10,
        error: 'mailbox unavailable',
        createdAt: at,
        nextAttempt: at,
        givesUpAt: at,
      },
    ],
  },
};
const line: AuditLine = {
  id: '7',
  at,
  role: 'admin',
  actor: { id, name: 'Mette', email: 'mette@portal.example' },
  action: 'category.changed',
  entity: 'category',
  entityId: id,
  subject: 'Phones',
  company: null,
  supplier: null,
  requestId: 'r',
  detail: { tax: 4_205 },
};

beforeEach(() => givenSession({ role: 'admin', companyId: null }));

test('a mail that was given up says why and is tried again', async () => {
  const api = fakeApi(on(getOperations, { data: now }), on(retryMail, { data: { id } }));
  const { user } = renderPage(<OperationsPage />);
  expect(await screen.findByText('mailbox unavailable')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try the mail to pay@nordlys.example again' }));
  await waitFor(() => expect(api.calls.map(({ call }) => call)).toContain(`POST /admin/operations/mails/${id}/retry`));
});

test('a mail says how often it was tried, when next, and when it is given up', async () => {
  const [failed] = now.mail.stuck;
  const waiting = {
    ...failed!,
    id: id.replace('1', '2'),
    status: 'WAITING' as const,
    attempts: 1,
    nextAttempt: '2026-11-19T13:00:00.000Z',
    givesUpAt: '2026-11-22T12:00:00.000Z',
  };
  fakeApi(on(getOperations, { data: { ...now, mail: { ...now.mail, stuck: [failed!, waiting] } } }));
  renderPage(<OperationsPage />);
  await screen.findAllByText('mailbox unavailable');
  const [givenUp, retried] = screen.getAllByRole('listitem');
  expect(givenUp).toHaveTextContent('Tried 10 times. It is not tried again by itself.');
  expect(retried).toHaveTextContent(/Tried once\. Next try: .*19.*Tried until .*22/);
});

test('a mail that has left meanwhile is said in words, and the list is read anew', async () => {
  const api = fakeApi(on(getOperations, { data: now }), on(retryMail, fails('not-found', 404)));
  const { user } = renderPage(<OperationsPage />);
  await user.click(await screen.findByRole('button', { name: 'Try the mail to pay@nordlys.example again' }));
  await waitFor(() => expect(api.calls.filter(({ call }) => call === 'GET /admin/operations')).toHaveLength(2));
});

test('a proxy that no setting names is told, with its address', async () => {
  fakeApi(on(getOperations, { data: { ...now, untrustedProxy: '10.0.0.7' } }));
  renderPage(<OperationsPage />);
  expect(await screen.findByText(/come from 10\.0\.0\.7, which TRUSTED_PROXIES does not name/)).toBeVisible();
});

test('the description of the API is fetched with the session', async () => {
  URL.createObjectURL = () => '#file';
  URL.revokeObjectURL = () => undefined;
  const api = fakeApi(
    on(getOperations, { data: now }),
    on(downloadOpenApi, () => new Blob(['{}']) as never),
  );
  const { user } = renderPage(<OperationsPage />);
  await user.click(await screen.findByRole('button', { name: 'API description' }));
  await waitFor(() => expect(api.calls.map(({ call }) => call)).toContain('GET /admin/operations/openapi.json'));
});

test('long work is named in words', async () => {
  const open = (kind: string) => ({
    id: kind,
    kind,
    status: 'FAILED' as const,
    owner: 'TeleGros',
    done: 3,
    total: 8,
    createdAt: at,
  });
  fakeApi(on(getOperations, { data: { ...now, jobs: { ...now.jobs, open: [open('import'), open('order-mails')] } } }));
  renderPage(<OperationsPage />);
  expect(await screen.findByText('Import of a file')).toBeVisible();
  expect(screen.getByText('Mails about orders')).toBeVisible();
});

test('the audit log names the person, the action and what changed', async () => {
  fakeApi(on(listAuditLines, { data: [line], meta: { total: 1, page: 1, pageSize: 50 } }));
  renderPage(<AuditPage />);
  expect(await screen.findByRole('row', { name: /Category: changed/ })).toHaveTextContent('42.05');
  expect(screen.getByText('Mette')).toBeVisible();
});
