import fc from 'fast-check';
import { leasingEnd, leasingRefusal, leasingSchedule, leasingSums } from './leasing.ts';
import { sum } from './money.ts';
import { priceOrder } from './pricing.ts';
import { annasPhone, bosPhone } from './testing/order-inputs.ts';

const threeOrders = [annasPhone, bosPhone, { ...bosPhone, product: 999_900 }].map((input) => ({
  product: input.product,
  accessories: input.accessories,
  drawPerMonth: priceOrder(input).drawPerMonth,
}));

test('scenario 32: value 22,996.60, salary draw 17,092.56, end 31 Dec 2028', () => {
  expect(threeOrders.map((order) => order.drawPerMonth)).toEqual([22_893, 16_663, 31_663]);
  expect(leasingSums(threeOrders, 24)).toEqual({
    productSum: 2_279_740,
    accessorySum: 19_920,
    totalLeasingValue: 2_299_660,
    monthlyDraw: 71_219,
    totalSalaryDraw: 1_709_256,
  });
  expect(leasingEnd('2027-01-01', 24)).toBe('2028-12-31');
});

test('scenario 33: quarterly, 8 rows of 2,136.57 and 3 units', () => {
  const rows = leasingSchedule({ start: '2027-01-01', months: 24, monthlyDraw: 71_219, frequency: 'quarterly' });
  expect(rows).toHaveLength(8);
  expect(new Set(rows.map((row) => `${row.units} ${row.amount}`))).toEqual(new Set(['3 213657']));
  expect(rows.map((row) => row.from).slice(0, 2)).toEqual(['2027-01-01', '2027-04-01']);
});

test('the last row carries the rest', () => {
  const rows = leasingSchedule({ start: '2027-01-01', months: 14, monthlyDraw: 100, frequency: 'quarterly' });
  expect(rows.map((row) => row.units)).toEqual([3, 3, 3, 3, 2]);
  expect(rows.at(-1)).toEqual({ k: 4, from: '2028-01-01', units: 2, amount: 200 });
});

test('law: the schedule covers every month once and adds up to the total draw', () => {
  const months = fc.integer({ min: 1, max: 60 });
  const draws = fc.array(fc.integer({ min: 0, max: 10_000_000 }));
  fc.assert(
    fc.property(months, draws, fc.constantFrom('monthly', 'quarterly'), (count, amounts, frequency) => {
      const orders = amounts.map((drawPerMonth) => ({ product: 0, accessories: [], drawPerMonth }));
      const { monthlyDraw, totalSalaryDraw } = leasingSums(orders, count);
      const rows = leasingSchedule({ start: '2027-01-31', months: count, monthlyDraw, frequency });
      expect(sum(rows.map((row) => row.units))).toBe(count);
      expect(sum(rows.map((row) => row.amount))).toBe(totalSalaryDraw);
    }),
  );
});

describe('which orders may join', () => {
  const agreement = { companyId: 'nordlys', currency: 'DKK', months: 24 };
  const order = { ...agreement, status: 'DISPATCHED', isLeased: false };

  test('shipped or completed, same company, currency and period', () => {
    expect(leasingRefusal(order, agreement)).toBeNull();
    expect(leasingRefusal({ ...order, status: 'COMPLETED' }, agreement)).toBeNull();
    expect(leasingRefusal({ ...order, status: 'ORDERED' }, agreement)).toBe('invalid-data-provided');
    expect(leasingRefusal({ ...order, currency: 'SEK' }, agreement)).toBe('invalid-data-provided');
    expect(leasingRefusal({ ...order, companyId: 'other' }, agreement)).toBe('items-not-found');
  });

  test('scenario 34: an order is leased once', () => {
    expect(leasingRefusal({ ...order, isLeased: true }, agreement)).toBe('items-already-leased');
  });

  test('scenario 35: a changed period empties the selection', () => {
    const selected = [order, order].filter((each) => leasingRefusal(each, { ...agreement, months: 36 }) === null);
    expect(selected).toEqual([]);
  });
});
