import * as bulk from '@portal/contract/employee-bulk';
import * as changes from '@portal/contract/employee-changes';
import * as contract from '@portal/contract/employees';
import { fakeApi, givenSession, on } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { anna, bo, idOf, open, routes } from './given-employees.tsx';

beforeEach(() => {
  givenSession();
});

const change: changes.EmployeesChange = {
  id: idOf(900),
  kind: 'DEPARTMENT',
  department: 'Sales',
  status: 'RUNNING',
  total: 200_000,
  done: 50_000,
  outcomes: [{ outcome: 'CHANGED', count: 50_000 }],
  mayUndo: false,
};
const ended: changes.EmployeesChange = {
  ...change,
  status: 'DONE',
  done: 200_000,
  outcomes: [
    { outcome: 'CHANGED', count: 199_998 },
    { outcome: 'NOT_FOUND', count: 2 },
  ],
  mayUndo: true,
};
const many = [
  on(contract.listEmployees, ({ query }) => {
    const total = query['count'] === 'exact' ? 200_000 : null;
    return { data: [anna, bo].map((row) => ({ ...row })), meta: { total, page: 1, pageSize: 50 } };
  }),
  on(bulk.listEmployeeIds, { data: { employeeIds: [anna.id, bo.id], isAll: false } }),
  ...routes.slice(1),
];

test('more than can be named are chosen as a whole; the change is a job that the address shows', async () => {
  const api = fakeApi(
    ...many,
    on(changes.changeMany, { data: { ...change, done: 0, outcomes: [] } }),
    on(changes.getManyChange, { data: change }),
  );
  const { user } = open('/company/employees?status=PENDING');
  await user.click(await screen.findByRole('checkbox', { name: /Anna Berg/ }));
  await user.click(screen.getByRole('button', { name: 'Select all that match' }));
  expect(await screen.findByText('All 200,000 that match are selected.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Bo Dahl/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Set department' }));
  const dialog = await screen.findByRole('dialog', { name: 'Department of 200,000 employees' });
  await user.type(within(dialog).getByRole('textbox', { name: /Department/ }), 'Sales');
  await user.click(within(dialog).getByRole('button', { name: 'Set department' }));
  expect(await screen.findByRole('progressbar', { name: 'Setting the department to Sales' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  expect(globalThis.location.search).toBe(`?status=PENDING&change=${change.id}`);
  expect(api.calls.find(({ call }) => call === 'POST /company/employees/changes')?.body).toEqual({
    matching: { status: 'PENDING' },
    change: { kind: 'DEPARTMENT', department: 'Sales' },
  });
  expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument();
});

test('the list of those who were left out says so where it cannot be fetched', async () => {
  fakeApi(...routes, on(changes.getManyChange, { data: ended }));
  const { user } = open(`/company/employees?change=${change.id}`);
  await user.click(await screen.findByRole('button', { name: 'Who was left out' }));
  await user.click(await screen.findByRole('menuitem', { name: 'As CSV' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('a ticked row ends the choice of the whole', async () => {
  fakeApi(...many);
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /Anna Berg/ }));
  await user.click(screen.getByRole('button', { name: 'Select all that match' }));
  await screen.findByText('All 200,000 that match are selected.');
  await user.click(screen.getByRole('checkbox', { name: /Bo Dahl/ }));
  expect(screen.getByText('1 selected')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Bo Dahl/ })).not.toBeChecked();
});

test('after a reload: what became of them, who was left out, and the way back', async () => {
  const undo: changes.EmployeesChange = { ...change, id: idOf(901), kind: 'UNDO', done: 10, outcomes: [] };
  const api = fakeApi(
    ...routes,
    on(changes.getManyChange, ({ params }) => ({ data: params['changeId'] === undo.id ? undo : ended })),
    on(changes.undoMany, { data: undo }),
  );
  const { user } = open(`/company/employees?change=${change.id}`);
  expect(await screen.findByText('199,998 employees are changed.')).toBeVisible();
  expect(screen.getByText('2 no longer exist.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Who was left out' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('progressbar', { name: 'Taking it back' })).toBeVisible();
  expect(globalThis.location.search).toBe(`?change=${undo.id}`);
  expect(api.calls.some(({ call }) => call === `POST /company/employees/changes/${change.id}/undo`)).toBe(true);
});
