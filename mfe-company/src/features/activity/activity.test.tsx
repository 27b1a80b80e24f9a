import { listActivityActions, listCompanyActivity, type AuditLine } from '@portal/contract/audit';
import { getEmployee } from '@portal/contract/employees';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { anna, complete } from '../employees/given-employees.tsx';
import ActivityPage from './ActivityPage.tsx';

const line: AuditLine = {
  id: '1',
  at: '2026-11-20T09:00:00Z',
  role: 'admin',
  actor: null,
  action: 'employee.blocked',
  what: 'Back office blocked Anna Holm',
  parts: [
    { text: 'Back office', of: 'text' },
    { text: ' blocked ', of: 'text' },
    { text: anna.name, of: 'subject' },
  ],
  summary: '',
  changes: [],
  facts: [],
  followed: [],
  count: 1,
  entity: 'employee',
  entityId: anna.id,
  subject: anna.name,
  isSubjectDeleted: false,
  company: null,
  supplier: null,
  requestId: 'r-1',
  detail: {},
};

test('what happened: a person outside of the company is named by role, and the thing is a link', async () => {
  givenSession();
  const api = fakeApi(
    on(listActivityActions, { data: [{ action: 'employee.blocked', label: 'Blocked an employee' }] }),
    on(listCompanyActivity, { data: [line], meta: { total: 1, page: 1, pageSize: 50 } }),
    on(getEmployee, { data: complete(anna) }),
  );
  const { user } = renderPage(<ActivityPage />, { at: `/company/activity?employeeId=${anna.id}` });
  expect(await screen.findByRole('row', { name: /Back office blocked/ })).toHaveTextContent('Back office');
  expect(screen.getByRole('link', { name: anna.name })).toHaveAttribute('href', `/company/employees/${anna.id}`);
  expect(api.calls.find(({ call }) => call === 'GET /company/activity')?.query).toMatchObject({ employeeId: anna.id });
  await user.click(await screen.findByRole('button', { name: /Employee/ }));
  await waitFor(() => expect(globalThis.location.search).toBe(''));
});
