import { renderPage } from '@portal/shared-ui/testing';
import { colourOf } from '../../shared/colour-swatch.ts';
import { givenCard } from '../../testing/given-shop.ts';
import { CardVariants } from './CardVariants.tsx';

test('a card shows known colours as dots and storage as chips, with what it stands for marked', () => {
  const variants = {
    count: 4,
    colours: 3,
    colourNames: ['Blue', 'Sand', 'Special edition'],
    capacities: ['128 GB', '256 GB'],
  };
  const card = givenCard({ variants, attributes: { colour: 'Sand', capacity: '256 GB' } });
  const { container } = renderPage(<CardVariants card={card} />);
  expect(container.querySelectorAll('i')).toHaveLength(2);
  const chips = [...container.querySelectorAll('b')];
  expect(chips.map((chip) => [chip.textContent, chip.hasAttribute('data-current')])).toEqual([
    ['128 GB', false],
    ['256 GB', true],
  ]);
});

test('a product without variants has no row of them', () => {
  const { container } = renderPage(<CardVariants card={givenCard()} />);
  expect(container.querySelector('b, i')).toBeNull();
});

test.each([
  ['Sea', 'teal'],
  ['Midnight black', 'black'],
  ['Mørk-BLÅ', 'steelblue'],
  ['Special edition', undefined],
])('%s is %s', (name, colour) => {
  expect(colourOf(name)).toBe(colour);
});
