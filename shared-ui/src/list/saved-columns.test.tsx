import { msg } from '@lingui/core/macro';
import { getListColumns, saveListColumns, type ListView } from '@portal/contract/list-columns';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import type { Column } from './column.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { DataTable } from './DataTable.tsx';
import { useSavedColumns } from './use-saved-columns.ts';

type Row = { id: string };
const columns: readonly Column<Row>[] = [
  { key: 'name', header: msg`Name`, card: 'title', cell: () => 'Anna' },
  { key: 'phone', header: msg`Phone`, cell: () => '12345678' },
  { key: 'role', header: msg`Role`, cell: () => 'Admin' },
  { key: 'note', header: msg`Note`, isExtra: true, cell: () => '-' },
];

function List() {
  const saved = useSavedColumns('employees', columns);
  return (
    <>
      <ColumnChooser saved={saved} />
      <DataTable
        label="People"
        query={{ data: { data: [{ id: '1' }] }, error: null, isFetching: false, refetch: () => undefined }}
        columns={saved.shown}
        rowKey={({ id }) => id}
        empty={null}
      />
    </>
  );
}
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

beforeEach(() => {
  givenSession();
});

test('what leads to the row is shown to those who chose their columns before it was there', async () => {
  const asked: Column<Row> = { key: 'asked', header: msg`Asked`, opensRow: true, cell: () => '3 November 2026' };
  fakeApi(on(getListColumns, { data: { columns: ['name', 'role'], views: [] } }));
  function Log() {
    return (
      <p>
        {useSavedColumns('activity', [asked, ...columns])
          .shown.map(({ key }) => key)
          .join()}
      </p>
    );
  }
  renderPage(<Log />);
  expect(await screen.findByText('asked,name,role')).toBeVisible();
});

test('what is ticked and moved is saved and shown; the title stays', async () => {
  let stored: string[] | null = null;
  const views: ListView[] = [];
  const api = fakeApi(
    on(getListColumns, () => ({ data: { columns: stored, views } })),
    on(saveListColumns, ({ body }) => ({ data: { columns: (stored = body.columns) } })),
  );
  const { user } = renderPage(<List />, { at: '/' });
  expect(heads()).toEqual(['Name', 'Phone', 'Role']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const dialog = await screen.findByRole('dialog', { name: 'Columns' });
  expect(within(dialog).getByRole('checkbox', { name: 'Name' })).toBeDisabled();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Phone' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'Note' }));
  await user.click(within(dialog).getByRole('button', { name: 'Move Note up' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save columns' }));
  expect(await screen.findByRole('columnheader', { name: 'Note' })).toBeVisible();
  expect(heads()).toEqual(['Name', 'Note', 'Role']);
  expect(api.calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ columns: ['name', 'note', 'role'] });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('button', { name: 'As the list comes' }));
  expect(await screen.findByRole('columnheader', { name: 'Phone' })).toBeVisible();
});

test('a choice that cannot be read leaves the list as it comes, without an error over the page', async () => {
  fakeApi(on(getListColumns, fails('something-went-wrong', 500)));
  renderPage(<List />, { at: '/' });
  expect(await screen.findByRole('columnheader', { name: 'Phone' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
