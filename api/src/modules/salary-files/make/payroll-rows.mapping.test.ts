import type { DueDraw } from './due-draws.queries.ts';
import { payrollRows } from './payroll-rows.mapping.ts';

const anna: DueDraw = {
  id: 1,
  orderId: 'a',
  orderNumber: '100001',
  employeeId: 'e',
  employNo: '1042',
  employeeName: 'Anna Maria Holm',
  exitDate: null,
  department: 'Sales',
  productName: 'Phone X',
  period: '2027-01',
  effectDate: '2027-01-20',
  kind: 'planned',
  currency: 'DKK',
  units: 1,
  gross: 22_893,
  net: 0,
};
const codes = { gross: '45', net: '46' };

test('one draw is one line', () => {
  expect(payrollRows([anna], codes)).toEqual([
    {
      employeeId: 'e',
      currency: 'DKK',
      drawIds: [1],
      row: {
        employNo: '1042',
        firstName: 'Anna',
        lastName: 'Maria Holm',
        wageCode: '45',
        text: 'Phone X',
        units: 1,
        rate: 22_893,
        amount: 22_893,
        period: '2027-01',
        drawDay: '2027-01-20',
        department: 'Sales',
        orderNumber: '100001',
      },
    },
  ]);
});

test('caught-up months are units of one line', () => {
  const [line] = payrollRows([anna, { ...anna, id: 2, period: '2027-02', effectDate: '2027-02-20' }], codes);
  expect(line?.row).toMatchObject({ units: 2, rate: 22_893, amount: 45_786, period: '2027-02' });
  expect(line?.drawIds).toEqual([1, 2]);
});

test('gross and net go to their own wage codes', () => {
  const lines = payrollRows([{ ...anna, gross: 27_778, net: 8_681 }], codes);
  expect(lines.map(({ row }) => [row.wageCode, row.amount])).toEqual([
    ['45', 27_778],
    ['46', 8_681],
  ]);
});

test('a correction is never folded into a planned draw', () => {
  const lines = payrollRows([anna, { ...anna, id: 2, kind: 'correction', gross: -22_893 }], codes);
  expect(lines.map(({ row }) => row.amount)).toEqual([22_893, -22_893]);
});

test('an order that the subsidy covers has no line', () => {
  expect(payrollRows([{ ...anna, gross: 0 }], codes)).toEqual([]);
});
