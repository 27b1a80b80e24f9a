// A file that says by itself what its columns are is checked without a press.
import { listMappings } from '@portal/contract/import-mappings';
import type { ImportView } from '@portal/contract/import-view';
import { supplierImport, uploadProductImport } from '@portal/contract/imports';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { checked, id, page, uploaded } from './given-imports.ts';
import { ImportWizard } from './ImportWizard.tsx';

const wizard = (
  <ImportWizard
    context={{ portal: 'supplier', catalogId: id(2) }}
    kind="PRODUCTS"
    categories={[{ id: id(9), name: 'Mobile' }]}
    crumbs={[]}
    listTo="/supplier/catalogs"
  />
);

function api(file: ImportView) {
  givenSession({ role: 'supplier' });
  let current = file;
  return fakeApi(
    on(listMappings, { data: [] }),
    on(uploadProductImport, { data: file }),
    on(supplierImport.get, () => ({ data: current })),
    on(supplierImport.check, () => ({ data: (current = checked) })),
    on(supplierImport.rows, () => page([])),
  );
}

const known = (change: Partial<ImportView> = {}): ImportView => ({
  ...uploaded,
  columns: uploaded.columns.filter(({ field }) => field),
  options: { ...uploaded.options, categoryId: id(9) },
  ...change,
});
const upload = async (file: ImportView) => {
  const calls = api(file);
  const { user } = renderPage(wizard, { at: '/import' });
  await user.upload(screen.getByLabelText(/Drop a CSV/), new File(['Varenr;Pris'], 'prisliste.csv'));
  return { calls, user };
};

test('is checked at once; its columns are one press away', async () => {
  const { calls, user } = await upload(known());
  expect(await screen.findByRole('button', { name: 'Import 154 changes' })).toBeVisible();
  expect(calls.calls.find(({ call }) => call.endsWith('/check'))?.body).toMatchObject({
    mapping: uploaded.mapping,
    options: { categoryId: id(9) },
  });
  await user.click(screen.getByRole('button', { name: 'Change columns' }));
  expect(await screen.findByRole('combobox', { name: 'Varenr means' })).toHaveValue('SKU');
});

test('is checked at once where last time’s choice left a column out', async () => {
  await upload(known({ columns: uploaded.columns, rememberedFrom: 'prisliste.csv' }));
  expect(await screen.findByRole('button', { name: 'Import 154 changes' })).toBeVisible();
});

const [sku, name, price] = uploaded.columns;
test.each<[string, Partial<ImportView>]>([
  ['a category is missing', { options: uploaded.options }],
  ['a needed field is missing', { columns: [sku!, name!], mapping: { SKU: uploaded.mapping['SKU']! } }],
  ['a column is not recognised', { columns: uploaded.columns }],
  ['days can be read in two ways', { columns: [sku!, name!, { ...price!, isDateAmbiguous: true }] }],
  ['a column was guessed from its values', { columns: [sku!, name!, { ...price!, reason: 'content' }] }],
])('is not checked while %s', async (_why, change) => {
  const { calls } = await upload(known(change));
  expect(await screen.findByRole('group', { name: 'Columns of the file' })).toBeVisible();
  expect(calls.calls.some(({ call }) => call.endsWith('/check'))).toBe(false);
});

test.each([
  ['inviteNow', true],
  ['missing', 'hide'],
])('stands at its columns where last time’s %s writes to people or hides products', async (option, value) => {
  const { calls } = await upload(known({ options: { ...known().options, [option]: value } }));
  expect(await screen.findByRole('combobox', { name: 'Varenr means' })).toBeVisible();
  expect(calls.calls.some(({ call }) => call.endsWith('/check'))).toBe(false);
});

test('stands at its columns where the check failed', async () => {
  api(known()).add(on(supplierImport.check, fails('something-went-wrong', 500)));
  const { user } = renderPage(wizard, { at: '/import' });
  await user.upload(screen.getByLabelText(/Drop a CSV/), new File(['Varenr;Pris'], 'prisliste.csv'));
  expect(await screen.findByRole('button', { name: 'Check 1,062 rows' })).toBeVisible();
});
