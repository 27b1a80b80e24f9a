import { msg } from '@lingui/core/macro';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { setSingleKeys } from '../keys/single-keys.ts';
import { renderPage } from '../testing/render-page.tsx';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';

type Row = { id: string };
const opened: string[] = [];
const columns: readonly Column<Row>[] = [
  {
    key: 'id',
    header: msg`Order`,
    card: 'title',
    cell: ({ id }) => (
      <button type="button" onClick={() => opened.push(id)}>
        Order {id}
      </button>
    ),
  },
];

function List({ name, ids }: { name: string; ids: string[] }) {
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label={name}
      query={{ data: { data: ids.map((id) => ({ id })) }, error: null, isFetching: false, refetch: () => undefined }}
      columns={columns}
      rowKey={({ id }) => id}
      empty={null}
      selection={{ selected, onChange, label: ({ id }) => id }}
    />
  );
}
const row = (id: string) => screen.getByRole('row', { name: new RegExp(`Order ${id}$`) });
const ticked = () => screen.getAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'));

test('J and K move through the rows, X ticks, Shift X ticks a range, Enter opens', async () => {
  const { user } = renderPage(
    <>
      <input aria-label="Note" />
      <List name="Orders" ids={['1', '2', '3', '4']} />
      <List name="Others" ids={['8', '9']} />
    </>,
  );
  await user.keyboard('j');
  expect(row('1')).toHaveFocus();
  await user.keyboard('kjx');
  expect(row('2')).toHaveFocus();
  await user.keyboard('jj{Shift>}X{/Shift}');
  expect(ticked()).toEqual(['Select 2', 'Select 3', 'Select 4']);
  await user.keyboard('jk{Enter}');
  expect(opened).toEqual(['3']);
  screen.getByRole('button', { name: 'Order 8' }).focus();
  await user.keyboard('j');
  expect(row('9')).toHaveFocus();
  await user.type(screen.getByLabelText('Note'), 'jx');
  expect(screen.getByLabelText('Note')).toHaveValue('jx');
  setSingleKeys('off');
  row('1').focus();
  await user.keyboard('j');
  expect(row('1')).toHaveFocus();
  setSingleKeys('on');
});
