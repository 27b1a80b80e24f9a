import { createSalaryFile, previewSalaryFile } from '@portal/contract/manual-salary-files';
import { getSalaryCalendar, makeWithoutMissing } from '@portal/contract/salary-calendar';
import { downloadSalaryFile, getSalaryFile, listSalaryFiles, sendSalaryFile } from '@portal/contract/salary-files';
import type { SalaryProblem } from '@portal/contract/salary-problems';
import { fails, fakeApi, givenSession, on, renderPage, type FakeRoute } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { givenCalendar, givenFile, givenPreview, idOf, kroner } from './given-salary-files.ts';
import SalaryFileListPage from './SalaryFileListPage.tsx';

const page = <Row,>(data: Row[]) => ({ data, meta: { total: data.length, page: 1, pageSize: 50 } });
const calendar = on(getSalaryCalendar, { data: givenCalendar() });
const files = [
  givenFile(),
  givenFile({
    id: idOf(51),
    batch: 8,
    type: 'MANUAL',
    customName: 'Extra run',
    isSent: false,
    sentAt: null,
    createdBy: 'Mette Krag',
  }),
];
const problem = (change: Partial<SalaryProblem>): SalaryProblem => ({
  period: '2027-01',
  reason: 'EMPLOYEE_NUMBER_MISSING',
  employee: { id: idOf(70), name: 'Bo Lund' },
  detail: '',
  why: null,
  at: '2027-01-10T09:00:00.000Z',
  ...change,
});

beforeEach(() => {
  givenSession();
});

function show(...routes: FakeRoute[]) {
  const api = fakeApi(...routes, on(listSalaryFiles, page(files)), calendar);
  return { api, ...renderPage(<SalaryFileListPage />, { at: '/company/salaryfiles' }) };
}

describe('what comes', () => {
  test('half a year of files; a day that the month does not have is said out loud', async () => {
    show();
    const runs = await screen.findByRole('list', { name: 'Coming salary files' });
    const february = within(runs).getByText('28 February 2027').closest('li');
    expect(february).toHaveTextContent('Day 30 does not exist');
    expect(within(runs).getAllByText(/does not exist/)).toHaveLength(1);
    expect(within(runs).getByText('30 June 2027').closest('li')).toHaveTextContent('Nothing planned, no file');
    expect(screen.getByText('The next file is made and sent on 30 January 2027 at 06:00.')).toBeVisible();
  });

  test('a stopped run is marked; one whose hour came says who stopped it, and opens the file by hand', async () => {
    const at = '2026-12-28T09:00:00.000Z';
    const stopped = {
      period: '2026-12',
      fileDay: '2026-12-30',
      by: 'Mette Krag',
      at,
      draws: 2,
      totals: [kroner(39_556)],
    };
    const [first, ...others] = givenCalendar().runs;
    const runs = [{ ...first!, stopped: { by: 'Mette Krag', at } }, ...others];
    const { user } = show(on(getSalaryCalendar, { data: givenCalendar({ stopped, runs }) }));
    const list = await screen.findByRole('list', { name: 'Coming salary files' });
    expect(within(list).getByText('30 January 2027').closest('li')).toHaveTextContent('Stopped');
    expect(screen.getByText('The next file is made and sent on 28 February 2027 at 06:00.')).toBeVisible();
    expect(screen.getByText(/30 December 2026 was stopped by Mette Krag/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create the file by hand' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('problems name the people and lead to where they are corrected', async () => {
    const problems = [
      problem({}),
      problem({ employee: { id: idOf(71), name: 'Åse & Søn' } }),
      problem({ reason: 'SALARY_SYSTEM_MISSING', employee: null }),
    ];
    show(on(getSalaryCalendar, { data: givenCalendar({ problems, autoSend: false }) }));
    expect(await screen.findByRole('link', { name: 'Bo Lund' })).toHaveAttribute(
      'href',
      `/company/employees/${idOf(70)}`,
    );
    expect(screen.getByRole('link', { name: 'Åse & Søn' })).toHaveAttribute('href', `/company/employees/${idOf(71)}`);
    expect(screen.getByRole('link', { name: 'Choose the salary system' })).toHaveAttribute(
      'href',
      '/company/settings?tab=payroll',
    );
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent(
      'Employee number is missing, January 2027. No file is made before everybody in it has a number.',
    );
  });

  test('a file that waits for people is made without them, as it was seen', async () => {
    const waiting = { period: '2027-01', rowCount: 1, draws: 1, totals: [kroner(22_893)], people: 1 };
    const { api, user } = show(
      on(makeWithoutMissing, { data: [givenFile()] }),
      on(getSalaryCalendar, { data: givenCalendar({ problems: [problem({})], waiting }) }),
    );
    await user.click(await screen.findByRole('button', { name: 'Make it without them …' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make January 2027 without them' });
    expect(dialog).toHaveTextContent('1 draw, DKK 228.93.');
    expect(dialog).toHaveTextContent('1 person is left out.');
    await user.click(within(dialog).getByRole('button', { name: 'Make the file with 1 row' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ period: '2027-01' });
  });

  test('older months beyond the ceiling are announced', async () => {
    show(on(getSalaryCalendar, { data: givenCalendar({ later: { draws: 4, totals: [kroner(79_112)] } }) }));
    expect((await screen.findByText('4 older draws follow in later files:')).parentElement).toHaveTextContent(
      'DKK 791.12',
    );
  });

  test('a row that cannot be written is named with its column and fault, and the rest can still be made', async () => {
    const failed = problem({ reason: 'ROW_FAILED', detail: '104', why: { source: 'employNo', key: 'too-long' } });
    const { user } = show(on(previewSalaryFile, { data: givenPreview({ problems: [failed] }) }));
    await user.click(await screen.findByRole('button', { name: 'Create salary file' }));
    const review = await screen.findByRole('dialog', { name: 'Preview of the salary file' });
    const concerned = within(review).getByRole('list', { name: 'People concerned' });
    expect(within(concerned).getByRole('listitem')).toHaveTextContent(/Bo Lund order 104, Employee number: /);
    expect(within(review).getByRole('button', { name: 'Create file with 2 rows' })).toBeVisible();
  });

  test('draws of subscriptions by hand are said to wait', async () => {
    show(on(getSalaryCalendar, { data: givenCalendar({ byHand: { draws: 12, totals: [kroner(200_000)] } }) }));
    expect(await screen.findByText('12 draws wait for a file that you create.')).toBeVisible();
  });
});

describe('the list', () => {
  test('shows batch, month, type, who made it and whether payroll has it', async () => {
    show();
    const row = await screen.findByRole('row', { name: /Extra run/ });
    for (const text of ['January 2027', '8', 'Manual', 'Mette Krag', '395.56 DKK', 'Not sent'])
      expect(row).toHaveTextContent(text);
    expect(within(row).getByRole('link', { name: 'January 2027' })).toHaveAttribute(
      'href',
      `/company/salaryfiles/${idOf(51)}/draws`,
    );
  });

  test('filters, sort and search are the address', async () => {
    const { api, user } = show();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'Manual');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Not sent');
    await user.click(await screen.findByRole('button', { name: 'Batch' }));
    await waitFor(() => expect(globalThis.location.search).toBe('?type=MANUAL&state=NOT_SENT&sort=batch'));
    await waitFor(() =>
      expect(api.calls.at(-1)?.query).toMatchObject({ type: 'MANUAL', state: 'NOT_SENT', sort: 'batch' }),
    );
    expect(await screen.findByText('2 salary files match')).toBeVisible();
  });

  test('nothing yet, nothing that matches, and a failure each say so', async () => {
    const { api, user } = show(on(listSalaryFiles, page([])));
    expect(await screen.findByText('No salary files yet')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'File, name or month' }), '1999{Enter}');
    expect(await screen.findByText('Nothing matches')).toBeVisible();
    api.add(on(listSalaryFiles, fails('service-unavailable', 503)));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Manual');
    expect(await screen.findByText('Salary files could not be loaded.')).toBeVisible();
  });
});

describe('made by hand', () => {
  const preview = on(previewSalaryFile, { data: givenPreview() });
  const open = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Create salary file' }));
    return screen.findByRole('dialog', { name: 'Preview of the salary file' });
  };
  const choose = async (user: ReturnType<typeof show>['user']) => {
    await user.click(within(await open(user)).getByRole('button', { name: 'Change the choice' }));
    return screen.findByRole('dialog', { name: 'Create a salary file' });
  };

  test('a range needs both days in their order', async () => {
    const { api, user } = show(preview);
    const dialog = await choose(user);
    const asked = api.calls.length;
    await user.click(within(dialog).getByRole('radio', { name: /A range of days/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Preview the file' }));
    for (const name of ['From: This field is required', 'To: This field is required'])
      expect(await within(dialog).findByRole('link', { name })).toBeVisible();
    expect(api.calls.slice(asked).some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  test('is looked at first, with the difference to the last file, then made once', async () => {
    const { api, user } = show(preview, on(createSalaryFile, fails('service-unavailable', 503)));
    const dialog = await choose(user);
    await user.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Extra run');
    await user.click(within(dialog).getByRole('button', { name: 'Preview the file' }));
    const review = await screen.findByRole('dialog', { name: 'Preview of the salary file' });
    for (const text of ['DKK 978.98', '14.86 more', '11', '6']) expect(review).toHaveTextContent(text);
    await user.click(within(review).getByRole('button', { name: 'Create file with 2 rows' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    api.add(on(createSalaryFile, { data: [givenFile({ id: idOf(52), type: 'MANUAL', isSent: false })] }));
    await user.click(within(review).getByRole('button', { name: 'Create file with 2 rows' }));
    await waitFor(() => expect(globalThis.location.pathname).toBe(`/company/salaryfiles/${idOf(52)}/draws`));
    const made = api.calls.filter(({ call }) => call === 'POST /company/salaryfiles');
    const seen = [
      { fact: 'fileRows', of: '', value: 2 },
      { fact: 'fileDraws', of: '', value: 3 },
      { fact: 'fileTotal', of: 'DKK', value: kroner(97_898) },
    ];
    expect(made.map(({ body }) => body)).toEqual([
      { mode: 'ALL', customName: 'Extra run', seen },
      { mode: 'ALL', customName: 'Extra run', seen },
    ]);
    expect(new Set(made.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  test('a draw new since the preview is shown with old and new; the second press creates what is shown', async () => {
    const changed = fails('changed-by-someone-else', 409, [
      { path: 'fileDraws', key: 'changed-by-someone-else', seen: 3, current: 4 },
    ]);
    const { api, user } = show(preview, on(createSalaryFile, changed));
    const review = await open(user);
    api.add(on(previewSalaryFile, { data: givenPreview({ draws: 4, rowCount: 3 }) }));
    await user.click(within(review).getByRole('button', { name: 'Create file with 2 rows' }));
    expect(await within(review).findByRole('row', { name: 'Draws of the file 3 4' })).toBeVisible();
    api.add(on(createSalaryFile, { data: [givenFile({ id: idOf(52), type: 'MANUAL', isSent: false })] }));
    await user.click(await within(review).findByRole('button', { name: 'Create file with 3 rows' }));
    await waitFor(() => expect(globalThis.location.pathname).toBe(`/company/salaryfiles/${idOf(52)}/draws`));
    const [first, second] = api.calls.filter(({ call }) => call === 'POST /company/salaryfiles');
    expect(second?.body).toMatchObject({ seen: expect.arrayContaining([{ fact: 'fileDraws', of: '', value: 4 }]) });
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
  });

  test('who is drawn after the exit month is pointed out, and does not hold the file back', async () => {
    const warnings = [
      {
        reason: 'AFTER_EXIT' as const,
        employee: { id: idOf(61), name: 'Bo Lund' },
        orderNumber: '105',
        period: '2027-01',
        exitDate: '2026-12-31',
        amount: kroner(16_663),
      },
    ];
    const { user } = show(on(previewSalaryFile, { data: givenPreview({ warnings }) }));
    const review = await open(user);
    expect(within(review).getByRole('list', { name: 'Drawn after the exit month' })).toHaveTextContent(
      'Bo Lund, left 31 December 2026: DKK 166.63 for January 2027',
    );
    expect(within(review).getByRole('button', { name: /Create file/ })).toBeEnabled();
  });

  test('with a problem it cannot be made, and the choice can be changed', async () => {
    const { user } = show(on(previewSalaryFile, { data: givenPreview({ problems: [problem({})] }) }));
    const review = await open(user);
    const concerned = within(review).getByRole('list', { name: 'People concerned' });
    expect(within(concerned).getByRole('link', { name: 'Bo Lund' })).toBeVisible();
    expect(within(review).queryByRole('button', { name: /Create file/ })).toBeNull();
    await user.click(within(review).getByRole('button', { name: 'Change the choice' }));
    expect(await screen.findByRole('radio', { name: /All that are due/ })).toBeChecked();
  });
});

test('sending again asks, names the recipients, and says when payroll has it', async () => {
  const { api, user } = show(
    calendar,
    on(sendSalaryFile, { data: givenFile() }),
    on(getSalaryFile, { data: givenFile({ sentAt: '2027-01-21T08:00:00.000Z' }) }),
  );
  const row = await screen.findByRole('row', { name: /Automatic/ });
  await user.click(within(row).getByRole('button', { name: 'Actions for NORDLYS-2027-01-7.csv' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send again …' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send January 2027 again' });
  expect(dialog).toHaveTextContent('It was sent on 20 January 2027');
  await user.click(await within(dialog).findByRole('button', { name: 'Send to 2 recipients' }));
  expect(await screen.findByText('NORDLYS-2027-01-7.csv is sent to payroll.')).toBeVisible();
  expect(api.calls.find(({ call }) => call.endsWith('/send'))?.headers.get('idempotency-key')).toBeTruthy();
});

test('a file is fetched in each form', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  const { user } = show(
    on(downloadSalaryFile, ({ query }) => {
      saved.push(query['format'] ?? query['salarySystemId'] ?? '');
      return new Blob(['1042;228.93']);
    }),
    on(listSalaryFiles, page([givenFile()])),
  );
  for (const name of ['The salary file itself', 'Its draws as CSV', 'Its draws as XLSX']) {
    await user.click(await screen.findByRole('button', { name: 'Actions for NORDLYS-2027-01-7.csv' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  }
  await waitFor(() => expect(saved).toEqual(['original', 'csv', 'xlsx']));
});
