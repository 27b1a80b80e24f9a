import { renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { givenProduct, id } from '../../testing/given-shop.ts';
import { Variants } from './Variants.tsx';

const variant = (n: number, colour: string, capacity: string, orderable = true) => ({
  id: id(n),
  productName: `Phone X ${colour} ${capacity}`,
  attributes: { colour, capacity },
  orderable,
});

test('chips lead to the variant that is closest to the one shown; numbers stand by size', () => {
  const variants = [
    variant(4, 'Blue', '128 GB'),
    variant(41, 'Blue', '1000 GB'),
    variant(42, 'Sand', '128 GB'),
    variant(43, 'Sand', '1000 GB'),
  ];
  renderPage(<Variants product={givenProduct({ variants })} months={24} />);
  const storage = within(screen.getByRole('group', { name: 'Capacity' })).getAllByRole('link');
  expect(storage.map(({ textContent }) => textContent)).toEqual(['128 GB', '1,000 GB']);
  expect(storage[0]).toHaveAttribute('aria-current', 'true');
  expect(storage[1]).toHaveAttribute('href', expect.stringContaining(id(41)));
  const sand = within(screen.getByRole('group', { name: 'Colour' })).getByRole('link', { name: 'Sand' });
  expect(sand).toHaveAttribute('href', expect.stringContaining(id(42)));
});

test('a known colour is a dot with its name, an unknown one is written', () => {
  const variants = [
    variant(4, 'Blue', '128 GB'),
    variant(41, 'Midnight black', '128 GB'),
    variant(42, 'Special edition', '128 GB', false),
  ];
  renderPage(<Variants product={givenProduct({ variants })} months={24} />);
  const colours = within(screen.getByRole('group', { name: 'Colour' })).getAllByRole('link');
  expect(colours.map((link) => [link.getAttribute('aria-label'), link.textContent])).toEqual([
    ['Blue', ''],
    ['Midnight black', ''],
    [null, 'Special edition'],
  ]);
  expect(screen.getByRole('group', { name: 'Colour' })).toHaveTextContent('ColourBlue');
});

test('a product without others has no chips', () => {
  const { container } = renderPage(<Variants product={givenProduct()} months={24} />);
  expect(container.querySelector('a')).toBeNull();
});
