import {
  downloadOpenApi,
  getOperations,
  listDeliveries,
  retryJob,
  retryMail,
  retryMails,
  type Delivery,
  type Operations,
  type OperationsHour,
} from '@portal/contract/operations';
import { resumeHaltedRelease } from '@portal/contract/releases';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import OperationsPage from './OperationsPage.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const at = '2026-11-19T12:00:00.000Z';
const now: Operations = {
  at,
  sessions: 3,
  hours: [],
  halted: [],
  untrustedProxy: null,
  files: {
    salaryFilesUnsent: 1,
    orderFilesUnsent: 1,
    orders: [
      {
        id,
        company: { id, name: 'Søvang Kommune' },
        supplier: { id, name: 'Nordtel' },
        fileName: 'orders-12.csv',
        orderCount: 3,
        createdAt: at,
        sendAfter: at,
        sendFailedAt: at,
      },
    ],
    salary: [
      {
        id,
        company: { id, name: 'Søvang Kommune' },
        fileName: 'sovang-2026-11.csv',
        period: '2026-11',
        rowCount: 386,
        total: { amount: 9_411_840, currency: 'DKK' },
        state: 'NOT_SENT',
        createdAt: at,
        sendFailedAt: null,
      },
    ],
  },
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
        companyId: id,
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

const delivery: Delivery = {
  id,
  to: 'mette@nordlys.example',
  kind: 'salary-file',
  company: 'Nordlys A/S',
  companyId: id,
  at,
  attempts: 1,
  isTaken: true,
  answer: '250 2.0.0 Ok: queued as 4F2',
};
const log = on(listDeliveries, { data: [delivery], meta: { total: 1, page: 1, pageSize: 50 } });

beforeEach(() => givenSession({ role: 'admin', companyId: null }));

test('a mail that was given up says why and is tried again', async () => {
  const api = fakeApi(log, on(getOperations, { data: now }), on(retryMail, { data: { id } }));
  const { user } = renderPage(<OperationsPage />);
  expect(await screen.findByText('mailbox unavailable')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again: the mail to pay@nordlys.example' }));
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
  fakeApi(log, on(getOperations, { data: { ...now, mail: { ...now.mail, stuck: [failed!, waiting] } } }));
  renderPage(<OperationsPage />);
  await screen.findAllByText('mailbox unavailable');
  const [givenUp, retried] = within(screen.getByRole('region', { name: 'Mail that did not leave' })).getAllByRole(
    'listitem',
  );
  expect(givenUp).toHaveTextContent('Tried 10 times. It is not tried again by itself.');
  expect(retried).toHaveTextContent(/Tried once\. Next try: .*19.*Tried until .*22/);
});

test('an order file that was refused is named, with the way to its company', async () => {
  fakeApi(log, on(getOperations, { data: now }));
  renderPage(<OperationsPage />);
  const list = await screen.findByRole('region', { name: 'Order files that suppliers have not got' });
  expect(list).toHaveTextContent(/Nordtel · orders-12\.csv · 3 orders.*refused it on.*Sending failed/);
  expect(within(list).getByRole('link', { name: 'Open the order files of Søvang Kommune' })).toHaveAttribute(
    'href',
    `/admin/companies/${id}/orderfiles`,
  );
});

test('a mail that has left meanwhile is said in words, and the list is read anew', async () => {
  const api = fakeApi(log, on(getOperations, { data: now }), on(retryMail, fails('not-found', 404)));
  const { user } = renderPage(<OperationsPage />);
  await user.click(await screen.findByRole('button', { name: 'Try again: the mail to pay@nordlys.example' }));
  await waitFor(() => expect(api.calls.filter(({ call }) => call === 'GET /admin/operations')).toHaveLength(2));
});

test('a release that was halted is told, and its halt is taken back after a question', async () => {
  const release = { remote: 'mfe_company', version: '1.2.0-abcdef0' };
  const halted = [{ ...release, haltedAt: at, loads: 56, failures: 2 }];
  const api = fakeApi(log, on(getOperations, { data: { ...now, halted } }), on(resumeHaltedRelease, { data: release }));
  const { user } = renderPage(<OperationsPage />);
  const list = await screen.findByRole('region', { name: 'Releases halted on trial' });
  expect(list).toHaveTextContent(/mfe_company 1\.2\.0-abcdef0.*It failed for 2 of 56 people/);
  await user.click(within(list).getByRole('button', { name: /^Take the halt of/ }));
  const resumed = () => api.calls.filter(({ call }) => call === 'POST /admin/operations/releases/resume');
  expect(resumed()).toEqual([]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take the halt back' }));
  await waitFor(() => expect(resumed()).toMatchObject([{ body: release }]));
});

test('a proxy that no setting names is told, with its address', async () => {
  fakeApi(log, on(getOperations, { data: { ...now, untrustedProxy: '10.0.0.7' } }));
  renderPage(<OperationsPage />);
  expect(await screen.findByText(/come from 10\.0\.0\.7, which TRUSTED_PROXIES does not name/)).toBeVisible();
});

test('the description of the API is fetched with the session', async () => {
  URL.createObjectURL = () => '#file';
  URL.revokeObjectURL = () => undefined;
  const api = fakeApi(
    log,
    on(getOperations, { data: now }),
    on(downloadOpenApi, () => new Blob(['{}']) as never),
  );
  const { user } = renderPage(<OperationsPage />);
  await user.click(await screen.findByRole('button', { name: 'API description' }));
  await waitFor(() => expect(api.calls.map(({ call }) => call)).toContain('GET /admin/operations/openapi.json'));
});

test('background jobs are named in words', async () => {
  const open = (kind: string) => ({
    id: kind,
    kind,
    status: 'FAILED' as const,
    owner: 'TeleGros',
    companyId: null,
    supplierId: id,
    done: 3,
    total: 8,
    attempts: 1,
    reason: 'disk full',
    createdAt: at,
    finishedAt: at,
  });
  const api = fakeApi(
    log,
    on(getOperations, { data: { ...now, jobs: { ...now.jobs, open: [open('import'), open('order-mails')] } } }),
    on(retryJob, { data: { id } }),
  );
  const { user } = renderPage(<OperationsPage />);
  expect(await screen.findByText('Import of a file')).toBeVisible();
  expect(screen.getByText('Mails about orders')).toBeVisible();
  expect(screen.getAllByText('disk full')).toHaveLength(2);
  expect(screen.getByText(/Its own page says why/)).toBeVisible();
  // An import is started again on its own page.
  expect(screen.queryByRole('button', { name: 'Try again: Import of a file' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again: Mails about orders' }));
  await waitFor(() =>
    expect(api.calls.map(({ call }) => call)).toContain('POST /admin/operations/jobs/order-mails/retry'),
  );
});

test('all mails that did not leave are tried again after a question', async () => {
  const [failed] = now.mail.stuck;
  const stuck = [failed!, { ...failed!, id: id.replace('1', '2'), to: 'two@nordlys.example' }];
  const api = fakeApi(
    log,
    on(getOperations, { data: { ...now, mail: { ...now.mail, stuck } } }),
    on(retryMails, { data: { retried: 2 } }),
  );
  const { user } = renderPage(<OperationsPage />);
  await user.click(await screen.findByRole('button', { name: 'Try all 2 again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Try all mails again?' });
  expect(api.calls.map(({ call }) => call)).not.toContain('POST /admin/operations/mails/retries');
  await user.click(within(dialog).getByRole('button', { name: 'Try all again' }));
  await waitFor(() => expect(api.calls.map(({ call }) => call)).toContain('POST /admin/operations/mails/retries'));
});

test('a salary file that payroll has not got is named with its company and the way to send it', async () => {
  fakeApi(log, on(getOperations, { data: now }));
  renderPage(<OperationsPage />);
  const card = await screen.findByRole('region', { name: 'Salary files that payroll has not got' });
  expect(card).toHaveTextContent(/November 2026 · sovang-2026-11\.csv · 386 rows · DKK.94,118\.40/);
  expect(card).toHaveTextContent(/an admin of the company sends or downloads it/);
  expect(within(card).getByRole('link', { name: 'Open the salary files of Søvang Kommune' })).toHaveAttribute(
    'href',
    `/admin/companies/${id}/salaryfiles`,
  );
  expect(screen.getByText(/^2 things need a person/)).toBeVisible();
});

test('the delivery log says what the mail server answered', async () => {
  fakeApi(log, on(getOperations, { data: now }));
  renderPage(<OperationsPage />);
  expect(
    await screen.findByRole('row', { name: /mette@nordlys\.example.*250 2\.0\.0 Ok: queued as 4F2/ }),
  ).toBeVisible();
});

test('mails and jobs of 24 hours are a chart with a sentence and a table', async () => {
  const hour = (from: number, counts: Partial<OperationsHour> = {}): OperationsHour => ({
    from: new Date(Date.UTC(2026, 10, 18, 12 + from)).toISOString(),
    until: new Date(Date.UTC(2026, 10, 18, 13 + from)).toISOString(),
    mailsTaken: 0,
    mailsRefused: 0,
    jobsDone: 0,
    jobsFailed: 0,
    ...counts,
  });
  const hours = Array.from({ length: 25 }, (_, from) =>
    hour(from, from === 3 ? { mailsTaken: 11, mailsRefused: 2 } : from === 24 ? { mailsTaken: 1 } : {}),
  );
  fakeApi(log, on(getOperations, { data: { ...now, hours } }));
  const { user } = renderPage(<OperationsPage />);
  const sentence = 'Mails of the last 24 hours by their last try: 12 accepted, 2 refused.';
  expect(await screen.findByRole('img', { name: sentence })).toBeVisible();
  const card = screen.getByRole('region', { name: 'Mail by the hour' });
  await user.click(within(card).getByRole('button', { name: 'Show as table' }));
  expect(within(card).getByRole('row', { name: 'Wed 16:00–17:00 11 2' })).toBeVisible();
  expect(within(card).getAllByRole('row')).toHaveLength(26);
  expect(screen.getByRole('region', { name: 'Background jobs by the hour' })).toHaveTextContent(
    'No background job ended in the last 24 hours.',
  );
});
