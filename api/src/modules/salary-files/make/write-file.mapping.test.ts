import { salarySystemPresets } from '@portal/contract/salary-system-presets';
import type { SalarySystemLayout } from '@portal/contract/salary-systems';
import type { DueDraw } from './due-draws.queries.ts';
import { payrollRows } from './payroll-rows.mapping.ts';
import { writeWhole } from './write-file.mapping.ts';

const context = {
  companyName: 'Nordlys A/S',
  companyVat: '12345678',
  employerNo: '12345678',
  payTerm: '51',
  period: '2027-01',
  batch: 1,
  created: new Date('2027-01-20T05:00:00Z'),
} as const;
const inEnglish = { period: '2027-01', language: 'en-us' } as const;
const draw = (changes: Partial<DueDraw>): DueDraw => ({
  id: 1,
  orderId: 'a',
  orderNumber: '100001',
  employeeId: 'e',
  employNo: '1042',
  employeeName: 'Anna Holm',
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
  ...changes,
});
const layoutOf = (name: string, changes: Partial<SalarySystemLayout> = {}) => ({
  ...salarySystemPresets.find((preset) => preset.name === name)!.layout,
  ...changes,
});
const bo = draw({ id: 2, orderId: 'b', orderNumber: '100002', employeeId: 'f', employNo: '1043', gross: 10_000 });

function written(layout: SalarySystemLayout, draws: DueDraw[], codes = { gross: '45', net: '46' }) {
  const rows = payrollRows(draws, { ...codes, phoneTax: '', finalGross: '', finalNet: '' }, inEnglish);
  const { file, kept, problems } = writeWhole(layout, context, rows);
  return {
    text: file.bytes.toString('latin1'),
    drawIds: kept.flatMap(({ drawIds }) => drawIds),
    failed: problems.map(({ detail }) => detail),
  };
}

test('an order whose net line cannot be written has no gross line either', () => {
  // DataLøn has two places for the wage part.
  expect(written(layoutOf('DataLøn'), [draw({ net: 5_000 }), bo], { gross: '45', net: '460' })).toEqual({
    text: '12345678;51;1043;;45;-10000\r\n',
    drawIds: [2],
    failed: ['100001'],
  });
});

test('a taxed value is no deduction: it stands as it is where deductions are negative', () => {
  const rows = payrollRows(
    [draw({ taxedValue: 29_167 })],
    { gross: '45', net: '46', phoneTax: '77', finalGross: '', finalNet: '' },
    inEnglish,
  );
  expect(writeWhole(layoutOf('DataLøn'), context, rows).file.bytes.toString('latin1')).toBe(
    '12345678;51;1042;;45;-22893\r\n12345678;51;1042;;77;29167\r\n',
  );
});

test('a line of several orders that cannot be written leaves all of them planned', () => {
  const layout = layoutOf('DataLøn', { aggregate: 'EMPLOYEE_CODE' });
  const second = draw({ id: 3, orderId: 'c', orderNumber: '100003' });
  expect(written(layout, [draw({ employNo: '10421' }), { ...second, employNo: '10421' }, bo])).toEqual({
    text: '12345678;51;1043;;45;-10000\r\n',
    drawIds: [2],
    failed: ['100001', '100003'],
  });
  // Without the first order the gross line of both is the second's alone.
  expect(written(layout, [draw({ net: 5_000 }), second], { gross: '45', net: '460' })).toEqual({
    text: '12345678;51;1042;;45;-22893\r\n',
    drawIds: [3],
    failed: ['100001'],
  });
});

test('gross and net of the same code and amount are two lines', () => {
  expect(written(layoutOf('Danløn'), [draw({ gross: 5_000, net: 5_000 })], { gross: '45', net: '45' }).text).toBe(
    '12345678;1042;45;100;5000;5000\r\n'.repeat(2),
  );
});

test('amounts of a million are written whole or refused, never cut', () => {
  const million = draw({ gross: 123_456_789 });
  expect(written(layoutOf('ProLøn'), [million]).text).toBe('1042;45;1,00;1234567,89;1234567,89\r\n');
  expect(written(layoutOf('Danløn'), [million]).text).toBe('12345678;1042;45;100;123456789;123456789\r\n');
  expect(written(layoutOf('LessorLøn 4'), [million])).toMatchObject({ text: '', failed: ['100001'] });
});

test('a company without a payroll number is named by its CVR number; its pay is monthly in arrears', () => {
  const { file } = writeWhole(
    layoutOf('DataLøn'),
    { ...context, companyVat: 'DK 12 34 56 78', employerNo: '', payTerm: '' },
    payrollRows([bo], { gross: '45', net: '46', phoneTax: '', finalGross: '', finalNet: '' }, inEnglish),
  );
  expect(file.bytes.toString('latin1')).toBe('12345678;51;1043;;45;-10000\r\n');
});
