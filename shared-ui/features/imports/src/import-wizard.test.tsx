import { importOptionsDefault } from '@portal/contract/import-mapping';
import { listMappings } from '@portal/contract/import-mappings';
import type { ImportRow } from '@portal/contract/import-rows';
import type { ImportView } from '@portal/contract/import-view';
import { companyImport, supplierImport, uploadProductImport } from '@portal/contract/imports';
import { getSupplierJob } from '@portal/contract/jobs';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { at, checked, column, id, moved, page, uploaded, wrong } from './given-imports.ts';
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

test('columns that were chosen are asked about before they are left unchecked', async () => {
  api(uploaded);
  const { user } = renderPage(wizard, { at: at(uploaded) });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Uge means' }), 'Supplier SKU');
  await user.click(screen.getByRole('button', { name: 'Replace file' }));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(screen.getByRole('combobox', { name: 'Uge means' })).toHaveDisplayValue('Supplier SKU');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(globalThis.location.pathname).toBe('/supplier/catalogs'));
});

test('an error is mended in its cell, with its reason beside it, seen and read aloud', async () => {
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

test('an import that invites asks first, and says how many', async () => {
  givenSession();
  const inviting: ImportView = {
    ...checked,
    kind: 'EMPLOYEES',
    catalogId: null,
    jobId: id(8),
    options: { ...checked.options, inviteNow: true },
  };
  const calls = fakeApi(
    on(companyImport.get, { data: inviting }),
    on(companyImport.rows, page([])),
    on(companyImport.run, { data: { ...inviting, status: 'DONE' } }),
  );
  const { user } = renderPage(
    <ImportWizard context={{ portal: 'company' }} kind="EMPLOYEES" crumbs={[]} listTo="/company/employees" />,
    { at: at(inviting) },
  );
  const runs = () => calls.calls.filter(({ call }) => call.endsWith('/run'));
  await user.click(await screen.findByRole('button', { name: 'Import 154 changes' }));
  const question = await screen.findByRole('dialog', { name: 'Invite the new employees now?' });
  expect(question).toHaveTextContent('120 new employees are sent an invitation at once');
  expect(runs()).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Import and invite' }));
  expect(await screen.findByText('154 rows are imported.')).toBeVisible();
  expect(runs()).toMatchObject([{ body: { checked: inviting.jobId } }]);
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

test('after the check the page stands at its result, and a new row shows all that is taken from it', async () => {
  const calls = api(checked);
  const fresh: ImportRow = {
    ...wrong,
    rowNumber: 2,
    outcome: 'NEW',
    cells: ['N1', 'Nordlys Pad', '3199,20', '47'],
    reasons: [],
  };
  calls.add(on(supplierImport.rows, ({ query }) => page(query['outcome'] === 'NEW' ? [fresh] : [])));
  const { user } = renderPage(wizard, { at: at(checked) });
  expect(await screen.findByRole('heading', { name: 'What the import would do' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: /^New/ }));
  const rows = within(await screen.findByRole('group', { name: 'New rows' }));
  expect(await rows.findByText('N1')).toBeVisible();
  for (const shown of ['Nordlys Pad', '3199,20']) expect(rows.getByText(shown)).toBeVisible();
  expect(rows.getAllByRole('columnheader')).toHaveLength(5);
});

test('an undone import says that its rows had been created, and names who has a taken number', async () => {
  const undone: ImportView = {
    ...checked,
    status: 'UNDONE',
    summary: { ...checked.summary, undone: { removed: 120, restored: 34, keptCount: 0, kept: [] } },
  };
  const calls = api(undone);
  const taken: ImportRow = {
    ...wrong,
    reasons: [{ field: 'SKU', key: 'duplicate-sku', value: 'A', owner: 'Nordlys Pad' }],
  };
  calls.add(on(supplierImport.rows, page([taken])));
  renderPage(wizard, { at: at(undone) });
  expect(await screen.findByText('had been created')).toBeVisible();
  expect(screen.queryByText('will be created')).toBeNull();
  expect(await screen.findByText(/\(Nordlys Pad has it\)/)).toBeVisible();
});
