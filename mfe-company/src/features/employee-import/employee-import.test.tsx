import { importOptionsDefault } from '@portal/contract/import-mapping';
import type { ImportView } from '@portal/contract/import-view';
import { companyImport, listEmployeeImports, uploadEmployeeImport } from '@portal/contract/imports';
import { countPresses, fakeApi, givenSession, on, pressesOf, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import EmployeeImportPage from './EmployeeImportPage.tsx';

const id = '00000000-0000-7000-8000-000000000001';
const done: ImportView = {
  id,
  kind: 'EMPLOYEES',
  catalogId: null,
  fileName: 'staff.csv',
  byteSize: 900,
  encoding: 'utf-8',
  delimiter: ';',
  sheets: [],
  sheet: '',
  headerRow: 1,
  top: [],
  rowEstimate: 3,
  status: 'DONE',
  error: null,
  columns: [],
  mapping: {},
  options: importOptionsDefault,
  rememberedFrom: null,
  counts: { total: 3, new: 2, changed: 1, unchanged: 0, errors: 0 },
  summary: {
    priceMoved: 0,
    missing: 0,
    zeroPrices: 0,
    leavers: 0,
    invited: 0,
    notKept: [],
    undone: null,
    warnings: [],
    reasons: [],
  },
  jobId: null,
  createdAt: '2026-11-02T08:00:00.000Z',
  finishedAt: '2026-11-02T08:01:00.000Z',
  undoUntil: '2026-11-09T08:01:00.000Z',
};

test('earlier files lead back to their reports, and are filtered and sorted by their columns', async () => {
  givenSession();
  const api = fakeApi(on(listEmployeeImports, { data: [done], meta: { total: 1, page: 1, pageSize: 50 } }));
  const { user } = renderPage(<EmployeeImportPage />, { at: '/company/employees/import' });
  const row = await screen.findByRole('row', { name: /staff.csv/ });
  expect(row).toHaveTextContent('Imported');
  expect(screen.getByRole('link', { name: 'staff.csv' })).toHaveAttribute(
    'href',
    `/company/employees/import?importId=${id}`,
  );
  await user.click(screen.getByRole('button', { name: /^Errors/ }));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const builder = within(await screen.findByRole('group', { name: 'Filters' }));
  expect(builder.queryByRole('option', { name: 'Contents' })).toBeNull();
  await user.type(builder.getByRole('textbox'), 'staff');
  await user.click(builder.getByRole('button', { name: 'Apply filters' }));
  await waitFor(() =>
    expect(api.calls.at(-1)?.query).toMatchObject({
      sort: 'errors',
      filter: JSON.stringify({ join: 'all', groups: [[['fileName', 'contains', 'staff']]] }),
    }),
  );
});

test('people whose columns are known are imported by the presses that the table names', async () => {
  givenSession();
  const column = (name: string, field: 'employNo' | 'name' | 'email') => ({
    name,
    field,
    samples: ['1'],
    reason: 'known-name' as const,
    decimal: null,
    dateFormat: null,
    isDateAmbiguous: false,
  });
  let current: ImportView = {
    ...done,
    status: 'UPLOADED',
    columns: [column('Nr.', 'employNo'), column('Navn', 'name'), column('E-mail', 'email')],
    mapping: { employNo: { column: 'Nr.' }, name: { column: 'Navn' }, email: { column: 'E-mail' } },
    finishedAt: null,
    undoUntil: null,
  };
  const become = (status: ImportView['status']) => () => ({ data: (current = { ...current, status }) });
  fakeApi(
    on(listEmployeeImports, { data: [], meta: { total: 0, page: 1, pageSize: 50 } }),
    on(uploadEmployeeImport, () => ({ data: current })),
    on(companyImport.get, () => ({ data: current })),
    on(companyImport.check, become('CHECKED')),
    on(companyImport.run, become('DONE')),
    on(companyImport.rows, { data: [], meta: { total: 0, page: 1, pageSize: 25 } }),
  );
  const presses = countPresses();
  const { user } = renderPage(<EmployeeImportPage />, { at: '/company/employees/import' });
  await user.upload(await screen.findByLabelText(/Drop a CSV/), new File(['Nr.;Navn;E-mail'], 'staff.csv'));
  await user.click(await screen.findByRole('button', { name: 'Import 3 changes' }));
  expect(await screen.findByText('3 rows are imported.')).toBeVisible();
  // “Import” in the list of employees comes before.
  expect(1 + presses()).toBe(pressesOf('Import 400 people, mend a cell, undo'));
});
