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
  creditFrom: null,
  creditTo: null,
  credits: null,
  taxedValue: 0,
};
const codes = { gross: '45', net: '46', phoneTax: '', finalGross: '47', finalNet: '48' };
const january = { period: '2027-01', language: 'en-us' } as const;

test('one draw is one line', () => {
  expect(payrollRows([anna], codes, january)).toEqual([
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
  const [line] = payrollRows([anna, { ...anna, id: 2, period: '2027-02', effectDate: '2027-02-20' }], codes, january);
  expect(line?.row).toMatchObject({ units: 2, rate: 22_893, amount: 45_786, period: '2027-02' });
  expect(line?.drawIds).toEqual([1, 2]);
});

test('gross and net go to their own wage codes', () => {
  const lines = payrollRows([{ ...anna, gross: 27_778, net: 8_681 }], codes, january);
  expect(lines.map(({ row }) => [row.wageCode, row.amount])).toEqual([
    ['45', 27_778],
    ['46', 8_681],
  ]);
});

test('a correction is never folded into a planned draw', () => {
  const lines = payrollRows([anna, { ...anna, id: 2, kind: 'correction', gross: -22_893 }], codes, january);
  expect(lines.map(({ row }) => row.amount)).toEqual([22_893, -22_893]);
});

test('a correction has a line for each code that it gives back, and charges with the ordinary one', () => {
  const drawn = { draw: 1, kind: 'planned', gross: 100, net: 40, grossCode: '1', netCode: '2' } as const;
  const settled = { draw: 2, kind: 'final', gross: 0, net: 700, grossCode: null, netCode: null } as const;
  const linesOf = (gross: number, net: number, credits: DueDraw['credits']) =>
    payrollRows([{ ...anna, kind: 'correction', gross, net, credits }], codes, january).map(({ row }) => [
      row.wageCode,
      row.amount,
    ]);
  expect(linesOf(-100, -740, [drawn, settled])).toEqual([
    ['1', -100],
    ['2', -40],
    ['48', -700],
  ]);
  expect(linesOf(-200, -80, [drawn, { ...drawn, draw: 3 }])).toEqual([
    ['1', -200],
    ['2', -80],
  ]);
  expect(linesOf(200, -740, [drawn, settled])).toEqual([
    ['1', -100],
    ['45', 300],
    ['2', -40],
    ['48', -700],
  ]);
  expect(linesOf(-500, -60, null)).toEqual([
    ['45', -500],
    ['46', -60],
  ]);
});

test('an order that the subsidy covers has no line', () => {
  expect(payrollRows([{ ...anna, gross: 0 }], codes, january)).toEqual([]);
});

describe('what a payslip reads', () => {
  const textsOf = (draws: DueDraw[], period: string, language: 'en-us' | 'da-dk' = 'en-us') =>
    payrollRows(draws, codes, { period, language }).map(({ row }) => row.text);
  const february = { ...anna, id: 2, period: '2027-02', effectDate: '2027-02-20' };
  const march = { ...anna, id: 3, period: '2027-03', effectDate: '2027-03-20' };

  test('the product alone in its own month', () => {
    expect(textsOf([anna], '2027-01')).toEqual(['Phone X']);
  });

  test('which months are caught up, in the company’s language', () => {
    expect(textsOf([anna, february], '2027-02')).toEqual(['Catch-up 2027-01: Phone X']);
    expect(textsOf([anna, february, march], '2027-03', 'da-dk')).toEqual(['Efterslæb 2027-01 til 2027-02: Phone X']);
  });

  test('that a row gives back, and for which months', () => {
    const credit = {
      ...march,
      kind: 'correction',
      gross: -45_786,
      creditFrom: '2027-01',
      creditTo: '2027-02',
    } as const;
    expect(textsOf([credit], '2027-03')).toEqual(['Credit 2027-01 to 2027-02: Phone X']);
    expect(textsOf([{ ...credit, creditFrom: null, creditTo: null }], '2027-03', 'da-dk')).toEqual([
      'Kredit 2027-03: Phone X',
    ]);
  });
});

describe('the phone’s taxed value', () => {
  const taxed = { ...anna, taxedValue: 29_167 };
  const rowsOf = (draws: DueDraw[]) =>
    payrollRows(draws, { ...codes, phoneTax: '77' }, january).filter(({ row }) => row.isTaxedValue);

  test('is a row of its own for its own wage code, once a person and month', () => {
    const another = { ...taxed, id: 2, orderId: 'b', orderNumber: '100002' };
    expect(rowsOf([taxed, another]).map(({ row }) => row)).toMatchObject([
      { wageCode: '77', units: 1, rate: 29_167, amount: 29_167, text: 'Taxed free phone' },
    ]);
  });

  test('has as many units as months, also where the subsidy pays the draw, and none without a code', () => {
    const february = { ...taxed, id: 2, period: '2027-02', gross: 0 };
    expect(rowsOf([taxed, february]).map(({ row }) => [row.units, row.amount])).toEqual([[2, 58_334]]);
    expect(payrollRows([taxed], codes, january)).toHaveLength(1);
  });
});
