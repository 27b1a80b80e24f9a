import fc from 'fast-check';
import { sum } from './money.ts';
import { applySubsidy, monthlySubsidy, subsidyLeft, type MonthlyAmounts } from './subsidy.ts';

const amount = fc.integer({ min: 0, max: 1_000_000 });

test('a twelfth of the year, rounded half up', () => {
  expect(monthlySubsidy(120_000)).toBe(10_000);
  expect(monthlySubsidy(100_000)).toBe(8333);
  expect(monthlySubsidy(6)).toBe(1);
});

/** What each order uses when they are placed one after another. */
const usedInTurn = (perMonth: number, orders: readonly MonthlyAmounts[]): number[] =>
  orders.reduce<number[]>((used, order) => [...used, applySubsidy(subsidyLeft(perMonth, used), order).used], []);

test('E7: 100.00 a month over goods of 80.00 and 150.00 leaves draws of 0.00 and 130.00', () => {
  const goods = [8000, 15_000];
  const used = usedInTurn(
    10_000,
    goods.map((amount) => ({ goods: amount, ins: 0, net: 0 })),
  );
  expect(goods.map((amount, index) => amount - (used[index] ?? 0))).toEqual([0, 13_000]);
});

test('a deleted order releases its subsidy to the next new one', () => {
  expect(subsidyLeft(10_000, [8000, 2000])).toBe(0);
  expect(subsidyLeft(10_000, [2000])).toBe(8000);
  expect(subsidyLeft(10_000, [8000, 4000])).toBe(0);
});

test('law: goods first, then insurance, then net; nothing lost and nothing negative', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, (available, goods, ins, net) => {
      const use = applySubsidy(available, { goods, ins, net });
      expect(use.used).toBe(Math.min(available, goods + ins + net));
      expect(use.used + use.left).toBe(available);
      if (use.onIns > 0) expect(use.onGoods).toBe(goods);
      if (use.onNet > 0) expect(use.onGoods + use.onIns).toBe(goods + ins);
    }),
  );
});

test('law: all orders together use what there is and no more', () => {
  const orders = fc.array(fc.record({ goods: amount, ins: amount, net: amount }));
  fc.assert(
    fc.property(amount, orders, (perMonth, list) => {
      const used = usedInTurn(perMonth, list);
      const wanted = sum(list.map((order) => order.goods + order.ins + order.net));
      expect(sum(used)).toBe(Math.min(perMonth, wanted));
      expect(subsidyLeft(perMonth, used)).toBe(perMonth - sum(used));
    }),
  );
});
