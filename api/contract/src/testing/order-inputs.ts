import fc from 'fast-check';
import { priceOrder } from '../pricing.ts';
import type { PriceOrderInput } from '../pricing.ts';

/** Example E1 of RULES 2.3: Phone X with cover, both insurances, subsidy 1,200.00 a year. */
export const annasPhone: PriceOrderInput = {
  product: 639_920,
  accessories: [19_920],
  months: 24,
  vatRate: 2500,
  deductibleVatPercent: 10_000,
  grossLimit: null,
  draws: 'gross',
  isSubscription: false,
  billingPeriodMonths: 1,
  allRisk: 3900,
  employeeIns: 1500,
  subsidyPerMonth: 10_000,
  isPresent: false,
};

/** Bo's order of RULES 2.5: the phone alone. */
export const bosPhone: PriceOrderInput = { ...annasPhone, accessories: [], allRisk: 0, employeeIns: 0 };

/** One product with nothing around it: no accessory, insurance or subsidy. */
export function givenProduct(changes: Partial<PriceOrderInput>) {
  return priceOrder({ ...bosPhone, subsidyPerMonth: 0, ...changes });
}

const price = fc.integer({ min: 0, max: 50_000_000 });

/** Any order that the portal could be asked to price. */
export const anyOrderInput: fc.Arbitrary<PriceOrderInput> = fc.record({
  product: price,
  accessories: fc.array(price, { maxLength: 5 }),
  months: fc.integer({ min: 1, max: 60 }),
  vatRate: fc.constantFrom(0, 1200, 2500),
  deductibleVatPercent: fc.integer({ min: 0, max: 10_000 }),
  grossLimit: fc.option(price),
  draws: fc.constantFrom('gross', 'net', 'both'),
  isSubscription: fc.boolean(),
  billingPeriodMonths: fc.constantFrom(1, 3, 12),
  allRisk: fc.integer({ min: 0, max: 50_000 }),
  employeeIns: fc.integer({ min: 0, max: 50_000 }),
  subsidyPerMonth: fc.integer({ min: 0, max: 500_000 }),
  isPresent: fc.boolean(),
});
