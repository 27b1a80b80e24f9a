import { msg } from '@lingui/core/macro';
import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { mediaStyle } from '../theme/media-style.ts';
import type { Column } from './column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

type Draw = { id: string; employee: string; amount: string };
const columns: Column<Draw>[] = [
  { key: 'employee', header: msg`Employee`, cell: ({ employee }) => employee, card: 'title' },
  { key: 'amount', header: msg`Draw`, cell: ({ amount }) => amount, align: 'end' },
];

/** Selectors of what a style leaves off the paper. */
const print =
  mediaStyle
    .join('')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .split('@media print')[1] ?? '';
const hidden = [...print.matchAll(/([^{};]+)\{\s*display: none !important;\s*\}/g)].map(([, selector = '']) =>
  selector.trim(),
);
const isPrinted = (cell: Element) => !hidden.some((selector) => cell.matches(selector));

const parts: Record<string, Partial<DataTableProps<Draw>>> = {
  'rows that open': { details: { label: ({ employee }) => employee, render: () => 'lines' } },
  'a menu': { rowMenu: () => <button type="button">Cancel</button> },
  'rows that open, ticks and a menu': {
    details: { label: ({ employee }) => employee, render: () => 'lines' },
    rowMenu: () => <button type="button">Cancel</button>,
    selection: { selected: new Set(), onChange: () => undefined, label: ({ employee }) => employee },
  },
};

test.each(Object.entries(parts))('on paper a table with %s keeps each value under its head', (_what, more) => {
  renderPage(
    <DataTable
      label="Draws"
      query={{
        data: { data: [{ id: 'd1', employee: 'Clara', amount: '172.30' }] },
        error: null,
        isFetching: false,
        refetch: () => undefined,
      }}
      columns={columns}
      rowKey={({ id }) => id}
      empty={null}
      {...more}
    />,
  );
  const printed = (row: Element | undefined) =>
    [...(row?.children ?? [])].filter(isPrinted).map((cell) => cell.getAttribute('data-label') ?? cell.textContent);
  const [head, row] = screen.getAllByRole('row');
  expect(printed(head)).toEqual(['Employee', 'Draw']);
  expect(printed(row)).toEqual(['Employee', 'Draw']);
});
