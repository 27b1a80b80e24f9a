import { costInAll } from './cost-in-all.ts';
import type { Choice, Offer } from './offer.ts';
import { quoteOf } from './quote.ts';

const kroner = (amount: number) => ({ amount, currency: 'DKK' });

/** Phone X with its cover and both insurances (RULES 2.3 E1). */
const phone: Offer = {
  productName: 'Phone X',
  price: kroner(639_920),
  retailPrice: kroner(799_900),
  allRisk: kroner(3_900),
  employeeIns: kroner(1_500),
  periods: [24],
  accessories: [
    {
      id: 'cover',
      productName: 'Cover',
      description: '',
      image: '',
      price: kroner(19_920),
      retailPrice: kroner(24_900),
      mandatory: true,
      featured: false,
    },
  ],
  subsidy: { yearly: kroner(120_000), perMonth: kroner(10_000), left: kroner(10_000) },
  terms: {
    currency: 'DKK',
    draws: 'gross',
    gross_limit: null,
    deductibleVatPercent: 10_000,
    vatRate: 2_500,
    is_subscription: false,
    is_present: false,
    billingPeriodMonths: 1,
    scrapPercent: 500,
    showSalaryCalculation: true,
    rates: { tax: 4_205, middleTax: null, topTax: 5_585 },
    amRate: 800,
    taxable: { mode: 'FIXED_YEARLY', yearly: 350_000 },
    accessories: { allowMultipleAccessories: true, accessoryLimit: 2, percentage: null },
    insuranceRequired: false,
  },
};
const annas: Choice = { accessoryIds: [], months: 24, allRisk: true, employeeIns: true, alreadyTaxed: false };

describe('what an order costs in all (RULES 2.3 E1)', () => {
  test.each([
    ['with phone tax', {}, 25_531, 12_265],
    ['where phone tax is paid already', { alreadyTaxed: true }, 13_266, 0],
  ])('%s: every deduction before tax, and in the net pay', (_case, change, netPerMonth, benefitTax) => {
    expect(costInAll(quoteOf(phone, { ...annas, ...change }).quote)).toEqual({
      gross: kroner(24 * 22_893),
      net: kroner(24 * netPerMonth),
      benefitTax: kroner(24 * benefitTax),
    });
  });

  test('is at the tax rate that the reader has chosen', () => {
    const { quote } = quoteOf(phone, annas, { level: 'topTax', ownRate: null });
    expect(costInAll(quote).net).toEqual(kroner(24 * 26_397));
  });

  test('names no net sum where nothing is estimated', () => {
    const { quote } = quoteOf({ ...phone, terms: { ...phone.terms, showSalaryCalculation: false } }, annas);
    expect(costInAll(quote)).toEqual({ gross: kroner(549_432), net: null, benefitTax: null });
  });
});
