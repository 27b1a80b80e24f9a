import { msg } from '@lingui/core/macro';
import { getListColumns, type ListView } from '@portal/contract/list-columns';
import { exportOf } from '@portal/contract/list-exports';
import { changeListView, createListView, deleteListView } from '@portal/contract/list-views';
import { listUsers } from '@portal/contract/users';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';
import { ListPage } from './ListPage.tsx';
import { Toolbar } from './Toolbar.tsx';

type Row = { id: string };
const columns: readonly Column<Row>[] = [
  { key: 'name', header: msg`Name`, card: 'title', cell: () => 'Anna' },
  { key: 'phone', header: msg`Phone`, cell: () => '12345678' },
  { key: 'note', header: msg`Note`, cell: () => '-' },
];
const filter = v.strictObject({
  q: v.optional(v.string()),
  sort: v.optional(v.string()),
  page: v.optional(v.string()),
});

const rows = { data: { data: [{ id: '1' }] }, error: null, isFetching: false, refetch: () => undefined };

const People = () => (
  <ListPage title="People" filters={<Toolbar />}>
    <DataTable
      label="People"
      list={{ name: 'employees', filter }}
      query={rows}
      columns={columns}
      rowKey={({ id }) => id}
      empty={null}
    />
  </ListPage>
);

const late: ListView = {
  id: 'a0000000-0000-4000-8000-000000000001',
  name: 'Late',
  search: 'columns=name%2Cnote&q=late',
  isShared: false,
  isDefault: false,
  isOwn: true,
};
const given = (...views: ListView[]) => {
  const stored = { views };
  return fakeApi(
    on(getListColumns, () => ({ data: { columns: null, views: stored.views } })),
    on(createListView, ({ body: { list: _list, ...form } }) => {
      const view = { ...form, id: 'b0000000-0000-4000-8000-000000000001', isOwn: true };
      stored.views = [...stored.views, view];
      return { data: view };
    }),
    on(changeListView, ({ body, params }) => {
      stored.views = stored.views.map((view) => (view.id === params.viewId ? { ...view, ...body } : view));
      return { data: stored.views.find(({ id }) => id === params.viewId) ?? late };
    }),
    on(deleteListView, ({ params }) => {
      stored.views = stored.views.filter(({ id }) => id !== params.viewId);
      return { data: { id: params.viewId ?? '' } };
    }),
  );
};
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const open = async (user: ReturnType<typeof renderPage>['user'], name: string, entry: string) => {
  await user.click(await screen.findByRole('button', { name, expanded: false }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

beforeEach(() => givenSession());

test('filters, sort and columns are saved under a name, without the page, and opened again', async () => {
  const api = given();
  const { user } = renderPage(<People />, { at: '/?q=anna&page=3&employee=7&columns=name,note' });
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Annas');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Share it with the other administrators' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save view' }));
  expect(await screen.findByRole('button', { name: 'View Annas' })).toBeVisible();
  expect(api.calls.find(({ call }) => call === 'POST /user/views')?.body).toEqual({
    list: 'employees',
    name: 'Annas',
    search: 'columns=name%2Cnote&q=anna',
    isShared: true,
    isDefault: false,
  });
  await open(user, 'View Annas', 'Leave the view');
  await waitFor(() => expect(heads()).toEqual(['Name', 'Phone', 'Note']));
  await open(user, 'Views', 'Annas');
  await waitFor(() => expect(heads()).toEqual(['Name', 'Note']));
  expect(globalThis.location.search).toContain('q=anna');
});

test('a change of an open view is named, kept or taken back', async () => {
  const api = given(late);
  const { user } = renderPage(<People />, { at: `/?q=other&saved=${late.id}` });
  await open(user, 'View Late, changed', 'Save changes to the view');
  await screen.findByRole('button', { name: 'View Late' });
  expect(api.calls.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ name: 'Late', search: 'q=other' });
});

test('the default view opens where the address names nothing, once', async () => {
  given({ ...late, isDefault: true });
  const { user } = renderPage(<People />, { at: '/' });
  await open(user, 'View Late', 'Leave the view');
  expect(await screen.findByRole('button', { name: 'Views' })).toBeVisible();
  expect(globalThis.location.search).toBe('');
});

test('deleting a view can be taken back; a name that is taken is said at its field', async () => {
  const api = given(late);
  const { user } = renderPage(<People />, { at: `/?${late.search}&saved=${late.id}` });
  await open(user, 'View Late', 'Rename, share or delete…');
  await user.click(await screen.findByRole('button', { name: 'Delete view' }));
  expect(await screen.findByRole('button', { name: 'Save view' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await open(user, 'Views', 'Late');
  api.add(on(createListView, fails('name-already-exists', 409)));
  await open(user, 'View Late', 'Save as a new view…');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Late');
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid());
});

test('a view that a colleague shares can be opened, not changed', async () => {
  given({ ...late, isOwn: false, isShared: true });
  const { user } = renderPage(<People />, { at: '/' });
  await open(user, 'Views', 'Late (shared with you)');
  await user.click(await screen.findByRole('button', { name: 'View Late' }));
  expect(await screen.findByRole('menuitem', { name: 'Leave the view' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Rename, share or delete…' })).toBeNull();
});

test('the list leaves as a file: its filter, not its page, nor what is open over it', async () => {
  const file = exportOf(listUsers);
  const api = fakeApi(on(getListColumns, { data: { columns: null, views: [] } }), on(file, new Blob(['a;b'])));
  const listed = { name: 'employees' as const, filter, file, where: { companyId: 'c1' } };
  const { user } = renderPage(
    <ListPage title="People" filters={<Toolbar />}>
      <DataTable label="People" list={listed} query={rows} columns={columns} rowKey={({ id }) => id} empty={null} />
    </ListPage>,
    { at: '/?q=anna&page=3&employee=7&columns=name' },
  );
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'As XLSX' }));
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call === 'GET /admin/users/export')?.query).toEqual({
      q: 'anna',
      companyId: 'c1',
      format: 'xlsx',
    }),
  );
});
