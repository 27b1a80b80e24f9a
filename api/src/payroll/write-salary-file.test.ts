import { salarySystemPresets } from '@portal/contract/salary-system-presets';
import { SalarySystemLayout } from '@portal/contract/salary-systems';
import fc from 'fast-check';
import * as v from 'valibot';
import { fullTest } from '../../test/full-test.ts';
import { missingData } from './missing-data.ts';
import type { SalaryFileContext, SalaryRow } from './salary-row.ts';
import { cleanText } from './text.ts';
import { transliterate } from './transliterate.ts';
import { writeSalaryFile } from './write-salary-file.ts';

const nordlys: SalaryFileContext = {
  companyName: 'Nordlys A/S',
  companyVat: '12345678',
  employerNo: '12345678',
  payTerm: '51',
  period: '2027-01',
  batch: 7,
  created: new Date('2027-01-20T05:00:00Z'),
};

function givenRow(changes: Partial<SalaryRow> = {}): SalaryRow {
  const { units = 1, rate = 22893 } = changes;
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
}

function preset(name: string): SalarySystemLayout {
  const found = salarySystemPresets.find((entry) => entry.name === name);
  if (!found) throw new Error(`no preset ${name}`);
  return found.layout;
}

function written(name: string, rows: SalaryRow[], changes: Partial<SalarySystemLayout> = {}): string {
  return writeSalaryFile({ ...preset(name), ...changes }, nordlys, rows).bytes.toString('latin1');
}

describe('the presets', () => {
  test.each(salarySystemPresets)('$name is a valid layout', ({ layout }) => {
    expect(v.safeParse(SalarySystemLayout, layout).issues).toBeUndefined();
  });

  test.each([
    ['Danløn', '12345678;1042;45;100;22893;22893\r\n'],
    ['DataLøn', '12345678;51;1042;;45;-22893\r\n'],
    ['ProLøn', '1042;45;1,00;228,93;228,93\r\n'],
    ['Visma Lønn', '2027;1;1042;45;0.0;1.00;228.93;228.93;0;0;"";"";"";"";"";"";0\r\n'],
    ['Tripletex', '2027;1;1042;45;Phone X;1,00;228,93;;Salg\r\n'],
    [
      'CSV',
      'EmployeeNo;WageCode;Text;Units;Rate;Amount;PeriodStart;PeriodEnd;Department;OrderNumber\r\n' +
        '1042;45;Phone X;1,00;228,93;228,93;01-01-2027;31-01-2027;Salg;100001\r\n',
    ],
    [
      'Huldt & Lillevik',
      `00104200045${'Salg'.padEnd(12)}${' '.repeat(72)}310127` +
        `00000001000000022893${'22893'.padStart(13, '0')}${' '.repeat(30)}\r\n`,
    ],
  ])('%s writes these bytes', (name, expected) => {
    expect(written(name, [givenRow()])).toBe(expected);
  });

  test('LessorLøn lines have 208 characters with the amount at 39-49 and the rate at 193-200', () => {
    const line = written('LessorLøn 4', [givenRow()], {}).replace('\r\n', '');
    // The firm number has four places, an eight-digit one is refused rather than cut.
    expect(line).toBe('');
    const fitting = writeSalaryFile(preset('LessorLøn 4'), { ...nordlys, employerNo: '0012' }, [givenRow()])
      .bytes.toString('latin1')
      .replace('\r\n', '');
    expect(fitting).toHaveLength(208);
    expect([
      fitting.slice(38, 49),
      fitting.slice(49, 73),
      fitting.slice(73, 85),
      fitting.slice(97, 113),
      fitting.slice(192, 200),
    ]).toEqual(['     228,93', 'Phone X'.padEnd(24), '    1,000012', '2027010120270131', '  228,93']);
  });

  test.each([
    ['PAXml', '<belopp>228.93</belopp>', '<belopp>-228.93</belopp>'],
    ['Visma Lön TLU', 'SumOfPrivate="-228.93"', 'SumOfPrivate="228.93"'],
    ['Hogia Lön', '<amount>-228.93</amount>', '<amount>228.93</amount>'],
  ])('%s writes a deduction and its credit with these signs, and the layout turns both', (name, drawn, credit) => {
    const layout = preset(name);
    const turned = { ...layout, sign: layout.sign === 'POSITIVE' ? 'NEGATIVE' : 'POSITIVE' } as const;
    const amountOf = (one: typeof layout, rate: number) =>
      writeSalaryFile(one, nordlys, [givenRow({ rate, amount: rate })]).bytes.toString('latin1');
    expect(amountOf(layout, 22_893)).toContain(drawn);
    expect(amountOf(layout, -22_893)).toContain(credit);
    expect(amountOf(turned, 22_893)).toContain(credit);
  });

  test('PAXml is the documented file', () => {
    const schema =
      'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ' +
      'xsi:noNamespaceSchemaLocation="http://www.paxml.se/2.0/paxml.xsd"';
    const context = { ...nordlys, companyName: 'Nordlys AB', companyVat: '556123-4567' };
    const file = writeSalaryFile(preset('PAXml'), context, [givenRow({ wageCode: 'BRUTTO1' })]);
    expect(file.bytes.toString('utf8')).toBe(`<?xml version="1.0" encoding="utf-8"?>
<paxml ${schema}>
 <header><format>LÖNIN</format><version>2.0</version><datum>2027-01-20T06:00:00</datum>
  <foretagorgnr>5561234567</foretagorgnr><foretagnamn>Nordlys AB</foretagnamn><programnamn>Portal</programnamn></header>
 <lonetransaktioner>
  <lonetrans postid="1" anstid="1042"><lonart>BRUTTO1</lonart><benamning>Phone X</benamning><datum>2027-01-20</datum>
   <antal>1</antal><apris>228.93</apris><belopp>228.93</belopp></lonetrans>
 </lonetransaktioner>
</paxml>
`);
  });

  test('Visma Lön TLU groups the draws of one employee and declares its encoding', () => {
    const xml = written('Visma Lön TLU', [givenRow(), givenRow({ orderNumber: '100002', text: 'Pad <2> & "co"' })]);
    expect(xml).toContain('<?xml version="1.0" encoding="ISO-8859-1"?>');
    expect(xml.match(/<Employee /g)).toHaveLength(1);
    expect(xml).toContain('Name="Sørensen"');
    expect(xml).toContain(
      'OutlayCodeName="Pad &lt;2&gt; &amp; co" OutlayType="" NoOfPrivate="1" Unit="" SumOfPrivate="-228.93"',
    );
  });

  test('Hogia writes one pay type instruction per draw', () => {
    expect(written('Hogia Lön', [givenRow()])).toContain('<payTypeCode>L</payTypeCode><payTypeId>45</payTypeId>');
  });

  test('no two presets share a name and Visma Løn of Denmark is not among them', () => {
    const names = salarySystemPresets.map((entry) => entry.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('Visma Løn');
  });
});

describe('lines', () => {
  test('zero is skipped, a credit keeps its sign, catch-up writes its units', () => {
    const rows = [givenRow({ rate: 0 }), givenRow({ rate: -22893 }), givenRow({ units: 3 })];
    expect(written('Danløn', rows)).toBe('12345678;1042;45;100;-22893;-22893\r\n12345678;1042;45;300;22893;68679\r\n');
  });

  test('aggregation makes one line per employee and wage code', () => {
    const rows = [
      givenRow(),
      givenRow({ rate: 10000, orderNumber: '2' }),
      givenRow({ wageCode: '46' }),
      givenRow({ employNo: '0007' }),
    ];
    expect(written('Danløn', rows, { aggregate: 'EMPLOYEE_CODE' })).toBe(
      '12345678;1042;45;100;32893;32893\r\n12345678;1042;46;100;22893;22893\r\n12345678;0007;45;100;22893;22893\r\n',
    );
    expect(written('Danløn', [givenRow(), givenRow({ orderNumber: '2' })], { aggregate: 'EMPLOYEE_CODE' })).toBe(
      '12345678;1042;45;200;22893;45786\r\n',
    );
  });

  test('a number that is too long or would be altered refuses its row and lets the others go', () => {
    const rows = [givenRow({ employNo: '10421' }), givenRow({ employNo: '=10' }), givenRow({ employNo: '0042' })];
    const file = writeSalaryFile(preset('DataLøn'), nordlys, rows);
    expect(file.bytes.toString()).toBe('12345678;51;0042;;45;-22893\r\n');
    expect(file.refused.map(({ row, source, key }) => [row.employNo, source, key])).toEqual([
      ['10421', 'employNo', 'too-long'],
      ['=10', 'employNo', 'invalid-data-provided'],
    ]);
  });

  test('an amount that is not units x rate is a programmer error', () => {
    expect(() => writeSalaryFile(preset('Danløn'), nordlys, [givenRow({ amount: 1 })])).toThrow(RangeError);
  });

  test('missing numbers and codes are listed, rows of zero are not', () => {
    expect(
      missingData([
        givenRow(),
        givenRow({ employNo: ' ' }),
        givenRow({ wageCode: '' }),
        givenRow({ employNo: '', rate: 0 }),
      ]).map(({ key }) => key),
    ).toEqual(['employee-number-missing', 'wage-code-missing']);
  });

  fullTest('100,000 draws are written in linear time', () => {
    const rows = Array.from({ length: 100_000 }, (_, index) =>
      givenRow({ employNo: String(index), text: `Telefon æøå ${index}` }),
    );
    const started = performance.now();
    const file = writeSalaryFile(preset('CSV'), nordlys, rows);
    expect(file.bytes.toString('latin1').split('\r\n')).toHaveLength(100_002);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe('constants', () => {
  const withConstant = (constant: string, changes: Partial<SalarySystemLayout> = {}): SalarySystemLayout => ({
    ...preset('ProLøn'),
    quote: 'MINIMAL',
    ...changes,
    columns: [...preset('ProLøn').columns.slice(0, 1), { ...preset('Visma Lønn').columns[4]!, constant }],
  });
  const lineOf = (layout: SalarySystemLayout) =>
    writeSalaryFile(layout, nordlys, [givenRow()]).bytes.toString('latin1');

  test.each([
    ['a;b', 'MINIMAL', '1042;"a;b"\r\n'],
    ['a"b', 'MINIMAL', '1042;"a""b"\r\n'],
    ['a"b', 'ALWAYS', '"1042";"a""b"\r\n'],
    ['""', 'NONE', '1042;""\r\n'],
  ] as const)('%s is written by the layout’s quoting %s', (constant, quote, line) => {
    expect(lineOf(withConstant(constant, { quote }))).toBe(line);
  });

  test('a delimiter that nothing could quote is refused with the layout', () => {
    expect(v.safeParse(SalarySystemLayout, withConstant('a;b', { quote: 'NONE' })).success).toBe(false);
    expect(v.safeParse(SalarySystemLayout, withConstant('a;b')).success).toBe(true);
  });
});

describe('encoding and texts', () => {
  test('Windows-1252 bytes, transliteration, and the same SHA-256 each time', () => {
    const rows = [givenRow({ text: 'Æble “Łódź” – 5 € ☃', department: 'Øst;Vest' })];
    const file = writeSalaryFile(preset('CSV'), nordlys, rows);
    expect(file.bytes.includes(Buffer.from([0xc6, 0x62, 0x6c, 0x65]))).toBe(true);
    expect(file.bytes.toString('latin1')).toContain('\u0093L\u00f3dz\u0094 \u0096 5 \u0080 ?');
    expect(file.bytes.toString('latin1')).toContain('Øst Vest');
    expect(writeSalaryFile(preset('CSV'), nordlys, rows).sha256).toBe(file.sha256);
    expect(transliterate('“Łódź” €', 'ISO88591')).toBe('"Lódz" EUR');
  });

  test('UTF-8 with and without byte order mark, line feed, no final line end', () => {
    const layout: Partial<SalarySystemLayout> = { encoding: 'UTF8BOM', lineEnd: 'LF', finalLineEnd: false };
    const bytes = writeSalaryFile({ ...preset('ProLøn'), ...layout }, nordlys, [givenRow(), givenRow()]).bytes;
    expect(bytes.toString('utf8')).toBe('\ufeff1042;45;1,00;228,93;228,93\n1042;45;1,00;228,93;228,93');
  });

  test('T12: property: a cleaned text has no delimiter, quote, line break or dangerous lead', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('WIN1252' as const, 'ISO88591' as const, 'UTF8' as const),
        fc.constantFrom(';', ',', '\t', '|'),
        (text, encoding, delimiter) => {
          const clean = cleanText(text, encoding, delimiter);
          expect(clean).not.toMatch(/["\r\n\u2028\u2029]/);
          expect(clean).not.toContain(delimiter);
          expect(clean).not.toMatch(/^[=+\-@＝＋－＠\s]/u);
          expect(cleanText(clean, encoding, delimiter)).toBe(clean);
        },
      ),
    );
  });

  test('the file name holds company, period and batch and is cut at the company', () => {
    expect(writeSalaryFile(preset('Danløn'), { ...nordlys, companyName: 'Blåbær & Østers A/S' }, []).fileName).toBe(
      'BlaabaerOestersAS2027017.csv',
    );
    const short = { ...preset('Danløn'), fileNameMaxLength: 12 };
    expect(writeSalaryFile(short, nordlys, []).fileName).toBe('Nordl2027017.csv');
  });
});
