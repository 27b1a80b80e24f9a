import { givenCard } from '../../testing/given-shop.ts';
import { factsOf } from './card-facts.ts';

test('a card names its three most telling attributes as the page writes them', () => {
  const card = givenCard({ attributes: { os: 'Linux', screenSize: '6.1"', capacity: '1000 GB', network: '5G' } });
  expect(factsOf(card, (name, value) => `${name}=${value}`)).toBe('capacity=1000 GB · screenSize=6.1" · network=5G');
});

test('a card without attributes begins with its description, on one line', () => {
  const card = givenCard({ attributes: {}, description: ' Light \n and   small ' });
  expect(factsOf(card, (_, value) => value)).toBe('Light and small');
});
