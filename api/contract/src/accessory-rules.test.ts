import { accessoryCountLimit, accessoryErrors, accessoryValueCap, withMandatory } from './accessory-rules.ts';
import type { AccessoryChoice } from './accessory-rules.ts';

const cover = { id: 'cover', price: 19_920, mandatory: false };
const headset = { id: 'headset', price: 200_000, mandatory: false };
const speaker = { id: 'speaker', price: 100_000, mandatory: false };
const charger = { id: 'charger', price: 10_000, mandatory: true };
const mobile = { allowMultipleAccessories: true, accessoryLimit: 2, percentage: 3000 };

function errorsOf(chosenIds: string[], changes: Partial<AccessoryChoice> = {}) {
  const offered = [cover, headset, speaker];
  return accessoryErrors({ productPrice: 639_920, offered, chosenIds, limits: mobile, ...changes });
}

test('scenario 16: two accessories of 3,000.00 are above 30 % = 1,919.76', () => {
  expect(accessoryValueCap(639_920, mobile)).toBe(191_976);
  expect(errorsOf(['headset', 'speaker'])).toEqual(['accessories-too-expensive']);
  expect(errorsOf(['cover'])).toEqual([]);
});

test('the value may reach the cap exactly', () => {
  const at = { ...headset, price: 191_976 };
  expect(errorsOf(['headset'], { offered: [at] })).toEqual([]);
  expect(errorsOf(['headset'], { offered: [{ ...at, price: 191_977 }] })).toEqual(['accessories-too-expensive']);
});

test('no percentage is no cap', () => {
  for (const percentage of [null, 0]) {
    expect(errorsOf(['headset', 'speaker'], { limits: { ...mobile, percentage } })).toEqual([]);
  }
});

test.each([
  [false, null, 1],
  [false, 3, 1],
  [false, 0, 0],
  [true, null, null],
  [true, 0, 0],
  [true, 2, 2],
])('multiple %s with limit %s allows %s', (allowMultipleAccessories, accessoryLimit, expected) => {
  expect(accessoryCountLimit({ allowMultipleAccessories, accessoryLimit, percentage: null })).toBe(expected);
});

test('one accessory too many', () => {
  const limits = { allowMultipleAccessories: false, accessoryLimit: null, percentage: null };
  expect(errorsOf(['cover', 'speaker'], { limits })).toEqual(['too-many-accessories']);
});

test('a mandatory accessory is added, cannot be left out, and alone is never refused', () => {
  const offered = [charger, cover];
  expect(withMandatory(offered, []).map((accessory) => accessory.id)).toEqual(['charger']);
  expect(errorsOf([], { offered })).toEqual(['accessory-is-mandatory']);
  const none = { ...mobile, accessoryLimit: 0, percentage: 1 };
  expect(errorsOf(['charger'], { offered, limits: none })).toEqual([]);
  expect(errorsOf(['charger', 'cover'], { offered, limits: none })).toEqual([
    'too-many-accessories',
    'accessories-too-expensive',
  ]);
});

test('unknown and repeated accessories', () => {
  expect(errorsOf(['other'])).toEqual(['accessory-not-found']);
  expect(errorsOf(['cover', 'cover'])).toEqual(['invalid-data-provided']);
});
