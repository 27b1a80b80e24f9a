import { choiceErrors, firstChoice, type Choice, type Offer } from './offer.ts';
import { quoteOf } from './quote.ts';

const kroner = (amount: number) => ({ amount, currency: 'DKK' });
const coverId = '00000000-0000-4000-8000-000000000001';
const dearId = '00000000-0000-4000-8000-000000000002';

const accessory = (id: string, changes: Partial<Offer['accessories'][number]> = {}) => ({
  id,
  productName: 'Cover',
  description: '',
  image: '',
  price: kroner(19_920),
  retailPrice: kroner(24_900),
  mandatory: false,
  featured: false,
  ...changes,
});

/** Phone X in "Mobile 2027" (RULES 2.3 E1, section 7). */
const phone: Offer = {
  productName: 'Phone X',
  price: kroner(639_920),
  retailPrice: kroner(799_900),
  allRisk: kroner(3_900),
  employeeIns: kroner(1_500),
  periods: [24],
  accessories: [accessory(coverId), accessory(dearId, { price: kroner(280_080) })],
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
    accessories: { allowMultipleAccessories: true, accessoryLimit: 2, percentage: 3_000 },
    insuranceRequired: false,
  },
};
const annas: Choice = { accessoryIds: [coverId], months: 24, allRisk: true, employeeIns: true, alreadyTaxed: true };

describe('quoteOf', () => {
  test('prices example E1 to the øre', () => {
    const { quote } = quoteOf(phone, annas);
    expect(quote.monthlyBeforeSubsidy.amount).toBe(32_893);
    expect(quote.monthlyPrice.amount).toBe(22_893);
    expect(quote.total.amount).toBe(549_432);
    expect(quote.explain.reduce((total, { amount }) => total + amount.amount, 0)).toBe(22_893);
    const [tax, topTax] = quote.estimate?.columns ?? [];
    expect([tax?.netCost.amount, topTax?.netCost.amount]).toEqual([13_266, 10_107]);
    expect(tax?.chosen).toMatchObject({ netPerMonth: kroner(13_266), saving: kroner(540_272), savingPerMille: 655 });
    expect(tax?.notAlreadyTaxed).toMatchObject({ netPerMonth: kroner(25_531), saving: kroner(245_912) });
    expect(topTax?.notAlreadyTaxed).toMatchObject({ netPerMonth: kroner(26_397), saving: kroner(207_248) });
    expect(quote.estimate?.buyOut.total.amount).toBe(41_240);
  });

  test('adds what the employer made mandatory, whatever was asked for', () => {
    const offer = { ...phone, accessories: [accessory(coverId, { mandatory: true })] };
    expect(quoteOf(offer, { ...annas, accessoryIds: [] }).accessoryIds).toEqual([coverId]);
    expect(firstChoice(offer)).toEqual({
      accessoryIds: [coverId],
      months: 24,
      allRisk: false,
      employeeIns: false,
      alreadyTaxed: false,
    });
  });

  test('compares with retail only when every retail price is known and the category shows its box', () => {
    const unknown = { ...phone, accessories: [accessory(coverId, { retailPrice: null })] };
    expect(quoteOf(unknown, annas).quote.estimate?.columns[0]?.alreadyTaxed.saving).toBeNull();
    expect(
      quoteOf({ ...phone, terms: { ...phone.terms, showSalaryCalculation: false } }, annas).quote.estimate,
    ).toBeNull();
  });

  test('cover at 0.00 is free cover: it can be ticked, stands among the lines and changes no sum', () => {
    const free = { ...phone, allRisk: kroner(0) };
    const bare = { ...annas, allRisk: false, employeeIns: false };
    expect(choiceErrors(free, { ...bare, allRisk: true })).toEqual([]);
    const { quote, hasAllRisk } = quoteOf(free, { ...bare, allRisk: true });
    expect([hasAllRisk, quote.lines.at(-1)]).toMatchObject([true, { kind: 'allRisk', grossMonth: kroner(0) }]);
    expect(quote.total).toEqual(quoteOf(free, bare).quote.total);
  });

  test('an accessory without a retail price is taxed at its own price with VAT, the phone at its retail price', () => {
    const taxed = { ...phone.terms, taxable: { mode: 'PERCENT_OF_RETAIL', percent: 5000 } } as const;
    const unknown = { ...phone, terms: taxed, accessories: [accessory(coverId, { retailPrice: null })] };
    // 7,999.00 + 199.20 with VAT 49.80 = 8,248.00; half a year's 4,124.00 is 343.67 a month, at 37.01 %
    expect(quoteOf(unknown, annas).quote.estimate?.columns[0]?.notAlreadyTaxed.taxableCost.amount).toBe(12_719);
  });

  test.each([12, 24, 36])('a running service is taxed by the year, the same over %i months', (months) => {
    const service = { ...phone.terms, is_subscription: true, billingPeriodMonths: 1 };
    const terms = { ...service, taxable: { mode: 'PERCENT_OF_RETAIL', percent: 5000 } } as const;
    const alone = { ...annas, months, accessoryIds: [], allRisk: false, employeeIns: false };
    const month = (retailPrice: typeof phone.retailPrice) =>
      quoteOf({ ...phone, price: kroner(10_000), retailPrice, terms }, alone).quote.estimate?.benefit?.month.amount;
    // 125.00 a month is 1,500.00 a year, half of it 62.50 a month; 100.00 with VAT is the same.
    expect([month(kroner(12_500)), month(null)]).toEqual([6_250, 6_250]);
  });
});

describe('choiceErrors', () => {
  test('accepts what the rules allow', () => {
    expect(choiceErrors(phone, annas)).toEqual([]);
  });

  test.each([
    ['another period', { months: 12 }, 'months', 'invalid-number'],
    ['termination insurance alone', { allRisk: false }, 'employeeIns', 'termination-insurance-needs-all-risk'],
    [
      'accessories worth 3,000.00, above 30 %',
      { accessoryIds: [coverId, dearId] },
      'accessoryIds',
      'accessories-too-expensive',
    ],
    [
      'an accessory of another product',
      { accessoryIds: ['00000000-0000-4000-8000-000000000009'] },
      'accessoryIds',
      'accessory-not-found',
    ],
  ] as const)('refuses %s', (_what, changes, path, key) => {
    expect(choiceErrors(phone, { ...annas, ...changes })).toEqual([{ path, key }]);
  });

  test('refuses what is not offered and asks for the insurance that is required', () => {
    expect(choiceErrors({ ...phone, allRisk: null, employeeIns: null }, annas).map(({ path }) => path)).toEqual([
      'allRisk',
      'employeeIns',
    ]);
    const required = { ...phone, terms: { ...phone.terms, insuranceRequired: true } };
    expect(choiceErrors(required, { ...annas, allRisk: false, employeeIns: false })).toEqual([
      { path: 'allRisk', key: 'required' },
    ]);
    expect(choiceErrors({ ...phone, price: kroner(0) }, annas)[0]).toEqual({
      path: 'productId',
      key: 'product-is-not-orderable',
    });
  });
});
