import { getCompanySettings } from '@portal/contract/company-settings';
import { listFileDraws } from '@portal/contract/salary-draws';
import { getFileDifference } from '@portal/contract/salary-file-difference';
import { approveSalaryFile, getSalaryFile, type SalaryFile } from '@portal/contract/salary-files';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { givenSettings } from '../../shared/given-settings.ts';
import { givenFile, idOf } from './given-salary-files.ts';
import SalaryFilePage from './SalaryFilePage.tsx';

const me = givenSession().id;
const waiting = { needsSecondApproval: true, isSent: false, sentAt: null } as const;
const approvedBy = (userId: string, by: string) => ({ userId, by, at: '2027-01-20T06:00:00.000Z' });

beforeEach(() => {
  givenSession();
});

function show(change: Partial<SalaryFile>, admins = 2) {
  const api = fakeApi(
    on(getSalaryFile, { data: givenFile({ ...waiting, ...change }) }),
    on(approveSalaryFile, { data: givenFile({ ...waiting, ...change }) }),
    on(getFileDifference, { data: { warnings: [], previous: null, changes: [] } }),
    on(listFileDraws, { data: [], meta: { total: 0, page: 1, pageSize: 50 } }),
    on(getCompanySettings, { data: givenSettings({ admins }) }),
  );
  return {
    api,
    ...renderPage(<SalaryFilePage />, {
      at: `/company/salaryfiles/${idOf(50)}/draws`,
      path: '/company/salaryfiles/:salaryFileId/draws',
    }),
  };
}

test('the first approval says that another admin gives the second', async () => {
  const { api, user } = show({});
  expect(await screen.findByText(/needs the approvals of two admins/)).toBeVisible();
  expect(screen.getByText(/also after the salary day/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send to payroll' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/first of two approvals/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve 2 rows' }));
  expect(await screen.findByText(/Another admin gives the second\./)).toBeVisible();
  expect(api.calls.some(({ call }) => call.endsWith('/approve'))).toBe(true);
});

test('who approved first is told so, and finds neither the button nor the bytes for payroll', async () => {
  const { user } = show({ firstApproval: approvedBy(me, 'Mette Krag') });
  expect(await screen.findByText(/You have approved it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByRole('menuitem', { name: 'Its draws as CSV' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'The salary file itself' })).toBeNull();
});

test('another admin gives the second approval of a file by hand', async () => {
  show({ type: 'MANUAL', isManual: true, firstApproval: approvedBy(idOf(9), 'Lise Dahl') });
  expect(await screen.findByText(/Lise Dahl has approved it/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible();
});

test('when the other admin has left, the page says that no admin is left for the second approval', async () => {
  show({ firstApproval: approvedBy(me, 'Mette Krag') }, 1);
  expect(await screen.findByText(/You are the only admin left/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make somebody an admin' })).toHaveAttribute('href', '/company/employees');
});
