import type { ImportView } from '@portal/contract/import-view';
import { companyImport, supplierImport } from '@portal/contract/imports';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { at, checked, id, page } from './given-imports.ts';
import { ImportWizard } from './ImportWizard.tsx';

test('an import of people is undone after a question; who stays is named with the reason', async () => {
  givenSession();
  const done: ImportView = {
    ...checked,
    kind: 'EMPLOYEES',
    catalogId: null,
    status: 'DONE',
    undoUntil: '2026-11-09T08:00:00.000Z',
    counts: { total: 3, new: 2, changed: 1, unchanged: 0, errors: 0 },
  };
  const undone = {
    removed: 1,
    restored: 1,
    keptCount: 1,
    kept: [{ id: id(7), number: '1042', name: 'Anna Berg', reason: 'INVITED' as const }],
  };
  fakeApi(
    on(companyImport.get, { data: done }),
    on(companyImport.rows, page([])),
    on(companyImport.previewUndo, { data: { removed: 1, restored: 1, kept: 1 } }),
    on(companyImport.undo, {
      data: { ...done, status: 'UNDONE', undoUntil: null, summary: { ...done.summary, undone } },
    }),
  );
  const { user } = renderPage(
    <ImportWizard context={{ portal: 'company' }} kind="EMPLOYEES" crumbs={[]} listTo="/company/employees" />,
    { at: at(done) },
  );
  await user.click(await screen.findByRole('button', { name: 'Undo this import' }));
  const question = await screen.findByRole('dialog');
  expect(await within(question).findByText(/1 person is removed/)).toHaveTextContent(
    '1 person is removed, 1 gets former values, 1 stays.',
  );
  await user.click(within(question).getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText(/The import is undone/)).toHaveTextContent('1 person is removed, 1 is as before.');
  expect(screen.getByText(/1042 · Anna Berg – has a login or an invitation/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull();
});

test('an import of products is undone in the same way', async () => {
  givenSession();
  const done: ImportView = {
    ...checked,
    status: 'DONE',
    undoUntil: '2026-11-09T08:00:00.000Z',
    counts: { total: 3, new: 2, changed: 1, unchanged: 0, errors: 0 },
  };
  const undone = {
    removed: 2,
    restored: 1,
    keptCount: 1,
    kept: [{ id: id(7), number: 'PX128', name: 'Phone X', reason: 'IN_USE' as const }],
  };
  fakeApi(
    on(supplierImport.get, { data: done }),
    on(supplierImport.rows, page([])),
    on(supplierImport.undo, {
      data: { ...done, status: 'UNDONE', undoUntil: null, summary: { ...done.summary, undone } },
    }),
  );
  const { user } = renderPage(
    <ImportWizard
      context={{ portal: 'supplier', catalogId: id(2) }}
      kind="PRODUCTS"
      crumbs={[]}
      listTo="/supplier/catalogs"
    />,
    { at: at(done) },
  );
  await user.click(await screen.findByRole('button', { name: 'Undo this import' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Orders keep what was ordered/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText(/The import is undone/)).toHaveTextContent('2 rows are deleted, 1 is as before.');
  expect(screen.getByText(/PX128 · Phone X – has been ordered or has accessories/)).toBeVisible();
});
