import { createSalaryFile, previewSalaryFile } from '@portal/contract/manual-salary-files';
import { getSalaryCalendar } from '@portal/contract/salary-calendar';
import { listFileDraws } from '@portal/contract/salary-draws';
import { getFileDifference } from '@portal/contract/salary-file-difference';
import { previewFileText } from '@portal/contract/salary-file-preview';
import {
  approveSalaryFile,
  getSalaryFile,
  listSalaryFiles,
  sendSalaryFile,
  type SalaryFile,
} from '@portal/contract/salary-files';
import { useLocation } from '@portal/shared-ui';
import {
  countPresses,
  fakeApi,
  givenSession,
  on,
  pressesOf,
  renderPage,
  type FakeRoute,
} from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { givenCalendar, givenFile, givenPreview } from './given-salary-files.ts';
import SalaryFileListPage from './SalaryFileListPage.tsx';
import SalaryFilePage from './SalaryFilePage.tsx';

const page = <Row,>(data: Row[]) => ({ data, meta: { total: data.length, page: 1, pageSize: 50 } });
const text = { fileName: 'x.csv', encoding: 'UTF8' as const, text: '1', hex: '31', isWhole: true };
const byHand = givenFile({ type: 'MANUAL', isManual: true, isSent: false, sentAt: null, createdBy: 'Mette Krag' });

beforeEach(() => {
  givenSession();
});

/** The list and the file, as the remote's routes have them. */
function Pages() {
  return useLocation().pathname.endsWith('/draws') ? <SalaryFilePage /> : <SalaryFileListPage />;
}

function show(at: string, ...routes: FakeRoute[]) {
  const api = fakeApi(
    ...routes,
    on(previewFileText, { data: text }),
    on(getFileDifference, { data: { warnings: [], previous: null, changes: [] } }),
    on(listFileDraws, page([])),
  );
  return { api, ...renderPage(<Pages />, { at, path: '/company/salaryfiles/:salaryFileId?/draws?' }) };
}

/** Makes a file by hand from the list of files, as far as the file's own page. */
async function make(file: SalaryFile) {
  const shown = show(
    '/company/salaryfiles',
    on(getSalaryCalendar, { data: givenCalendar() }),
    on(listSalaryFiles, page([])),
    on(previewSalaryFile, { data: givenPreview() }),
    on(createSalaryFile, { data: [file] }),
    on(getSalaryFile, { data: file }),
  );
  await shown.user.click((await screen.findAllByRole('button', { name: 'Create salary file' }))[0]!);
  await shown.user.click(await screen.findByRole('button', { name: 'Create file with 2 rows' }));
  await waitFor(() => expect(globalThis.location.pathname).toBe(`/company/salaryfiles/${file.id}/draws`));
  return shown;
}

test('a file by hand is made, approved and sent by the presses that the table names', async () => {
  const presses = countPresses();
  const { api, user } = await make(byHand);
  const dialog = await screen.findByRole('dialog', { name: 'Approve January 2027 and send it to payroll' });
  expect(dialog).toHaveTextContent('2 rows, DKK 395.56 in all');
  const { recipients } = givenCalendar();
  for (const recipient of recipients) expect(dialog).toHaveTextContent(recipient);
  const approved = { ...byHand, approvedBy: 'Mette Krag', approvedAt: '2027-01-20T07:00:00.000Z' };
  const sent = { ...approved, isSent: true, sentAt: '2027-01-20T07:00:01.000Z' };
  api.add(on(approveSalaryFile, { data: approved }), on(sendSalaryFile, { data: sent }));
  await user.click(
    within(dialog).getByRole('button', { name: new RegExp(`^Approve and send to ${recipients.length} recipient`) }),
  );
  await waitFor(() => expect(api.calls.some(({ call }) => call.endsWith('/send'))).toBe(true));
  expect(api.calls.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call.split('/').at(-1))).toEqual([
    'preview',
    'salaryfiles',
    'approve',
    'send',
  ]);
  expect(presses()).toBe(pressesOf('Salary file: create, approve, send'));
});

test('the question that a made file opens with is asked once', async () => {
  const { user } = await make(byHand);
  const dialog = await screen.findByRole('dialog', { name: /^Approve January 2027 and send/ });
  await waitFor(() => expect(globalThis.history.state).toMatchObject({ usr: null }));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Approve and send' })).toBeVisible();
});

test('a made file asks nothing of one who may only give the first of two approvals', async () => {
  await make({ ...byHand, needsSecondApproval: true });
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a first of two approvals sends nothing, so it is not offered together', async () => {
  show(
    `/company/salaryfiles/${byHand.id}/draws`,
    on(getSalaryCalendar, { data: givenCalendar() }),
    on(getSalaryFile, { data: { ...byHand, needsSecondApproval: true } }),
  );
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve and send' })).toBeNull();
});

test('without recipients there is nothing to send, but the way to name some', async () => {
  const { user } = show(
    '/company/salaryfiles',
    on(getSalaryCalendar, { data: { ...givenCalendar(), recipients: [] } }),
    on(listSalaryFiles, page([givenFile()])),
  );
  const row = await screen.findByRole('row', { name: /Automatic/ });
  await user.click(within(row).getByRole('button', { name: 'Actions for NORDLYS-2027-01-7.csv' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send again …' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send January 2027 again' });
  expect(await within(dialog).findByRole('link', { name: 'Name recipients' })).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: /^Send to/ })).toBeNull();
});
