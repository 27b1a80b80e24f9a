import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { ApiError } from '../api/api-error.ts';
import { renderPage } from '../testing/render-page.tsx';
import { Refusal } from './Refusal.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const key = 'catalog-is-in-use' as const;
const nordlys = { id: id(1), name: 'Nordlys A/S' };
const refused = ApiError.ofAnswer(
  409,
  {
    message: key,
    requestId: 'r',
    details: [
      { path: 'dependants', key, dependant: { kind: 'subscription', id: id(2), name: 'Mobile 2026', of: nordlys } },
      { path: 'dependants', key, dependant: { kind: 'company', ...nordlys, of: null } },
      { path: 'dependants', key, dependant: { kind: 'strange', id: id(4), name: 'No kind of ours', of: null } },
      { path: 'dependants', key, more: 18 },
    ],
  },
  new Headers(),
);

test('a refusal names what stands in the way, by kind, with links where there is a page', () => {
  renderPage(
    <Refusal
      error={refused}
      linkOf={(one) => (one.kind === 'subscription' ? `/of/${one.of?.id}/${one.id}` : undefined)}
    />,
  );
  const [box] = screen.getAllByRole('alert').map((alert) => within(alert));
  if (!box) throw new Error('nothing is said');
  expect(box.getByRole('link', { name: 'Mobile 2026' })).toHaveAttribute('href', `/of/${id(1)}/${id(2)}`);
  expect(box.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Companies', 'Subscriptions']);
  expect(box.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Nordlys A/S',
    'Mobile 2026 of Nordlys A/S',
    'and 18 more',
  ]);
});

test('a refusal without names is its sentence, in a toast', () => {
  renderPage(<Refusal error={new ApiError({ key, status: 409, requestId: 'r' })} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The catalog is in use.');
  expect(screen.queryByRole('term')).toBeNull();
});

test('the words are there in Danish', () => {
  const danish = readFileSync(new URL('../locales/da-dk.po', import.meta.url), 'utf8');
  expect(danish).toContain('og # mere');
});
