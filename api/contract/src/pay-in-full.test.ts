import fc from 'fast-check';
import { drawSchedule, drawnUntilExit } from './draw-schedule.ts';
import { sum } from './money.ts';
import { payInFull } from './pay-in-full.ts';
import type { PayInFullInput } from './pay-in-full.ts';
import { priceOrder } from './pricing.ts';
import { annasPhone, anyOrderInput, bosPhone, givenProduct } from './testing/order-inputs.ts';

const periods = drawSchedule({ first: '2027-01', months: 24, salaryDay: 20 }).map((row) => row.period);

const annasExit: PayInFullInput = {
  price: priceOrder(annasPhone),
  drawn: drawnUntilExit(periods, '2027-10-31'),
  isSubscription: false,
  isPresent: false,
  scrapPercent: 500,
  fee: 25_000,
  vatRate: 2500,
  keepAllRisk: true,
  keepSubsidy: false,
  covered: false,
  settlement: 'BUY_OUT',
  payment: 'CARD',
};

const pay = (changes: Partial<PayInFullInput>) => payInFull({ ...annasExit, ...changes });

describe('Anna leaves on 31 Oct 2027 (RULES 2.5, scenarios 39 and 40)', () => {
  test('14 months remain and cost 6,218.68', () => {
    expect(payInFull(annasExit)).toEqual({
      drawn: 10,
      monthsRemaining: 14,
      allRiskMonths: 14,
      lines: [
        { key: 'goods', months: 14, perMonth: 27_493, amount: 384_902 },
        { key: 'allRisk', months: 14, perMonth: 3900, amount: 54_600 },
        { key: 'scrap', months: 1, perMonth: 32_992, amount: 32_992 },
        { key: 'fee', months: 1, perMonth: 25_000, amount: 25_000 },
      ],
      sum: 497_494,
      vat: 124_374,
      total: 621_868,
    });
  });

  test('without all-risk 5,536.18', () => {
    expect(pay({ keepAllRisk: false })).toMatchObject({ total: 553_618, allRiskMonths: 0 });
  });

  test('with the subsidy kept 4,468.68', () => {
    expect(pay({ keepSubsidy: true })?.total).toBe(446_868);
  });

  test('covered by termination insurance 724.90', () => {
    expect(pay({ covered: true })).toMatchObject({ sum: 57_992, vat: 14_498, total: 72_490 });
  });
});

test('scenario 41: Bo, phone only, pays 5,378.48', () => {
  expect(pay({ price: priceOrder(bosPhone) })).toMatchObject({ sum: 430_278, vat: 107_570, total: 537_848 });
});

describe('ways to pay', () => {
  const desk = givenProduct({ product: 480_000, months: 12, deductibleVatPercent: 9000 });

  test.each(['CARD', 'INVOICE', 'FINAL_SALARY_NET'] as const)('%s has VAT, once, on the sum', (payment) => {
    expect(pay({ price: desk, drawn: 6, payment })).toMatchObject({ sum: 289_000, vat: 72_250, total: 361_250 });
  });

  test('final gross pay has no VAT line but holds the VAT that was not deducted', () => {
    const answer = pay({ price: desk, drawn: 6, payment: 'FINAL_SALARY_GROSS' });
    expect(answer).toMatchObject({ sum: 6 * 41_000 + 24_000 + 25_000, vat: 0, total: 295_000 });
  });
});

test('a net draw is charged ex VAT, then with the VAT of the whole', () => {
  const price = givenProduct({ product: 1_250_000, months: 36, grossLimit: 1_000_000, draws: 'both' });
  expect(pay({ price, drawn: 35, fee: 0, scrapPercent: 0 })).toMatchObject({ sum: 27_778 + 6944, vat: 8681 });
});

test('nothing remains but scrap value and fee when all is drawn', () => {
  expect(pay({ drawn: 24 })?.lines.map((line) => line.key)).toEqual(['scrap', 'fee']);
  expect(pay({ drawn: 99 })?.total).toBe(72_490);
  expect(pay({ drawn: -1 })?.monthsRemaining).toBe(24);
});

test('a running service has no scrap value, a gift no pay-in-full', () => {
  const price = givenProduct({ product: 30_000, isSubscription: true, billingPeriodMonths: 3 });
  expect(pay({ price, isSubscription: true, drawn: 20, fee: 0 })).toMatchObject({ sum: 40_000, total: 50_000 });
  expect(pay({ isPresent: true })).toBeNull();
});

test('an item sent back costs nothing, or its remaining draws', () => {
  expect(pay({ settlement: 'RETURN_WAIVED' })).toMatchObject({ lines: [], total: 0 });
  expect(pay({ settlement: 'RETURN_CHARGED' })?.lines.map((line) => line.key)).toEqual(['goods']);
});

const anyExit = fc.record({
  price: anyOrderInput.map(priceOrder),
  drawn: fc.integer({ min: 0, max: 60 }),
  isSubscription: fc.boolean(),
  scrapPercent: fc.integer({ min: 0, max: 10_000 }),
  fee: fc.integer({ min: 0, max: 100_000 }),
  keepAllRisk: fc.boolean(),
  keepSubsidy: fc.boolean(),
  covered: fc.boolean(),
  settlement: fc.constantFrom('BUY_OUT', 'RETURN_WAIVED', 'RETURN_CHARGED'),
  payment: fc.constantFrom('CARD', 'FINAL_SALARY_GROSS'),
});

test('law: lines add up, nothing is negative, and a later exit never costs more', () => {
  fc.assert(
    fc.property(anyExit, (exit) => {
      const now = pay(exit);
      const later = pay({ ...exit, drawn: exit.drawn + 1 });
      expect(sum((now?.lines ?? []).map((line) => line.amount))).toBe(now?.sum);
      for (const line of now?.lines ?? []) expect(line.amount).toBe(line.months * line.perMonth);
      expect((now?.sum ?? -1) + (now?.vat ?? 0)).toBe(now?.total);
      expect(now?.total).toBeGreaterThanOrEqual(0);
      expect(later?.total).toBeLessThanOrEqual(now?.total ?? -1);
    }),
    { numRuns: 500 },
  );
});
