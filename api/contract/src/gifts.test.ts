import { giftWarning } from './gifts.ts';

const dkk = (amount: number) => ({ amount, currency: 'DKK' });
const offerOf = (price: number, retail: number | null, given = 0) => ({
  price: dkk(price),
  retailPrice: retail === null ? null : dkk(retail),
  accessories: [{ id: 'cover', price: dkk(10_000), retailPrice: dkk(12_500), mandatory: false }],
  terms: { vatRate: 2_500, gift: { limit: 140_000, given } },
});

test.each([
  ['at the limit', offerOf(100_000, 140_000), [], null],
  ['an øre above it', offerOf(100_000, 140_001), [], { value: 140_001, given: 0, limit: 140_000 }],
  ['without a retail price', offerOf(150_000, null), [], { value: 187_500, given: 0, limit: 140_000 }],
  ['with an accessory', offerOf(100_000, 130_000), ['cover'], { value: 142_500, given: 0, limit: 140_000 }],
  ['after another gift', offerOf(40_000, 50_000, 100_000), [], { value: 50_000, given: 100_000, limit: 140_000 }],
])('scenario 56: a gift %s', (_case, offer, accessories, warning) => {
  expect(giftWarning(offer, accessories)).toEqual(warning && { ...warning, staysFree: false });
});

test.each([
  ['alone', 80_000, 0, 0, null],
  ['above its own limit', 110_000, 0, 0, { value: 110_000, given: 0, limit: 100_000, staysFree: false }],
  [
    'after small ones of 750.00',
    100_000,
    0,
    75_000,
    { value: 100_000, given: 75_000, limit: 140_000, staysFree: true },
  ],
  ['that fills the year', 65_000, 0, 75_000, null],
])('a Christmas gift %s: it counts towards the year and stays free itself', (_case, retail, given, year, warning) => {
  const offer = offerOf(retail, retail);
  const gift = { limit: 100_000, given, year: { limit: 140_000, given: given + year } };
  expect(giftWarning({ ...offer, terms: { ...offer.terms, gift } }, [])).toEqual(warning);
});
