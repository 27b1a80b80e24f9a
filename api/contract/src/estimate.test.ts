import fc from 'fast-check';
import { buyOutOf, estimate, incomeTaxNoAM, retailOverTerm } from './estimate.ts';
import type { EstimateInput } from './estimate.ts';
import { priceOrder } from './pricing.ts';
import { annasPhone, anyOrderInput, givenProduct } from './testing/order-inputs.ts';

const annasEstimate: EstimateInput = {
  price: priceOrder(annasPhone),
  retailInclVat: 824_800,
  newPriceInclVat: 824_800,
  rates: { tax: 4205, middleTax: 4895, topTax: 5585 },
  amRate: 800,
  vatRate: 2500,
  taxable: { mode: 'FIXED_YEARLY', yearly: 350_000 },
  scrapPercent: 500,
  isSubscription: false,
};

function givenEstimate(changes: Partial<EstimateInput>) {
  return estimate({ ...annasEstimate, retailInclVat: null, scrapPercent: 0, taxable: { mode: 'NONE' }, ...changes });
}

test('income tax without AM (DECISIONS 5)', () => {
  expect(incomeTaxNoAM(4205, 800)).toBe(3701);
  expect(incomeTaxNoAM(5585, 800)).toBe(5201);
  expect(incomeTaxNoAM(3240, 0)).toBe(3240);
  expect(incomeTaxNoAM(500, 800)).toBe(0);
});

describe('E1 and scenarios 13–15', () => {
  const { columns, buyOut, subsidyInSaving } = estimate(annasEstimate);

  test('ordinary tax', () => {
    expect(columns[0]).toEqual({
      level: 'tax',
      rate: 4205,
      netGoods: 10_137,
      netIns: 3129,
      netDraw: 0,
      netCost: 13_266,
      notAlreadyTaxed: { taxableCost: 12_265, netPerMonth: 25_531, saving: 245_912, savingPerMille: 298 },
      alreadyTaxed: { taxableCost: 0, netPerMonth: 13_266, saving: 540_272, savingPerMille: 655 },
    });
  });

  test('middle tax', () => {
    expect(columns[1]).toMatchObject({ level: 'middleTax', netCost: 11_687 });
  });

  test('top tax', () => {
    expect(columns[2]).toEqual({
      level: 'topTax',
      rate: 5585,
      netGoods: 7723,
      netIns: 2384,
      netDraw: 0,
      netCost: 10_107,
      notAlreadyTaxed: { taxableCost: 16_290, netPerMonth: 26_397, saving: 207_248, savingPerMille: 251 },
      alreadyTaxed: { taxableCost: 0, netPerMonth: 10_107, saving: 598_208, savingPerMille: 725 },
    });
  });

  test('buy-out and the company’s part of the saving', () => {
    expect(buyOut).toEqual({ scrap: 32_992, vat: 8248, total: 41_240 });
    expect(subsidyInSaving).toBe(240_000);
  });

  test('the middle rate is optional', () => {
    const { columns: two } = givenEstimate({ rates: { tax: 4205, middleTax: null, topTax: 5585 } });
    expect(two.map((column) => column.level)).toEqual(['tax', 'topTax']);
  });
});

test('E2: a net draw costs its full amount', () => {
  const price = givenProduct({ product: 1_250_000, months: 36, grossLimit: 1_000_000, draws: 'both' });
  expect(givenEstimate({ price }).columns[0]).toMatchObject({ netGoods: 16_097, netDraw: 8681, netCost: 24_778 });
});

test('E3: desk', () => {
  const price = givenProduct({ product: 480_000, months: 12, deductibleVatPercent: 9000 });
  const { columns, buyOut } = givenEstimate({ price, scrapPercent: 500 });
  expect(columns[0]?.netCost).toBe(23_760);
  expect(buyOut).toEqual({ scrap: 24_000, vat: 6000, total: 30_000 });
});

test('E4: the tax on market rent eats the gain of a bicycle', () => {
  const price = givenProduct({ product: 1_600_000, months: 36, deductibleVatPercent: 0 });
  const { columns } = givenEstimate({ price, taxable: { mode: 'MARKET_RENT' } });
  expect(columns[0]).toMatchObject({ netCost: 32_195, notAlreadyTaxed: { taxableCost: 20_561, netPerMonth: 52_756 } });
});

test('E5: half the retail price of a computer is income every year', () => {
  const price = givenProduct({ product: 960_000, months: 24 });
  const taxable = { mode: 'PERCENT_OF_RETAIL', percent: 5000 } as const;
  const outcome = { taxableCost: 18_505, netPerMonth: 41_685 };
  expect(
    givenEstimate({ price, taxable, retailInclVat: 1_200_000, newPriceInclVat: 1_200_000 }).columns[0],
  ).toMatchObject({ netCost: 23_180, notAlreadyTaxed: outcome, alreadyTaxed: outcome });
  expect(givenEstimate({ price, taxable, newPriceInclVat: 1_200_000 }).columns[0]?.notAlreadyTaxed).toMatchObject({
    ...outcome,
    saving: null,
  });
});

test('only what is drawn gross is taxed: a net draw is the employee’s own purchase', () => {
  const split = givenProduct({ product: 960_000, months: 24, grossLimit: 480_000, draws: 'both' });
  const half = givenEstimate({
    price: split,
    taxable: { mode: 'PERCENT_OF_RETAIL', percent: 5000 },
    newPriceInclVat: 1_200_000,
  });
  // half of 500.00 a month: 250.00 at 37.01 %
  expect(half.columns[0]?.notAlreadyTaxed.taxableCost).toBe(9253);
  const net = givenProduct({ product: 960_000, draws: 'net' });
  for (const taxable of [
    { mode: 'PERCENT_OF_RETAIL', percent: 5000 },
    { mode: 'FIXED_YEARLY', yearly: 350_000 },
    { mode: 'MARKET_RENT' },
  ] as const) {
    const [column] = givenEstimate({ price: net, taxable, newPriceInclVat: 1_200_000 }).columns;
    expect(column?.notAlreadyTaxed.taxableCost).toBe(0);
  }
});

test('an insurance that is drawn net stands in the insurance line, with its VAT', () => {
  const price = givenProduct({ product: 480_000, months: 24, draws: 'net', allRisk: 3900 });
  // goods 4,800.00 + 1,200.00 over 24 months; 39.00 and 9.75 VAT
  expect(givenEstimate({ price }).columns[0]).toMatchObject({
    netGoods: 0,
    netIns: 4875,
    netDraw: 25_000,
    netCost: 29_875,
  });
});

test('E6: Swedish bicycle at 32.4 and 52.4 %', () => {
  const price = givenProduct({ product: 2_000_000, months: 36, deductibleVatPercent: 0 });
  const { columns } = givenEstimate({ price, amRate: 0, rates: { tax: 3240, topTax: 5240 } });
  expect(columns.map((column) => column.netCost)).toEqual([46_944, 33_055]);
  const taxed = givenEstimate({
    price,
    amRate: 0,
    rates: { tax: 3240, topTax: 5240 },
    taxable: { mode: 'MARKET_RENT', freeYearly: 300_000 },
  });
  // 250.00 a month of the rent of 694.44 are free.
  expect(taxed.benefit).toEqual({ mode: 'MARKET_RENT', from: 69_444, percent: 0, free: 25_000, month: 44_444 });
  expect(taxed.columns.map(({ notAlreadyTaxed }) => notAlreadyTaxed.netPerMonth)).toEqual([61_344, 56_344]);
});

test('paying more than retail is no saving', () => {
  const { columns } = estimate({ ...annasEstimate, retailInclVat: 41_240 });
  expect(columns[0]?.alreadyTaxed).toMatchObject({ saving: null, savingPerMille: null });
});

test('a running service has no buy-out and a retail price per billing period', () => {
  const price = givenProduct({ product: 20_000, isSubscription: true, billingPeriodMonths: 1, months: 12 });
  const retail = retailOverTerm(25_000, 12, 1);
  const { columns, buyOut } = givenEstimate({ price, retailInclVat: retail, scrapPercent: 500, isSubscription: true });
  expect(buyOut.total).toBe(0);
  expect(columns[0]?.notAlreadyTaxed.saving).toBe(300_000 - 12 * 11_590);
});

test('on net draws the subsidy counts towards the saving as far as it pays goods', () => {
  const price = priceOrder({ ...annasPhone, draws: 'net', subsidyPerMonth: 35_000 });
  const { columns, subsidyInSaving } = estimate({ ...annasEstimate, price });
  expect(subsidyInSaving).toBe(price.netGoods * 24);
  expect(columns[0]?.alreadyTaxed.saving).toBe(824_800 - 41_240);
});

test('scrap and its VAT are rounded on their own', () => {
  expect(buyOutOf(10, 500, 2500)).toEqual({ scrap: 1, vat: 0, total: 1 });
});

test('law: parts add up, more tax never costs more, a saving is positive or absent', () => {
  const retail = fc.option(fc.integer({ min: 0, max: 100_000_000 }));
  fc.assert(
    fc.property(anyOrderInput, retail, (input, retailInclVat) => {
      const { columns } = estimate({ ...annasEstimate, price: priceOrder(input), retailInclVat });
      for (const column of columns) {
        expect(column.netCost).toBe(column.netGoods + column.netIns + column.netDraw);
        for (const outcome of [column.alreadyTaxed, column.notAlreadyTaxed]) {
          expect(outcome.netPerMonth).toBe(column.netCost + outcome.taxableCost);
          expect(outcome.saving ?? 1).toBeGreaterThan(0);
        }
      }
      expect(columns[2]?.netCost).toBeLessThanOrEqual(columns[0]?.netCost ?? -1);
    }),
  );
});
