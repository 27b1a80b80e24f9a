import { givenOffer, givenProduct, kroner } from '../../testing/given-shop.ts';
import { attributesOf, bestOf, comparedOf, isSame } from './compare-rows.ts';

test('a compared phone has the sums of its page: 266.63, less 100.00, 166.63, net 219.21 with phone tax', () => {
  expect(comparedOf(givenProduct()).prices).toMatchObject({
    before: 26_663,
    subsidy: 10_000,
    draw: 16_663,
    benefitTax: 12_265,
    net: 21_921,
    netTotal: 24 * 21_921,
    retail: 799_900,
  });
});

test('the best value is named only where values differ and all are known', () => {
  expect(bestOf([3, 1, 2], 'lowest')).toBe(1);
  expect(bestOf([3, 1, 2], 'highest')).toBe(3);
  expect(bestOf([1, 1], 'lowest')).toBeUndefined();
  expect(bestOf([1, null], 'lowest')).toBeUndefined();
  expect(bestOf([1, 2])).toBeUndefined();
});

test('attributes of all of them are compared, each once', () => {
  const other = givenProduct({
    attributes: { weight: '171 g', capacity: '256 GB' },
    offer: givenOffer({ price: kroner(1) }),
  });
  expect(attributesOf([comparedOf(givenProduct()), comparedOf(other)])).toEqual(['capacity', 'weight']);
  expect(isSame(['a', 'a'])).toBe(true);
});
