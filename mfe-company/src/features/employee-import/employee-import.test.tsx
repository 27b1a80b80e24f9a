import { importOptionsDefault } from '@portal/contract/import-mapping';
import type { ImportView } from '@portal/contract/import-view';
import { listEmployeeImports } from '@portal/contract/imports';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
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
