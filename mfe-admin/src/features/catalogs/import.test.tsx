import { listCategoryChoices } from '@portal/contract/categories';
import { importOptionsDefault } from '@portal/contract/import-mapping';
import type { ImportView } from '@portal/contract/import-view';
import { importOfSupplier } from '@portal/contract/imports';
import { getSupplier, type Supplier } from '@portal/contract/suppliers';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import SupplierCatalogImportPage from './SupplierCatalogImportPage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const uploaded: ImportView = {
  id: id(3),
  kind: 'PRODUCTS',
  catalogId: id(2),
  fileName: 'prices.csv',
  byteSize: 90,
  encoding: 'utf-8',
  delimiter: ';',
  sheets: [],
  sheet: '',
  headerRow: 1,
  top: [],
  columns: [],
  rowEstimate: 2,
  status: 'UPLOADED',
  error: null,
  mapping: {},
  options: importOptionsDefault,
  rememberedFrom: null,
  counts: { total: 2, new: 0, changed: 0, unchanged: 0, errors: 0 },
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
  finishedAt: null,
  undoUntil: null,
};

beforeEach(() => givenSession({ role: 'admin', companyId: null }));

test('back office uploads a file for a supplier at the supplier’s address', async () => {
  const api = fakeApi(
    on(getSupplier, { data: { id: id(1), name: 'TeleGros' } as Supplier }),
    on(listCategoryChoices, { data: [] }),
    on(importOfSupplier.list, { data: [], meta: { total: 0, page: 1, pageSize: 10 } }),
    on(importOfSupplier.upload, { data: uploaded }),
    on(importOfSupplier.get, { data: uploaded }),
  );
  const { user } = renderPage(<SupplierCatalogImportPage />, {
    at: `/admin/suppliers/${id(1)}/catalogs/${id(2)}/phones/products/import`,
    path: '/admin/suppliers/:supplierId/catalogs/:catalogId/:catalogName/products/import',
  });
  expect(await screen.findByText(/You import for the supplier/)).toBeVisible();
  await user.upload(await screen.findByLabelText(/Drop a CSV/), new File(['SKU;Price'], 'prices.csv'));
  await waitFor(() =>
    expect(api.calls.map(({ call }) => call)).toContain(`POST /admin/suppliers/${id(1)}/catalogs/${id(2)}/imports`),
  );
  expect(await screen.findByText(/prices\.csv/)).toBeVisible();
  expect(globalThis.location.search).toContain(id(3));
});
