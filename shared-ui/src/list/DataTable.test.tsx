import { msg } from '@lingui/core/macro';
import { act, screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../api/api-error.ts';
import { renderPage } from '../testing/render-page.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Package } from '../ui/icons.ts';
import type { Column, ListQuery } from './column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

type Order = { id: string; number: string; name: string };
const orders: Order[] = ['Clara', 'Anton', 'Ida', 'Mikkel'].map((name, index) => ({
  id: `o${index}`,
  number: `104-${index}`,
  name,
}));
const columns: Column<Order>[] = [
  { key: 'number', header: msg`Order`, cell: ({ number }) => number, sort: 'orderNumber', card: 'title' },
  { key: 'name', header: msg`Employee`, cell: ({ name }) => name },
];

const answered = (rows: readonly Order[]): ListQuery<Order> => ({
  data: { data: rows },
  error: null,
  isFetching: false,
  refetch: () => undefined,
});

function show(query: ListQuery<Order>, more: Partial<DataTableProps<Order>> = {}) {
  return renderPage(
    <DataTable
      label="Orders"
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      empty={<EmptyState icon={Package} title="Nothing to process" />}
      {...more}
    />,
  );
}

test('the currency stands in the head where all amounts share it, and beside each amount where they do not', () => {
  const priced = (currency: (row: Order) => string): Partial<DataTableProps<Order>> => ({
    columns: [...columns, { key: 'price', header: msg`Price`, align: 'end', currency, cell: () => '1.00' }],
  });
  const { unmount } = show(
    answered(orders),
    priced(() => 'DKK'),
  );
  expect(screen.getByRole('columnheader', { name: 'Price, DKK' })).toBeVisible();
  unmount();
  show(
    answered(orders),
    priced(({ name }) => (name === 'Ida' ? 'EUR' : 'DKK')),
  );
  expect(screen.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Ida/ })).getByText('EUR')).toBeVisible();
});

/** Draws what `page` answers, again whenever its button is pressed. */
function Again({ page }: { page: () => ReactNode }) {
  const [, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount((count) => count + 1)}>
        again
      </button>
      {page()}
    </>
  );
}

test('rows that are about to be replaced are not drawn again, but a tick on them is', async () => {
  let drawn = 0;
  const counted: Column<Order>[] = [
    {
      ...columns[0]!,
      cell: ({ number }) => {
        drawn += 1;
        return number;
      },
    },
  ];
  const table = (query: ListQuery<Order>, selected?: string[]) => (
    <DataTable
      label="Orders"
      query={query}
      columns={counted}
      rowKey={({ id }) => id}
      empty={null}
      {...(selected
        ? {
            selection: { selected: new Set(selected), onChange: () => undefined, label: ({ number }: Order) => number },
          }
        : {})}
    />
  );
  let page: ReactNode = table(answered(orders), []);
  const { user } = renderPage(<Again page={() => page} />);
  expect(drawn).toBe(4);
  const waiting = { ...answered(orders), isFetching: true, isPlaceholderData: true };
  page = table(waiting);
  await user.click(screen.getByRole('button', { name: 'again' }));
  expect(drawn).toBe(4);
  expect(screen.getByRole('table').parentElement).toHaveAttribute('aria-busy', 'true');
  page = table(waiting, ['o1']);
  await user.click(screen.getByRole('button', { name: 'again' }));
  expect(screen.getByRole('checkbox', { name: 'Select 104-1' })).toBeChecked();
  page = table(answered(orders.slice(0, 2)), []);
  await user.click(screen.getByRole('button', { name: 'again' }));
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('rows of the view before take neither tick nor key while new ones load; the head goes on sorting', async () => {
  const ticked: string[][] = [];
  const table = (query: ListQuery<Order>) => (
    <DataTable
      label="Orders"
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      empty={null}
      onSort={() => undefined}
      selection={{ selected: new Set(), onChange: (keys) => ticked.push([...keys]), label: ({ number }) => number }}
    />
  );
  let page: ReactNode = table({ ...answered(orders), isFetching: true, isPlaceholderData: true });
  const { user } = renderPage(<Again page={() => page} />);
  const [head, body] = screen.getAllByRole('rowgroup');
  expect(body).toHaveAttribute('inert');
  expect(screen.getByRole('checkbox', { name: 'Select all on this page' }).closest('[inert]')).not.toBeNull();
  expect(within(head!).getByRole('button', { name: /Order/ }).closest('[inert]')).toBeNull();
  await user.keyboard('jx');
  expect(ticked).toEqual([]);
  page = table(answered(orders.slice(0, 2)));
  await user.click(screen.getByRole('button', { name: 'again' }));
  expect(document.querySelector('[inert]')).toBeNull();
  await user.keyboard('jx');
  expect(ticked).toEqual([['o0']]);
});

describe('exactly one of six states', () => {
  test('first load: an empty busy table, and a skeleton of the same columns only after a second', async () => {
    show({ data: undefined, error: null, isFetching: true, refetch: () => undefined });
    const table = screen.getByRole('table', { name: 'Orders' });
    expect(table.parentElement).toHaveAttribute('aria-busy', 'true');
    expect(table.querySelectorAll('tbody tr')).toHaveLength(0);
    await act(() => new Promise((resolve) => setTimeout(resolve, 1100)));
    expect(table.querySelectorAll('tbody tr').length).toBeGreaterThan(0);
    expect(table.querySelectorAll('tbody tr:first-child td')).toHaveLength(columns.length);
  });

  test('refreshing: the rows stay and the table is busy', () => {
    show({ ...answered(orders), isFetching: true });
    expect(screen.getByText('Clara')).toBeVisible();
    expect(screen.getByRole('table').parentElement).toHaveAttribute('aria-busy', 'true');
  });

  test('error: what failed, the reason, the request id and Retry', async () => {
    let retries = 0;
    const error = new ApiError({ key: 'service-unavailable', status: 503, requestId: '7f3a-91c2' });
    const { user } = show({ data: undefined, error, isFetching: false, refetch: () => (retries += 1) });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Orders could not be loaded. The portal cannot be reached right now. Try again in a moment. Request 7f3a-91c2',
    );
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retries).toBe(1);
  });

  test('nothing yet: the given empty state', () => {
    show(answered([]));
    expect(screen.getByText('Nothing to process')).toBeVisible();
    expect(screen.queryByText('Nothing matches')).toBeNull();
  });

  test('no match: filters can be cleared', async () => {
    let cleared = false;
    const { user } = show(answered([]), { isFiltered: true, onClearFilters: () => (cleared = true) });
    expect(screen.getByText('Nothing matches')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(cleared).toBe(true);
  });

  test('rows', () => {
    show(answered(orders));
    expect(screen.getAllByRole('row')).toHaveLength(1 + orders.length);
    expect(screen.getByRole('table').parentElement).toHaveAttribute('aria-busy', 'false');
  });
});

test('a page past the end of the list leads to its first one, with search and filters kept', () => {
  const { unmount } = renderPage(
    <DataTable
      label="Orders"
      query={{ ...answered([]), data: { data: [], meta: { page: 99 } } }}
      columns={columns}
      rowKey={({ id }) => id}
      empty={<EmptyState icon={Package} title="Nothing to process" />}
    />,
    { at: '/company/orders?q=anna&page=99' },
  );
  expect(screen.getByText('This page has no rows')).toBeVisible();
  expect(screen.queryByText('Nothing to process')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/company/orders?q=anna');
  unmount();
});

test('a failed refresh says so and keeps what was read', () => {
  show({ ...answered(orders), error: new ApiError({ key: 'jwt expired', status: 401, requestId: '' }) });
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByText('Clara')).toBeVisible();
});

test('a sortable head turns the sort around', async () => {
  const sorts: string[] = [];
  const { user } = show(answered(orders), { sort: 'orderNumber', onSort: (sort) => sorts.push(sort) });
  const head = screen.getByRole('columnheader', { name: 'Order' });
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(head).getByRole('button'));
  expect(sorts).toEqual(['-orderNumber']);
});

function Selectable() {
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <output>{[...selected].toSorted().join(' ')}</output>
      <DataTable
        label="Orders"
        query={answered(orders)}
        columns={columns}
        rowKey={({ id }) => id}
        empty={null}
        selection={{
          selected,
          onChange,
          label: ({ number }) => number,
          blocked: ({ name }) => (name === 'Ida' ? 'No delivery address' : undefined),
        }}
      />
    </>
  );
}

test('rows are ticked one by one, as a range with Shift, and all at once; blocked ones never', async () => {
  const { user, container } = renderPage(<Selectable />);
  const chosen = () => container.querySelector('output')?.textContent;
  await user.click(screen.getByRole('checkbox', { name: 'Select 104-0' }));
  expect(chosen()).toBe('o0');
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select 104-3' }));
  await user.keyboard('{/Shift}');
  expect(chosen()).toBe('o0 o1 o3');
  expect(screen.getByRole('checkbox', { name: 'Select 104-2' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(chosen()).toBe('');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(chosen()).toBe('o0 o1 o3');
});

test('beside its small box a row is ticked too', async () => {
  const { user, container } = renderPage(<Selectable />);
  await user.click(screen.getByRole('checkbox', { name: 'Select 104-0' }).closest('label')!);
  expect(container.querySelector('output')).toHaveTextContent('o0');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }).closest('label')!);
  expect(container.querySelector('output')).toHaveTextContent('o0 o1 o3');
});

test('a row opens into its lines and closes again', async () => {
  const { user } = show(answered(orders), {
    details: { label: ({ number }) => `Lines of ${number}`, render: ({ name }) => `Lines of ${name}` },
  });
  const button = screen.getByRole('button', { name: 'Lines of 104-1' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('cell', { name: 'Lines of Anton' })).toBeVisible();
  await user.click(button);
  expect(screen.queryByText('Lines of Anton')).toBeNull();
});
