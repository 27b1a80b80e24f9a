import fc from 'fast-check';
import { sum } from './money.ts';
import { priceOrder } from './pricing.ts';
import { annasPhone, anyOrderInput, bosPhone, givenProduct } from './testing/order-inputs.ts';

describe('worked examples of RULES 2.3', () => {
  test('E1 and scenario 12: phone and cover with both insurances', () => {
    const price = priceOrder(annasPhone);
    expect(price.lines.map((line) => [line.kind, line.grossMonth])).toEqual([
      ['product', 26_663],
      ['accessory', 830],
      ['allRisk', 3900],
      ['employeeIns', 1500],
    ]);
    expect(price).toMatchObject({
      goodsExVat: 659_840,
      goods: 27_493,
      ins: 5400,
      before: 32_893,
      drawPerMonth: 22_893,
    });
    expect(price.subsidy).toEqual({ onGoods: 10_000, onIns: 0, onNet: 0, used: 10_000, left: 0 });
    expect(price.total).toBe(549_432);
  });

  test('E1 explains itself', () => {
    expect(priceOrder(annasPhone).explain).toEqual([
      { key: 'productGross', index: 0, amount: 26_663 },
      { key: 'accessoryGross', index: 0, amount: 830 },
      { key: 'allRiskGross', index: 0, amount: 3900 },
      { key: 'employeeInsGross', index: 0, amount: 1500 },
      { key: 'subsidyOnGoods', index: 0, amount: -10_000 },
    ]);
  });

  test('scenario 26: Bo draws 166.63', () => {
    expect(priceOrder(bosPhone).drawPerMonth).toBe(16_663);
  });

  test('E2: the part above the gross limit is drawn net, incl. VAT', () => {
    const price = givenProduct({ product: 1_250_000, months: 36, grossLimit: 1_000_000, draws: 'both' });
    expect(price).toMatchObject({ grossDraw: 27_778, netDraw: 8681, drawPerMonth: 36_459 });
  });

  test('E3: a desk with 90 % deductible VAT', () => {
    const desk = { product: 480_000, months: 12 };
    const price = givenProduct({ ...desk, deductibleVatPercent: 9000 });
    expect(price.lines[0]?.grossBase).toBe(492_000);
    expect(price.drawPerMonth).toBe(41_000);
    expect(price.goodsExMonth).toBe(40_000);
    expect(givenProduct(desk).drawPerMonth).toBe(40_000);
  });

  test('E4, E5, E6: bicycle, computer, Swedish bicycle', () => {
    expect(givenProduct({ product: 1_600_000, months: 36, deductibleVatPercent: 0 }).drawPerMonth).toBe(55_556);
    expect(givenProduct({ product: 960_000, months: 24 }).drawPerMonth).toBe(40_000);
    expect(givenProduct({ product: 2_000_000, months: 36, deductibleVatPercent: 0 }).drawPerMonth).toBe(69_444);
  });
});

describe('what kind of draw', () => {
  test('the main product fills the gross limit first, then the accessories in order', () => {
    const price = givenProduct({
      product: 9000,
      accessories: [2000, 500],
      months: 1,
      grossLimit: 10_000,
      draws: 'both',
    });
    expect(price.lines.map((line) => [line.grossEx, line.netEx])).toEqual([
      [9000, 0],
      [1000, 1000],
      [0, 500],
    ]);
    expect(price.netDraw).toBe(1250 + 625);
  });

  test('net only draws goods and insurance incl. VAT', () => {
    const price = priceOrder({ ...annasPhone, draws: 'net' });
    expect(price).toMatchObject({ before: 0, grossDraw: 0, netGoods: 33_329 + 1038, netIns: 4875 + 1875 });
    expect(price.subsidy).toMatchObject({ onGoods: 0, onIns: 0, onNet: 10_000 });
  });

  test('gross only has no net draw, whatever the limit', () => {
    expect(givenProduct({ grossLimit: 1 })).toMatchObject({ grossDraw: 26_663, netDraw: 0 });
  });

  test('a running service costs its price per billing period; its accessory is spread over the term', () => {
    const service = { product: 30_000, isSubscription: true, billingPeriodMonths: 3, months: 24 };
    expect(givenProduct(service).total).toBe(10_000 * 24);
    expect(givenProduct({ ...service, accessories: [24_000] }).drawPerMonth).toBe(11_000);
  });

  test('a gift draws nothing and uses no subsidy', () => {
    const price = priceOrder({ ...annasPhone, isPresent: true });
    expect(price).toMatchObject({ goodsExVat: 659_840, monthlyBefore: 0, drawPerMonth: 0, total: 0, explain: [] });
    expect(price.subsidy).toMatchObject({ used: 0, left: 10_000 });
  });

  test('an impossible term or price is a fault of the caller', () => {
    expect(() => givenProduct({ months: 0 })).toThrow(RangeError);
    expect(() => givenProduct({ product: -1 })).toThrow(RangeError);
    expect(() => givenProduct({ product: 0.5 })).toThrow(RangeError);
  });
});

describe('laws', () => {
  const law = (check: (price: ReturnType<typeof priceOrder>, input: typeof annasPhone) => void) =>
    fc.assert(
      fc.property(anyOrderInput, (input) => check(priceOrder(input), input)),
      { numRuns: 500 },
    );

  test('the lines add up to every total', () =>
    law((price, input) => {
      expect(sum(price.explain.map((line) => line.amount))).toBe(price.drawPerMonth);
      expect(sum(price.explainTotal.map((line) => line.amount))).toBe(price.total);
      expect(sum(price.lines.map((line) => line.grossMonth))).toBe(price.before);
      expect(sum(price.lines.map((line) => line.grossMonth + line.netMonth))).toBe(price.monthlyBefore);
      expect(price.goodsExVat).toBe(sum([input.product, ...input.accessories]));
    }));

  test('a total is one month times n, so every draw is equal', () =>
    law((price, input) => {
      expect(price.total).toBe(price.drawPerMonth * input.months);
      expect(price.grossTotal + price.netTotal).toBe(price.total);
      const draws = Array.from({ length: input.months }, () => price.drawPerMonth);
      expect(sum(draws)).toBe(price.total);
    }));

  test('subsidy never makes a draw negative and is spent on goods, insurance, net, in this order', () =>
    law((price, input) => {
      expect(price.grossDraw).toBeGreaterThanOrEqual(0);
      expect(price.netDraw).toBeGreaterThanOrEqual(0);
      expect(price.subsidy.used + price.subsidy.left).toBe(input.subsidyPerMonth);
      if (price.subsidy.onIns > 0) expect(price.subsidy.onGoods).toBe(price.goods);
      if (price.subsidy.onNet > 0) expect(price.subsidy.onIns).toBe(price.ins);
      expect(price.monthlyBefore - price.subsidy.used).toBe(price.drawPerMonth);
    }));

  test('gross and net parts make up the price, and the gross part keeps its limit', () =>
    law((price, input) => {
      const goods = price.lines.filter((line) => line.kind === 'product' || line.kind === 'accessory');
      if (input.isPresent) return;
      for (const line of goods) expect(line.grossEx + line.netEx).toBe(line.exVat);
      if (input.draws === 'both' && input.grossLimit !== null) {
        expect(sum(goods.map((line) => line.grossEx))).toBe(Math.min(price.goodsExVat, input.grossLimit));
      }
    }));
});
