import { listMappings } from '@portal/contract/import-mappings';
import type { ImportView } from '@portal/contract/import-view';
import { supplierImport } from '@portal/contract/imports';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { id, uploaded } from './given-imports.ts';
import { ImportWizard } from './ImportWizard.tsx';

test('another sheet or another row of names reads it again, above a look at the first rows', async () => {
  givenSession({ role: 'supplier' });
  const read: unknown[] = [];
  const book: ImportView = {
    ...uploaded,
    encoding: 'xlsx',
    delimiter: '',
    sheets: ['Vejledning', 'Varer'],
    sheet: 'Vejledning',
    top: [['Varer 2027'], [], ['Varenr', 'Varenavn'], ['A', 'One']],
  };
  fakeApi(
    on(supplierImport.get, { data: book }),
    on(listMappings, { data: [] }),
    on(supplierImport.read, ({ body }) => {
      read.push(body);
      return { data: { ...book, sheet: 'Varer', headerRow: read.length === 1 ? 1 : 3 } };
    }),
  );
  const { user } = renderPage(
    <ImportWizard context={{ portal: 'supplier', catalogId: id(2) }} kind="PRODUCTS" crumbs={[]} listTo="/list" />,
    { at: `/x?importId=${id(1)}` },
  );
  await user.selectOptions(await screen.findByLabelText(/^Sheet/), 'Varer');
  const rows = screen.getByRole('region', { name: 'First rows of the file' });
  expect(within(rows).getByRole('row', { current: true })).toHaveTextContent('1Varer 2027');
  const names = await screen.findByLabelText(/^Names of columns/);
  // An empty row names nothing.
  expect(
    within(names)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Row 1', 'Row 3', 'Row 4']);
  await user.selectOptions(names, 'Row 3');
  await waitFor(() => expect(screen.getByLabelText(/^Names of columns/)).toHaveValue('3'));
  expect(
    within(screen.getByRole('region', { name: 'First rows of the file' })).getByRole('row', { current: true }),
  ).toHaveTextContent('3VarenrVarenavn');
  expect(read).toEqual([{ sheet: 'Varer' }, { sheet: 'Varer', headerRow: 3 }]);
});
