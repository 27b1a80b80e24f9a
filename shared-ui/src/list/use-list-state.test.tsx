import { pageQuery } from '@portal/contract/endpoint';
import { sortOf } from '@portal/contract/list-fields';
import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { renderPage } from '../testing/render-page.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { changedSearch, filterOf, useListState } from './use-list-state.ts';

const schema = v.strictObject({
  ...pageQuery,
  status: v.optional(v.picklist(['ORDERED', 'PROCESSING'])),
  supplierId: v.optional(v.array(v.string())),
  sort: sortOf(['orderedAt', 'name'], '-orderedAt'),
});

test("the address is read with the endpoint's own schema", () => {
  expect(filterOf(schema, new URLSearchParams('status=ORDERED&page=3&sort=name'))).toMatchObject({
    status: 'ORDERED',
    page: 3,
    pageSize: 50,
    sort: 'name',
  });
});

test('a broken address falls back to defaults, part by part', () => {
  const filter = filterOf(
    schema,
    new URLSearchParams('status=LOST&page=-2&pageSize=9999&toString=1&unknown=x&sort=-name'),
  );
  expect(filter).toEqual({ page: 1, pageSize: 50, sort: '-name' });
});

test('a list may hold one value or several', () => {
  expect(filterOf(schema, new URLSearchParams('supplierId=a')).supplierId).toEqual(['a']);
  expect(filterOf(schema, new URLSearchParams('supplierId=a&supplierId=b')).supplierId).toEqual(['a', 'b']);
});

test('a changed filter goes to page 1; defaults and empty values leave the address', () => {
  const start = new URLSearchParams('page=4&status=ORDERED&q=lamp');
  expect(changedSearch(schema, start, { status: 'PROCESSING' }).toString()).toBe('q=lamp&status=PROCESSING');
  expect(changedSearch(schema, start, { page: 5 }).toString()).toBe('status=ORDERED&q=lamp&page=5');
  expect(changedSearch(schema, start, { q: '', status: undefined, sort: '-orderedAt' }).toString()).toBe('');
  expect(changedSearch(schema, start, { supplierId: ['a', 'b'] }).toString()).toBe(
    'status=ORDERED&q=lamp&supplierId=a&supplierId=b',
  );
});

const named = v.strictObject({ ...schema.entries, q: v.optional(v.string()), view: v.optional(v.string()) });

function Tools() {
  const [, , { table, searchField }] = useListState(named);
  return (
    <>
      <output>{`${table.sort} ${table.isFiltered} ${searchField.value}`}</output>
      <button type="button" onClick={table.onClearFilters}>
        Clear
      </button>
      <button type="button" onClick={() => table.onSort('name')}>
        Sort
      </button>
      <button type="button" onClick={() => searchField.onSearch('lamp')}>
        Search
      </button>
    </>
  );
}

test('a table is filtered by what narrows it, which clearing removes; its view, sort and page size stay', async () => {
  const { user } = renderPage(<Tools />, { at: '/?view=mine&pageSize=10' });
  expect(screen.getByRole('status')).toHaveTextContent('-orderedAt false undefined');
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('status')).toHaveTextContent('name true lamp');
  expect(globalThis.location.search).toBe('?view=mine&pageSize=10&sort=name&q=lamp');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(globalThis.location.search).toBe('?view=mine&pageSize=10&sort=name');
  expect(screen.getByRole('status')).toHaveTextContent('name false undefined');
});

function Probe() {
  const [filter, change] = useListState(schema);
  return (
    <>
      <output>{`${filter.status ?? 'all'} ${filter.page}`}</output>
      <button type="button" onClick={() => change({ status: 'PROCESSING' })}>
        Change
      </button>
      <button
        type="button"
        onClick={() => {
          change({ status: 'PROCESSING' });
          change({ supplierId: ['a'] });
        }}
      >
        Change twice
      </button>
    </>
  );
}

test('the hook follows the address and writes it', async () => {
  const { user } = renderPage(<Probe />, { at: '/orders?status=ORDERED&page=2' });
  expect(screen.getByRole('status')).toHaveTextContent('ORDERED 2');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByRole('status')).toHaveTextContent('PROCESSING 1');
  expect(globalThis.location.search).toBe('?status=PROCESSING');
});

test('two changes before the page has rendered are both kept', async () => {
  const { user } = renderPage(<Probe />, { at: '/orders' });
  await user.click(screen.getByRole('button', { name: 'Change twice' }));
  expect(globalThis.location.search).toBe('?status=PROCESSING&supplierId=a');
});

test('what was typed before the page was left does not lead back to it', async () => {
  const { user } = renderPage(<Probe />, { at: '/orders' });
  // The address is already the next page's, while the list stands until that page has come.
  globalThis.history.pushState({}, '', '/employees');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(globalThis.location.pathname + globalThis.location.search).toBe('/employees');
  expect(screen.getByRole('status')).toHaveTextContent('all 1');
});

test('the crumb of a list leads back to it as it was left', async () => {
  function List() {
    const [filter] = useListState(schema);
    return <Link to="/lamps/1">{filter.status ?? 'all'}</Link>;
  }
  renderPage(<List />, { at: '/lamps?status=ORDERED&page=2' });
  await screen.findByText('ORDERED');
  const crumbs = [
    { label: 'Lamps', to: '/lamps' },
    { label: 'Chairs', to: '/chairs' },
  ];
  renderPage(<PageHeader title="Lamp 1" crumbs={crumbs} />);
  expect(screen.getByRole('link', { name: 'Lamps' })).toHaveAttribute('href', '/lamps?status=ORDERED&page=2');
  expect(screen.getByRole('link', { name: 'Chairs' })).toHaveAttribute('href', '/chairs');
});
