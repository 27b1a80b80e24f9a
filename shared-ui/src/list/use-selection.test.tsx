import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing/render-page.tsx';
import { useSelection } from './use-selection.ts';

function List() {
  const [filter, setFilter] = useState<Record<string, unknown>>({ view: 'ALL', page: 1, sort: 'name' });
  const { selected, onChange, whole, selectWhole } = useSelection(filter);
  return (
    <>
      <output>{whole === undefined ? [...selected].join() : `all ${whole}`}</output>
      <button type="button" onClick={() => onChange(new Set(['a', 'b']))}>
        {'tick'}
      </button>
      <button type="button" onClick={() => selectWhole(250)}>
        {'whole'}
      </button>
      {Object.entries({ view: 'IN_PROCESS', q: 'anna', filter: 'x', page: 2, sort: '-name', pageSize: 200 }).map(
        ([name, value]) => (
          <button key={name} type="button" onClick={() => setFilter({ ...filter, [name]: value })}>
            {name}
          </button>
        ),
      )}
    </>
  );
}

test.each([
  ['view', ''],
  ['q', ''],
  ['filter', ''],
  ['page', 'a,b'],
  ['sort', 'a,b'],
  ['pageSize', 'a,b'],
])('ticks under another %s: "%s"', async (name, left) => {
  const { user } = renderPage(<List />);
  await user.click(screen.getByRole('button', { name: 'tick' }));
  await user.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('status')).toHaveTextContent(left === '' ? /^$/ : left);
});

test('a whole choice ends with its filter too', async () => {
  const { user } = renderPage(<List />);
  await user.click(screen.getByRole('button', { name: 'whole' }));
  expect(screen.getByRole('status')).toHaveTextContent('all 250');
  await user.click(screen.getByRole('button', { name: 'view' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
});
