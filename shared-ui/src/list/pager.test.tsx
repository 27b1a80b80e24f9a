import { act, screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { Pager } from './Pager.tsx';
import { pagesShown } from './pages-shown.ts';
import { SearchField } from './SearchField.tsx';

const listed = (meta: { page: number; pageSize: number; total: number | null }, shown = 50) => ({
  data: { meta, data: Array.from({ length: shown }) },
});

test('first, last, the current page and its neighbours', () => {
  expect(pagesShown(1, 1)).toEqual([1]);
  expect(pagesShown(2, 26)).toEqual([1, 2, 3, undefined, 26]);
  expect(pagesShown(13, 26)).toEqual([1, undefined, 12, 13, 14, undefined, 26]);
});

test('says where one is and goes on', async () => {
  const changes: unknown[] = [];
  const { user } = renderPage(
    <Pager
      query={listed({ page: 2, pageSize: 50, total: 1284 })}
      countsAll
      onChange={(change) => changes.push(change)}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('51–100 of 1,284');
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(changes).toEqual([{ page: 3 }]);
});

test('an uncounted list says 1,000+ and still goes on', () => {
  renderPage(<Pager query={listed({ page: 1, pageSize: 50, total: null })} onChange={() => undefined} />);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('1–50 of 1,000+');
  expect(screen.getByRole('button', { name: 'Next page' })).toBeEnabled();
});

test('all are counted on the page that is shown', async () => {
  const changes: unknown[] = [];
  const { user } = renderPage(
    <Pager
      query={listed({ page: 3, pageSize: 50, total: null })}
      countsAll
      onChange={(change) => changes.push(change)}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Count all' }));
  expect(changes).toEqual([{ count: 'exact', page: 3 }]);
});

test('an uncounted list whose orders bring rows of their accessories goes on too', () => {
  renderPage(<Pager query={listed({ page: 1, pageSize: 50, total: null }, 64)} onChange={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Next page' })).toBeEnabled();
});

test.each([
  ['counted', 26_000],
  ['uncounted', null],
])('the last page that a list answers offers none after it and says how to go on: %s', (_kind, total) => {
  const at = (page: number) => (
    <Pager query={listed({ page, pageSize: 50, total })} onChange={() => undefined} pagesMax={100} />
  );
  const { unmount } = renderPage(at(99));
  expect(screen.getByRole('button', { name: 'Next page' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Page 100' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Page 520' })).not.toBeInTheDocument();
  expect(screen.getByRole('navigation')).not.toHaveTextContent('Search or filter');
  unmount();
  renderPage(at(100));
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Page 101' })).not.toBeInTheDocument();
  expect(screen.getByRole('navigation')).toHaveTextContent('Search or filter to find what comes after this page.');
});

test('search waits 350 ms after the last key, Enter does not wait, / leads to the field', async () => {
  const searches: string[] = [];
  const { user } = renderPage(<SearchField label="Order, employee" value="" onSearch={(q) => searches.push(q)} />);
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('lam');
  expect(searches).toEqual([]);
  await act(() => new Promise((resolve) => setTimeout(resolve, 420)));
  expect(searches).toEqual(['lam']);
  await user.keyboard('p{Enter}');
  expect(searches).toEqual(['lam', 'lamp']);
});
