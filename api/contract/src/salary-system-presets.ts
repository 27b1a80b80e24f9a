import type { SalaryColumn, SalarySystemLayout } from './salary-systems.ts';

/**
 * A layout to start from. Screens say "run one test import" beside each: none was tried in the payroll system itself.
 */
export type SalarySystemPreset = { name: string; country: 'DK' | 'SE' | 'NO' | null; layout: SalarySystemLayout };

type ColumnOptions = Partial<Omit<SalaryColumn, 'source'>>;

const column = (source: SalaryColumn['source'], options: ColumnOptions = {}): SalaryColumn => ({
  header: '',
  source,
  width: null,
  align: 'LEFT',
  pad: '',
  format: null,
  constant: '',
  ...options,
});
const constant = (text: string): SalaryColumn => column('const', { constant: text });
const right = (width: number, options: ColumnOptions = {}): ColumnOptions => ({
  width,
  align: 'RIGHT',
  pad: ' ',
  ...options,
});
const zeros = (width: number, options: ColumnOptions = {}): ColumnOptions => ({
  width,
  align: 'RIGHT',
  pad: '0',
  ...options,
});

/** Danish files: Windows-1252, CRLF, final line end (DECISIONS 8). */
const danish: SalarySystemLayout = {
  kind: 'CSV',
  delimiter: ';',
  quote: 'NONE',
  decimal: ',',
  encoding: 'WIN1252',
  lineEnd: 'CRLF',
  header: false,
  finalLineEnd: true,
  dateFormat: 'YYYYMMDD',
  fileName: '{company}{yyyy}{mm}{batch}.csv',
  fileNameMaxLength: 40,
  sign: 'POSITIVE',
  aggregate: 'LINE',
  columns: [],
};

const swedishXml: Omit<SalarySystemLayout, 'sign'> = {
  ...danish,
  kind: 'PAXML',
  decimal: '.',
  encoding: 'UTF8',
  lineEnd: 'LF',
  dateFormat: 'YYYY-MM-DD',
  fileName: '{company}{yyyy}{mm}{batch}.xml',
};

/** `12345678;1042;45;100;22893;22893`: integers in hundredths (RULES 4.1). */
const danlon: SalarySystemLayout = {
  ...danish,
  decimal: 'IMPLIED2',
  columns: [
    column('companyVat', { width: 8 }),
    column('employNo'),
    column('wageCode'),
    column('units'),
    column('rate'),
    column('amount'),
  ],
};

/** `12345678;51;1042;;45;-22893`: PC import, øre without separator, deductions negative. */
const datalon: SalarySystemLayout = {
  ...danish,
  decimal: 'IMPLIED2',
  sign: 'NEGATIVE',
  columns: [
    column('employerNo', { width: 8 }),
    column('payTerm', { width: 2 }),
    column('employNo', { width: 4 }),
    column('blank'),
    column('wageCode', { width: 2 }),
    column('amount'),
  ],
};

/** `1042;45;1,00;228,93;228,93` */
const prolon: SalarySystemLayout = {
  ...danish,
  columns: [
    column('employNo', { width: 5 }),
    column('wageCode', { width: 4 }),
    column('units'),
    column('rate'),
    column('amount'),
  ],
};

/** 208 characters a line; positions in RULES 4.1. */
const lessor: SalarySystemLayout = {
  ...danish,
  kind: 'FIXED',
  fileName: '{company}{yyyy}{mm}{batch}.txt',
  columns: [
    column('employNo', { width: 12 }),
    column('wageCode', { width: 4 }),
    column('department', { width: 6 }),
    column('blank', { width: 16 }),
    column('amount', right(11)),
    column('text', { width: 24 }),
    column('units', right(8)),
    column('employerNo', { width: 4 }),
    column('blank', { width: 12 }),
    column('periodStart', { width: 8 }),
    column('periodEnd', { width: 8 }),
    column('blank', { width: 79 }),
    column('rate', right(8)),
    column('blank', { width: 8 }),
  ],
};

const generic: SalarySystemLayout = {
  ...danish,
  header: true,
  quote: 'MINIMAL',
  dateFormat: 'DD-MM-YYYY',
  columns: [
    column('employNo', { header: 'EmployeeNo' }),
    column('wageCode', { header: 'WageCode' }),
    column('text', { header: 'Text', width: 60 }),
    column('units', { header: 'Units' }),
    column('rate', { header: 'Rate' }),
    column('amount', { header: 'Amount' }),
    column('periodStart', { header: 'PeriodStart' }),
    column('periodEnd', { header: 'PeriodEnd' }),
    column('department', { header: 'Department' }),
    column('orderNumber', { header: 'OrderNumber' }),
  ],
};

/** `2021;7;1002;5;0.0;20.50;0.00;0.00;0;0;"";"";"";"";"";"";0`: the run number is the period's month. */
const vismaNorway: SalarySystemLayout = {
  ...danish,
  decimal: '.',
  columns: [
    column('periodYear'),
    column('periodMonth'),
    column('employNo'),
    column('wageCode'),
    constant('0.0'),
    column('units'),
    column('rate'),
    column('amount'),
    constant('0'),
    constant('0'),
    ...Array.from({ length: 6 }, () => constant('""')),
    constant('0'),
  ],
};

const huldt: SalarySystemLayout = {
  ...danish,
  kind: 'FIXED',
  decimal: 'IMPLIED2',
  dateFormat: 'DDMMYY',
  fileName: '{company}{yyyy}{mm}{batch}.txt',
  columns: [
    column('employNo', zeros(6)),
    column('wageCode', zeros(5)),
    column('department', { width: 12 }),
    column('blank', { width: 12 }),
    ...Array.from({ length: 5 }, () => column('blank', { width: 12 })),
    column('periodEnd', { width: 6 }),
    column('units', zeros(10)),
    column('rate', zeros(10)),
    column('amount', zeros(13)),
    column('blank', { width: 30 }),
  ],
};

const tripletex: SalarySystemLayout = {
  ...danish,
  encoding: 'UTF8',
  quote: 'MINIMAL',
  columns: [
    column('periodYear'),
    column('periodMonth'),
    column('employNo'),
    column('wageCode'),
    column('text', { width: 60 }),
    column('units'),
    column('amount'),
    column('blank'),
    column('department'),
  ],
};

/**
 * Layouts to copy into a new salary system. Wage codes are always the company's own, so none is here; Visma Løn and
 * Intega have no preset because their record layout is unknown (DECISIONS 8).
 */
export const salarySystemPresets: readonly SalarySystemPreset[] = [
  { name: 'Danløn', country: 'DK', layout: danlon },
  { name: 'DataLøn', country: 'DK', layout: datalon },
  { name: 'ProLøn', country: 'DK', layout: prolon },
  { name: 'LessorLøn 4', country: 'DK', layout: lessor },
  { name: 'CSV', country: null, layout: generic },
  // The standard's own words: into payroll all is positive, deductions too; negative is a correction (DECISIONS 52).
  { name: 'PAXml', country: 'SE', layout: { ...swedishXml, sign: 'POSITIVE' } },
  // Of these two no public description says the sign: payroll is asked (RULES 4.1).
  {
    name: 'Visma Lön TLU',
    country: 'SE',
    layout: {
      ...swedishXml,
      kind: 'TLU',
      encoding: 'ISO88591',
      fileName: '{company}{yyyy}{mm}{batch}.tlu',
      sign: 'NEGATIVE',
    },
  },
  { name: 'Hogia Lön', country: 'SE', layout: { ...swedishXml, kind: 'HOGIA', sign: 'NEGATIVE' } },
  { name: 'Visma Lønn', country: 'NO', layout: vismaNorway },
  { name: 'Huldt & Lillevik', country: 'NO', layout: huldt },
  { name: 'Tripletex', country: 'NO', layout: tripletex },
];
