import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { salarySystemPresets } from '@portal/contract/salary-system-presets';
import type { SalaryFileContext, SalaryRow } from './salary-row.ts';
import { writeSalaryFile } from './write-salary-file.ts';

const folder = new URL('./golden/', import.meta.url);
const fileOf = (name: string) =>
  `${name
    .toLowerCase()
    .replaceAll('ø', 'oe')
    .replaceAll('ö', 'o')
    .replace(/[^a-z0-9]+/g, '-')}.bytes`;
const nordlys: SalaryFileContext = {
  companyName: 'Nordlys A/S',
  companyVat: '12345678',
  employerNo: '0012',
  payTerm: '51',
  period: '2027-01',
  batch: 7,
  created: new Date('2027-01-20T05:00:00Z'),
};
const row = (changes: Partial<SalaryRow>): SalaryRow => {
  const { units = 1, rate = 22_893 } = changes;
  return {
    employNo: '1042',
    firstName: 'Anna',
    lastName: 'Sørensen',
    wageCode: '45',
    text: 'Phone X',
    units,
    rate,
    amount: units * rate,
    period: '2027-01',
    drawDay: '2027-01-20',
    department: 'Salg',
    orderNumber: '100001',
    ...changes,
  };
};

/** Scenario 26, a leading zero, three months caught up, a credit, and a text that would break every layout. */
const rows = [
  row({}),
  row({ employNo: '0043', firstName: 'Bo', lastName: 'Lund', rate: 16_663, orderNumber: '100002' }),
  row({ wageCode: '46', units: 3, rate: 8_681, orderNumber: '100003' }),
  row({ rate: -22_893, orderNumber: '100004' }),
  row({ text: '=Bord; "hæve/sænke", Ærø\r\nnr. 2', rate: 41_000, orderNumber: '100005' }),
];

/** Every layout of RULES 4.1 to 4.3 that has a preset, byte for byte as its reviewed file. */
test.each(salarySystemPresets.map(({ name, layout }) => [name, layout] as const))(
  '%s is its recorded file',
  (name, layout) => {
    const file = writeSalaryFile(layout, nordlys, rows);
    expect(file.refused).toEqual([]);
    const recorded = readFileSync(new URL(fileOf(name), folder));
    expect(file.bytes.toString('latin1')).toBe(recorded.toString('latin1'));
    expect(file.sha256).toBe(createHash('sha256').update(recorded).digest('hex'));
  },
);

test('each recorded file belongs to a preset', () => {
  expect(readdirSync(folder).sort()).toEqual(salarySystemPresets.map(({ name }) => fileOf(name)).sort());
});
