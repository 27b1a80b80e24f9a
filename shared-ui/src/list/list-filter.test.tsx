import { msg } from '@lingui/core/macro';
import { pageQuery } from '@portal/contract/endpoint';
import { getListColumns, type ListView } from '@portal/contract/list-columns';
import * as list from '@portal/contract/list-fields';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';
import { ListPage } from './ListPage.tsx';
import { sortedAlsoBy, sortedBy } from './sorts.ts';
import { Toolbar } from './Toolbar.tsx';
import { useListState } from './use-list-state.ts';

type Row = { id: string; name: string };
const fields = {
  name: list.text,
  status: list.choice(['ACTIVE', 'BLOCKED']),
  price: list.money,
  day: list.optional(list.day),
} as const;
const filter = v.strictObject({ ...pageQuery, ...list.sortAndFilter(fields, 'name') });
const columns: Column<Row>[] = [
  { key: 'name', header: msg`Name`, sort: 'name', card: 'title', cell: ({ name }) => name },
  {
    key: 'status',
    header: msg`Status`,
    sort: 'status',
    choices: { ACTIVE: msg`Active`, BLOCKED: msg`Blocked` },
    cell: () => '',
  },
  { key: 'price', header: msg`Price`, sort: 'price', cell: () => '' },
  { key: 'day', header: msg`Day`, sort: 'day', cell: () => '' },
];

function Page({ rows }: { rows: readonly Row[] }) {
  const [state, change] = useListState(filter);
  return (
    <ListPage title="People" filters={<Toolbar />}>
      <output>{JSON.stringify({ sort: state.sort, filter: state.filter })}</output>
      <DataTable
        label="People"
        list={{ name: 'employees', filter }}
        query={{ data: { data: rows }, error: null, isFetching: false, refetch: () => undefined }}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<p>Nobody yet</p>}
        sort={state.sort}
        onSort={(sort) => change({ sort })}
      />
    </ListPage>
  );
}

const show = (search = '', rows: readonly Row[] = [{ id: 'a', name: 'Anna' }]) => {
  givenSession();
  const views: ListView[] = [];
  fakeApi(on(getListColumns, () => ({ data: { columns: null, views } })));
  return renderPage(<Page rows={rows} />, { at: `/people${search}` });
};
const address = () => new URLSearchParams(globalThis.location.search);
const asked = () => JSON.parse(address().get('filter') ?? 'null') as unknown;
const all = (...groups: unknown[]) => `?filter=${encodeURIComponent(JSON.stringify({ join: 'all', groups }))}`;

test('a condition is built of the columns, goes into the address and becomes a chip that takes it back', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Field' }), 'Status');
  await user.click(screen.getByRole('checkbox', { name: 'Blocked' }));
  await user.click(screen.getByRole('button', { name: 'Apply filters' }));
  expect(asked()).toEqual({ join: 'all', groups: [[['status', 'any', 'BLOCKED']]] });
  expect(await screen.findByText(/is any of Blocked/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove filter Status' }));
  await waitFor(() => expect(asked()).toBeNull());
});

test('amounts are whole minor units, two conditions go together by "or", a group is joined the other way', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.type(await screen.findByRole('textbox', { name: 'Value of Name' }), 'an');
  await user.click(screen.getByRole('button', { name: 'Add condition' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'How conditions go together' }), 'or');
  await user.selectOptions(screen.getAllByRole('combobox', { name: 'Field' })[1]!, 'Price');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Condition of Price' }), 'is between');
  await user.type(screen.getByRole('textbox', { name: 'Price from' }), '1,200.50');
  await user.type(screen.getByRole('textbox', { name: 'Price to' }), '2000');
  await user.click(screen.getByRole('button', { name: 'Add “and” group' }));
  await user.selectOptions(screen.getAllByRole('combobox', { name: 'Field' })[2]!, 'Day');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Condition of Day' }), 'is empty');
  await user.click(screen.getByRole('button', { name: 'Apply filters' }));
  expect(asked()).toEqual({
    join: 'any',
    groups: [
      [
        ['name', 'contains', 'an'],
        ['price', 'between', '120050', '200000'],
      ],
      [['day', 'empty']],
    ],
  });
});

test('a condition without a value says so and asks for nothing', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('button', { name: 'Apply filters' }));
  expect(await screen.findByText('Name: give a value, or remove the condition.')).toBeVisible();
  expect(asked()).toBeNull();
});

test('a filter of the address is shown; with it an empty answer means that nothing matches', async () => {
  const { user } = show(all([['name', 'is', 'Zoe']]), []);
  expect(await screen.findByText('Nothing matches')).toBeVisible();
  expect(await screen.findByText('is Zoe')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(asked()).toBeNull());
});

test('a broken filter of the address is none', async () => {
  show(all([['password', 'is', 'x']]));
  expect(await screen.findByText('{"sort":"name"}')).toBeVisible();
});

test('with Shift a column is sorted by besides the others, by mouse and by keyboard', async () => {
  const { user } = show();
  const head = (name: RegExp) => within(screen.getByRole('columnheader', { name })).getByRole('button');
  await user.click(head(/^Status/));
  await user.keyboard('{Shift>}');
  await user.click(head(/^Price/));
  await user.click(head(/^Price/));
  await user.keyboard('{/Shift}');
  expect(address().get('sort')).toBe('status,-price');
  expect(screen.getByRole('columnheader', { name: /^Status/ })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: /Price.*sorted downwards as number 2/ })).toBeVisible();
  await user.click(head(/^Day/));
  expect(address().get('sort')).toBe('day');
});

test('the dialog of columns sorts where there is no head', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('button', { name: /Sort by Price/ }));
  expect(address().get('sort')).toBe('name,price');
});

test('a column alone turns around; a fourth takes the place of the third', () => {
  expect(sortedBy('name', 'name')).toBe('-name');
  expect(sortedBy('-name', 'name')).toBe('name');
  expect(sortedBy('name,price', 'price')).toBe('price');
  expect(sortedAlsoBy('a,b,c', 'd')).toBe('a,b,d');
  expect(sortedAlsoBy('a,-b', 'b')).toBe('a');
  expect(sortedAlsoBy('-a', 'a')).toBe('a');
});
