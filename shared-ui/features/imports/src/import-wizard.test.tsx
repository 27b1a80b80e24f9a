import { importOptionsDefault } from '@portal/contract/import-mapping';
import { listMappings, removeMapping, renameMapping, uploadMapping } from '@portal/contract/import-mappings';
import type { ImportRow } from '@portal/contract/import-rows';
import type { ImportView } from '@portal/contract/import-view';
import { companyImport, supplierImport, uploadProductImport } from '@portal/contract/imports';
import { getSupplierJob } from '@portal/contract/jobs';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ImportWizard } from './ImportWizard.tsx';
import { MappingFiles } from './MappingFiles.tsx';

const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
const column = (name: string, field: ImportView['columns'][number]['field'], samples: string[]) => ({
  name,
  field,
  samples,
  reason: field ? ('known-name' as const) : ('not-recognised' as const),
  decimal: null,
  dateFormat: null,
  isDateAmbiguous: false,
});

const uploaded: ImportView = {
  id: id(1),
  kind: 'PRODUCTS',
  catalogId: id(2),
  fileName: 'prisliste.csv',
  byteSize: 900,
  encoding: 'windows-1252',
  delimiter: ';',
  rowEstimate: 1062,
  status: 'UPLOADED',
  error: null,
  columns: [
    column('Varenr', 'SKU', ['A', 'B']),
    column('Varenavn', 'productName', ['One']),
    column('Pris', 'price', ['6.399,20']),
    column('Uge', null, ['47']),
  ],
  mapping: { SKU: { column: 'Varenr' }, productName: { column: 'Varenavn' }, price: { column: 'Pris' } },
  options: { ...importOptionsDefault, decimal: ',' },
  rememberedFrom: null,
  counts: { total: 1062, new: 0, changed: 0, unchanged: 0, errors: 0 },
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
const checked: ImportView = {
  ...uploaded,
  status: 'CHECKED',
  jobId: id(3),
  counts: { total: 1062, new: 120, changed: 34, unchanged: 907, errors: 1 },
  summary: {
    ...uploaded.summary,
    priceMoved: 9,
    missing: 6,
    reasons: [{ field: 'price', key: 'invalid-amount', count: 1 }],
  },
};
const wrong: ImportRow = {
  rowNumber: 19,
  outcome: 'ERROR',
  cells: ['A', 'One', 'på forespørgsel', '47'],
  reasons: [{ field: 'price', key: 'invalid-amount', value: 'på forespørgsel' }],
  warnings: [],
  changes: [],
  priceMoved: false,
};
const moved: ImportRow = {
  rowNumber: 20,
  outcome: 'CHANGED',
  cells: ['B', 'Nordlys Book', '9600', '47'],
  reasons: [],
  warnings: [],
  changes: [{ field: 'price', from: '784000', to: '960000' }],
  priceMoved: true,
};
const page = (rows: ImportRow[]) => ({ data: rows, meta: { total: rows.length, page: 1, pageSize: 25 } });

const wizard = (
  <ImportWizard
    context={{ portal: 'supplier', catalogId: id(2) }}
    kind="PRODUCTS"
    categories={[{ id: id(9), name: 'Mobile' }]}
    crumbs={[]}
    listTo="/supplier/catalogs"
  />
);
const at = (view: ImportView) => `/import?importId=${view.id}`;

function api(view: ImportView) {
  givenSession({ role: 'supplier' });
  let current = view;
  const change = (next: ImportView) => ({ data: (current = next) });
  return fakeApi(
    on(listMappings, { data: [] }),
    on(uploadProductImport, () => change(uploaded)),
    on(supplierImport.get, () => ({ data: current })),
    on(supplierImport.check, () => change(checked)),
    on(supplierImport.fix, () => change({ ...checked, counts: { ...checked.counts, changed: 35, errors: 0 } })),
    on(supplierImport.run, () => change({ ...checked, status: 'DONE' })),
    on(supplierImport.rows, ({ query }) =>
      page(query['outcome'] === 'ERROR' ? [wrong] : query['outcome'] === 'CHANGED' ? [moved] : []),
    ),
    on(getSupplierJob, {
      data: {
        id: id(3),
        kind: 'import',
        status: 'RUNNING',
        total: 1000,
        done: 640,
        failed: 0,
        error: null,
        createdAt: '2026-11-02T08:00:00.000Z',
        finishedAt: null,
      },
    }),
  );
}

test('from file to import: recognised, mapped, checked, run; the address remembers the import', async () => {
  const calls = api(uploaded);
  const { user } = renderPage(wizard, { at: '/import' });
  await user.upload(screen.getByLabelText(/Drop a CSV/), new File(['Varenr;Pris'], 'prisliste.csv'));
  expect(await screen.findByText(/1,062 rows · Windows-1252 · semicolon · decimal comma/)).toBeVisible();
  expect(globalThis.location.search).toContain(id(1));
  expect(screen.getByRole('combobox', { name: 'Uge means' })).toHaveValue('');

  await user.click(screen.getByRole('button', { name: 'Check 1,062 rows' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Category: choose one');
  await user.selectOptions(screen.getByLabelText('Category'), 'Mobile');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Uge means' }), 'Supplier SKU');
  await user.click(screen.getByRole('button', { name: 'Check 1,062 rows' }));

  const sent = calls.calls.find(({ call }) => call.endsWith('/check'))?.body;
  expect(sent).toMatchObject({
    mapping: { ...uploaded.mapping, supplierSKU: { column: 'Uge' } },
    options: { categoryId: id(9), decimal: ',' },
  });
  await user.click(await screen.findByRole('button', { name: 'Import 154 changes' }));
  expect(await screen.findByText('154 rows are imported.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See products' })).toHaveAttribute('href', '/supplier/catalogs');
});

test('an error is mended in its cell, with its reason beside it for everybody', async () => {
  const calls = api(checked);
  const { user } = renderPage(wizard, { at: at(checked) });
  const cell = await screen.findByRole('textbox', { name: 'Row 19, Pris' });
  expect(cell).toHaveValue('på forespørgsel');
  expect(cell).toHaveAccessibleDescription(/amount/);
  await user.clear(cell);
  await user.type(cell, '99{Enter}');
  expect(await screen.findByRole('button', { name: 'Import 155 changes' })).toBeVisible();
  expect(calls.calls.find(({ call }) => call.startsWith('PATCH'))).toMatchObject({
    call: `PATCH /supplier/imports/${id(1)}/rows/19`,
    body: { cells: { Pris: '99' } },
  });
});

test('a changed price shows before, after and by how much', async () => {
  api(checked);
  renderPage(wizard, { at: at(checked) });
  const row = await screen.findByRole('row', { name: /Nordlys Book/ });
  expect(within(row).getByText('7,840.00')).toBeVisible();
  expect(within(row).getByText('9,600.00')).toBeVisible();
  expect(within(row).getByText('22.4 % up')).toBeVisible();
});

test('one who comes back while it runs sees how far it is', async () => {
  api({ ...checked, status: 'RUNNING' });
  renderPage(wizard, { at: at(checked) });
  expect(await screen.findByText('64 %')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Importing' })).toHaveAttribute('aria-valuenow', '64');
});

test('people are told what is not kept, and who has left', async () => {
  givenSession();
  const people: ImportView = {
    ...checked,
    kind: 'EMPLOYEES',
    catalogId: null,
    summary: { ...checked.summary, notKept: ['birthday'], warnings: [{ key: 'has-left', count: 2 }] },
  };
  fakeApi(on(companyImport.get, { data: people }), on(companyImport.rows, page([])));
  renderPage(
    <ImportWizard context={{ portal: 'company' }} kind="EMPLOYEES" crumbs={[]} listTo="/company/employees" />,
    { at: at(people) },
  );
  expect(await screen.findByText(/settings do not allow it: Birthday/)).toBeVisible();
  expect(screen.getByText(/Has left: imported, not invited – 2 rows/)).toBeVisible();
});

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
    on(companyImport.undo, {
      data: { ...done, status: 'UNDONE', undoUntil: null, summary: { ...done.summary, undone } },
    }),
  );
  const { user } = renderPage(
    <ImportWizard context={{ portal: 'company' }} kind="EMPLOYEES" crumbs={[]} listTo="/company/employees" />,
    { at: at(done) },
  );
  await user.click(await screen.findByRole('button', { name: 'Undo this import' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo import' }));
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

describe('a file that is read otherwise than it was recognised', () => {
  const saved = {
    id: id(7),
    kind: 'PRODUCTS' as const,
    name: 'Prisliste fra Acme',
    mapping: { SKU: { column: 'Varenr' }, productName: { column: 'Uge' }, price: { column: 'Pris' } },
    options: importOptionsDefault,
    usedAt: '2026-11-02T08:00:00.000Z',
    version: 1,
  };

  test('another delimiter reads it again; a saved mapping whose columns it has fills in what they mean', async () => {
    const read: unknown[] = [];
    fakeApi(
      on(supplierImport.get, { data: uploaded }),
      on(listMappings, {
        data: [saved, { ...saved, id: id(8), name: 'Elsewhere', mapping: { SKU: { column: 'Other' } } }],
      }),
      on(supplierImport.read, ({ body }) => {
        read.push(body);
        return { data: { ...uploaded, delimiter: '|' } };
      }),
    );
    const { user } = renderPage(
      <ImportWizard context={{ portal: 'supplier', catalogId: id(2) }} kind="PRODUCTS" crumbs={[]} listTo="/list" />,
      { at: `/x?importId=${id(1)}` },
    );
    const choice = await screen.findByLabelText(/^Mapping/);
    expect(within(choice).queryByRole('option', { name: 'Elsewhere' })).toBeNull();
    await user.selectOptions(choice, 'Prisliste fra Acme');
    expect(screen.getByLabelText(/Uge/)).toHaveValue('productName');

    await user.selectOptions(screen.getByLabelText(/^Delimiter/), 'pipe');
    expect(await screen.findByText(/pipe · decimal comma/)).toBeVisible();
    expect(read).toEqual([{ encoding: 'windows-1252', delimiter: '|' }]);
  });
});

describe('the mappings of a supplier', () => {
  const saved = {
    id: id(7),
    kind: 'PRODUCTS' as const,
    name: 'list.csv',
    mapping: { SKU: { column: 'Nr' } },
    options: importOptionsDefault,
    usedAt: '2026-11-02T08:00:00.000Z',
    version: 3,
  };

  test('are listed, renamed, deleted after a question, and uploaded from a file that is one', async () => {
    const sent: unknown[] = [];
    fakeApi(
      on(listMappings, { data: [saved] }),
      on(renameMapping, ({ body }) => {
        sent.push(body);
        return { data: saved };
      }),
      on(removeMapping, () => {
        sent.push('removed');
        return { data: { id: saved.id } };
      }),
      on(uploadMapping, ({ body }) => {
        sent.push((body as { name: string }).name);
        return { data: saved };
      }),
    );
    const { user } = renderPage(<MappingFiles />, { at: '/x' });
    await user.click(await screen.findByRole('button', { name: 'Actions for list.csv' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const name = await screen.findByLabelText('Name of the mapping');
    await user.clear(name);
    await user.type(name, 'Acme');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(sent).toEqual([{ name: 'Acme', version: 3 }]));

    const picker = screen.getByLabelText('Mapping file');
    await user.upload(picker, new File(['not json'], 'a.json', { type: 'application/json' }));
    expect(await screen.findByText(/file cannot be read|could not be read/i)).toBeVisible();
    const file = { kind: 'PRODUCTS', name: 'Acme', fingerprint: 'a'.repeat(64), mapping: {}, options: {} };
    await user.upload(picker, new File([JSON.stringify(file)], 'a.json', { type: 'application/json' }));
    await waitFor(() => expect(sent).toContain('Acme'));

    await user.click(screen.getByRole('button', { name: 'Actions for list.csv' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete mapping' }));
    await waitFor(() => expect(sent).toContain('removed'));
  });
});

test('words are given a meaning, and an all-or-nothing file with errors waits for its corrections', async () => {
  givenSession({ role: 'supplier' });
  const sent: unknown[] = [];
  const start: ImportView = {
    ...uploaded,
    columns: [...uploaded.columns, column('Farve', 'colour', ['Sort', 'Rød'])],
    mapping: { ...uploaded.mapping, colour: { column: 'Farve' } },
    options: { ...uploaded.options, categoryId: id(9) },
  };
  let current: ImportView = start;
  fakeApi(
    on(listMappings, { data: [] }),
    on(supplierImport.get, () => ({ data: current })),
    on(supplierImport.check, ({ body }) => {
      sent.push(body);
      const { options } = body as { options: ImportView['options'] };
      return { data: (current = { ...checked, options, counts: { ...checked.counts, errors: 1 } }) };
    }),
    on(
      supplierImport.rows,
      page([
        {
          rowNumber: 9,
          outcome: 'ERROR',
          cells: ['A', 'One', '1', ''],
          reasons: [{ field: 'SKU', key: 'duplicate-sku', value: 'A', otherRow: 4 }],
          warnings: [],
          changes: [],
          priceMoved: false,
        },
      ]),
    ),
  );
  const { user } = renderPage(wizard, { at: at(start) });
  await user.type(await screen.findByLabelText(/^The file says/), 'Sort');
  await user.type(screen.getByLabelText(/^It means/), 'Black');
  await user.click(screen.getByRole('button', { name: 'Add value' }));
  expect(screen.getByText(/Sort → Black/)).toBeVisible();
  await user.click(screen.getByLabelText(/^All or nothing/));
  await user.click(screen.getByRole('button', { name: /^Check/ }));
  expect(await screen.findByText('All or nothing: correct the rows with errors first.')).toBeVisible();
  expect(sent).toMatchObject([
    { mapping: { colour: { column: 'Farve', values: { Sort: 'Black' } } }, options: { allOrNothing: true } },
  ]);
  expect(screen.getByRole('button', { name: /^Import/ })).toBeDisabled();
  expect(await screen.findByText(/as in row 4/)).toBeVisible();
});
