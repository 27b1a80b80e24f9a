import fc from 'fast-check';
import { withinCeiling } from './catch-up.ts';
import { addPeriods } from './days.ts';
import { drawSchedule, expireDate, firstPeriod } from './draw-schedule.ts';
import { estimate, newPriceOf, retailOverTerm } from './estimate.ts';
import { sum } from './money.ts';
import { payInFull } from './pay-in-full.ts';
import { priceOrder, type PriceOrderInput } from './pricing.ts';
import { modelCatchUp, modelLife } from './testing/draw-life-model.ts';
import { anyOrderInput } from './testing/order-inputs.ts';
import { modelDraw, modelEstimate, modelPayInFull, type ModelInput } from './testing/rules-model.ts';

/** From jest's configuration: this package has no types of Node, whose variables say it elsewhere. */
declare const IS_FULL_RUN: boolean;
const runs = { numRuns: IS_FULL_RUN ? 20_000 : 2_000 };
const rate = fc.integer({ min: 0, max: 7000 });
const anyPrice = fc.integer({ min: 0, max: 50_000_000 });

/** The model speaks RULES' names; this is the only place where both meet. */
function modelOf(input: PriceOrderInput, scrapPercent: number): ModelInput {
  return {
    prices: [input.product, ...input.accessories],
    months: input.months,
    billingPeriod: input.isSubscription ? input.billingPeriodMonths : null,
    vat: input.vatRate,
    deductible: input.deductibleVatPercent,
    grossLimit: input.grossLimit,
    draws: input.draws,
    allRisk: input.allRisk,
    employeeIns: input.employeeIns,
    subsidyMonth: input.subsidyPerMonth,
    isPresent: input.isPresent,
    scrapPercent,
  };
}

/** Every whole amount as a number, as the portal has it. */
function numbers<T extends Record<string, bigint | null>>(amounts: T): Record<keyof T, number | null> {
  const entries = Object.entries(amounts).map(([key, amount]) => [key, amount === null ? null : Number(amount)]);
  return Object.fromEntries(entries) as Record<keyof T, number | null>;
}

test('random orders draw what RULES 2.2 says', () => {
  fc.assert(
    fc.property(anyOrderInput, (input) => {
      const price = priceOrder(input);
      const { gross: _gross, divisor: _divisor, ...model } = modelDraw(modelOf(input, 0));
      expect({
        goods: price.goods,
        ins: price.ins,
        netGoods: price.netGoods,
        netIns: price.netIns,
        onGoods: price.subsidy.onGoods,
        onIns: price.subsidy.onIns,
        onNet: price.subsidy.onNet,
        grossDraw: price.grossDraw,
        netDraw: price.netDraw,
        total: price.total,
        goodsEx: price.goodsExMonth,
        netLineEx: price.netGoodsExMonth,
        E: price.goodsExVat,
      }).toEqual(numbers(model));
      expect(sum(price.explain.map(({ amount }) => amount))).toBe(price.drawPerMonth);
    }),
    runs,
  );
});

const anyTaxable = fc.oneof(
  fc.constant({ mode: 'NONE' } as const),
  fc.record({ mode: fc.constant('FIXED_YEARLY' as const), yearly: fc.integer({ min: 0, max: 1_000_000 }) }),
  fc.record({ mode: fc.constant('PERCENT_OF_RETAIL' as const), percent: fc.integer({ min: 0, max: 10_000 }) }),
  fc.constant({ mode: 'MARKET_RENT' } as const),
);

test('random estimates are those of RULES 2.2', () => {
  const anyTax = fc.record({
    rate,
    am: fc.constantFrom(0, 800),
    taxable: anyTaxable,
    retails: fc.array(fc.option(anyPrice, { freq: 12 }), { minLength: 6, maxLength: 6 }),
    scrapPercent: fc.integer({ min: 0, max: 5000 }),
    alreadyTaxed: fc.boolean(),
  });
  fc.assert(
    fc.property(anyOrderInput, anyTax, (input, tax) => {
      const price = priceOrder(input);
      const prices = [input.product, ...input.accessories];
      const retails = tax.retails.slice(0, prices.length);
      const overTerm = retails.map((retail, index) =>
        retail !== null && index === 0 && input.isSubscription
          ? retailOverTerm(retail, input.months, input.billingPeriodMonths)
          : retail,
      );
      const known = overTerm.flatMap((retail) => retail ?? []);
      const box = estimate({
        price,
        retailInclVat: known.length === prices.length ? sum(known) : null,
        newPriceInclVat: sum(
          prices.map((exVat, at) =>
            newPriceOf(
              { retail: retails[at] ?? null, exVat },
              { ...input, is_subscription: at === 0 && input.isSubscription },
            ),
          ),
        ),
        rates: { tax: tax.rate, topTax: tax.rate },
        amRate: tax.am,
        vatRate: input.vatRate,
        taxable: tax.taxable,
        scrapPercent: tax.scrapPercent,
        isSubscription: input.isSubscription,
      });
      const column = box.columns.find(({ level }) => level === 'tax');
      const outcome = tax.alreadyTaxed ? column?.alreadyTaxed : column?.notAlreadyTaxed;
      expect({
        netGoods: column?.netGoods,
        netIns: column?.netIns,
        netDraw: column?.netDraw,
        taxableCost: outcome?.taxableCost,
        buyOut: box.buyOut.total,
        saving: outcome?.saving,
      }).toEqual(numbers(modelEstimate(modelOf(input, tax.scrapPercent), { ...tax, retails })));
    }),
    runs,
  );
});

test('random pay-in-fulls are those of RULES 2.5', () => {
  const anyLeaving = fc.record({
    drawn: fc.integer({ min: -3, max: 70 }),
    fee: fc.integer({ min: 0, max: 200_000 }),
    keepAllRisk: fc.boolean(),
    keepSubsidy: fc.boolean(),
    covered: fc.boolean(),
    settlement: fc.constantFrom('BUY_OUT', 'RETURN_WAIVED', 'RETURN_CHARGED'),
    payment: fc.constantFrom('CARD', 'INVOICE', 'FINAL_SALARY_NET', 'FINAL_SALARY_GROSS'),
    scrapPercent: fc.integer({ min: 0, max: 5000 }),
  });
  fc.assert(
    fc.property(anyOrderInput, anyLeaving, (input, leaving) => {
      const { isSubscription, isPresent, vatRate } = input;
      const paid = payInFull({ price: priceOrder(input), isSubscription, isPresent, vatRate, ...leaving });
      if (isPresent) return expect(paid).toBeNull();
      return expect({ sum: paid?.sum, vat: paid?.vat, total: paid?.total }).toEqual(
        numbers(modelPayInFull(modelOf(input, leaving.scrapPercent), leaving)),
      );
    }),
    runs,
  );
});

const anyDay = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

test('random lives of draws fall on the days of RULES 2.4', () => {
  const anyLife = fc.record({
    months: fc.integer({ min: 1, max: 60 }),
    salaryDay: fc.integer({ min: 1, max: 30 }),
    startMode: fc.constantFrom('AFTER_DISPATCH', 'ON_EFFECT_DATE'),
    dispatchDay: anyDay,
    effectDay: anyDay,
    closedAfterStart: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(anyLife, ({ closedAfterStart, ...life }) => {
      const later = life.startMode === 'AFTER_DISPATCH' && life.dispatchDay > life.effectDay;
      const start = (later ? life.dispatchDay : life.effectDay).slice(0, 7);
      const closed = closedAfterStart.map((after) => addPeriods(start, after));
      const first = firstPeriod({ ...life, closedPeriods: closed });
      const rows = drawSchedule({ first, months: life.months, salaryDay: life.salaryDay });
      const model = modelLife({ ...life, closed });
      expect(rows.map(({ period, effectDate }) => ({ period, effectDate }))).toEqual(model.draws);
      expect(expireDate(first, life.months)).toBe(model.expireDate);
    }),
    runs,
  );
});

test('random late starts are caught up within the ceiling of DECISIONS 35, each month drawn once', () => {
  const anyLate = fc.record({
    months: fc.integer({ min: 1, max: 36 }),
    late: fc.integer({ min: 0, max: 24 }),
    ceiling: fc.integer({ min: 0, max: 12 }),
  });
  fc.assert(
    fc.property(anyLate, ({ months, late, ceiling }) => {
      const first = '2027-01';
      const draw = { employeeId: 'anna', kind: 'planned', units: 1, gross: 100, net: 0 } as const;
      let open = drawSchedule({ first, months, salaryDay: 30 }).map(({ period }) => ({ ...draw, period }));
      const model = modelCatchUp(
        open.map(({ period }) => period),
        addPeriods(first, late),
        ceiling,
      );
      const files = new Map<string, string[]>();
      for (let at = late; at < late + months + 40 && open.length > 0; at++) {
        const period = addPeriods(first, at);
        const due = open.filter((each) => each.period <= period);
        const { taken } = withinCeiling(due, period, ceiling);
        if (taken.length > 0) files.set(period, taken.map((each) => each.period).toSorted());
        open = open.filter((each) => !taken.includes(each));
      }
      expect(Object.fromEntries(files)).toEqual(Object.fromEntries(model));
      if (ceiling > 0) expect([...files.values()].flat().toSorted()).toHaveLength(months);
    }),
    runs,
  );
});
