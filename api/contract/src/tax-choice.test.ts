import { cardOfRate, rateOfCard } from './tax-choice.ts';

test.each([
  [3_700, 800, 4_204],
  [3_600, 800, 4_112],
  [3_801, 800, 4_297],
  [0, 800, 800],
  [3_240, 0, 3_240],
])('a tax card of %i with a contribution of %i is a rate of %i', (card, amRate, rate) => {
  expect(rateOfCard(card, amRate)).toBe(rate);
});

test('what was typed is shown again', () => {
  for (let card = 0; card <= 10_000; card += 1)
    expect(Math.abs(cardOfRate(rateOfCard(card, 800), 800) - card)).toBeLessThan(2);
  for (let card = 0; card <= 10_000; card += 100) expect(cardOfRate(rateOfCard(card, 800), 800)).toBe(card);
});
