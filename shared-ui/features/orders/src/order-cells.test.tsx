import { renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { OrderProducts } from './OrderCells.tsx';

const picture = { path: '/api/pictures/aa', width: 80, height: 60, alt: '' };

test.each([
  ['with its picture', picture, 1],
  ['without one with the box', null, 0],
  ['of a list that says nothing of pictures with the box', undefined, 0],
])('a product %s', (_what, given, pictures) => {
  const { container } = renderPage(<OrderProducts product="Phone X" accessories={['Cover']} picture={given} />);
  expect(screen.getByText('Phone X')).toBeVisible();
  expect(container.querySelectorAll('img')).toHaveLength(pictures);
});
