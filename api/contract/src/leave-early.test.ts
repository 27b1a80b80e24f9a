import { leavingCosts } from './leave-early.ts';
import type { Offer } from './offer.ts';

const dkk = (amount: number) => ({ amount, currency: 'DKK' });
const cover = {
  id: '00000000-0000-4000-8000-000000000005',
  productName: 'Cover',
  description: '',
  image: '',
  price: dkk(19_920),
  retailPrice: null,
  mandatory: false,
  featured: false,
};
const phone: Offer = {
  productName: 'Phone X',
  price: dkk(639_920),
  retailPrice: null,
  allRisk: dkk(3_900),
  employeeIns: dkk(1_500),
  periods: [24],
  accessories: [cover],
  subsidy: { yearly: dkk(120_000), perMonth: dkk(10_000), left: dkk(10_000) },
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
    taxable: { mode: 'NONE' },
    accessories: { allowMultipleAccessories: true, accessoryLimit: null, percentage: null },
    insuranceRequired: false,
  },
};
const annas = { accessoryIds: [cover.id], months: 24, allRisk: true, employeeIns: true, alreadyTaxed: false };
const terms = { fee: dkk(25_000), keepSubsidy: false };

test('Anna who leaves in October 2027 would pay 6,218.68, and Bo 5,378.48 (scenarios 39, 41 and 72)', () => {
  const october = leavingCosts(phone, annas, terms, '2027-01')[9];
  expect(october).toMatchObject({ period: '2027-10', monthsRemaining: 14, vat: 124_374, total: 621_868 });
  const bos = { ...annas, accessoryIds: [], allRisk: false, employeeIns: false };
  expect(leavingCosts(phone, bos, terms, '2027-01')[9]?.total).toBe(537_848);
});

test('each month costs less than the one before, the last one scrap value and fee', () => {
  const costs = leavingCosts(phone, annas, terms, '2027-01');
  expect(costs).toHaveLength(24);
  expect(costs.every(({ total }, index) => index === 0 || total < (costs[index - 1]?.total ?? 0))).toBe(true);
  expect(costs.at(-1)).toMatchObject({ period: '2028-12', monthsRemaining: 0, total: 72_490 });
});

test('a gift has no pay-in-full', () => {
  const gift = { ...phone, terms: { ...phone.terms, is_present: true } };
  expect(leavingCosts(gift, annas, terms, '2027-01')).toEqual([]);
});
