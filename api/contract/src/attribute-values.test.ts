import { leadingNumber, readAttribute } from './attribute-values.ts';

const number = (unit: string) => ({ kind: 'NUMBER' as const, unit, choices: [] });

test.each([
  ['GB', '64 GB', '64 GB'],
  ['GB', '64gb', '64 GB'],
  ['GB', '1 TB', '1000 GB'],
  ['GB', '512', '512 GB'],
  ['GB', '1.024 GB', '1024 GB'],
  ['"', '6.1"', '6.1"'],
  ['"', '6,1 tommer', '6.1"'],
  ['"', '6.1 inches', '6.1"'],
  ['"', '13.3″', '13.3"'],
  ['kg', '187 g', '0.187 kg'],
  ['kg', '0,187', '0.187 kg'],
  ['kg', '23 kg', '23 kg'],
  ['', '12', '12'],
])('a number in %s: %s is kept as %s', (unit, given, kept) => {
  expect(readAttribute(number(unit), given)).toBe(kept);
  expect(readAttribute(number(unit), kept)).toBe(kept);
});

test.each([
  ['GB', '14", 16 GB, 512 GB'],
  ['GB', 'large'],
  ['"', '64 GB'],
  ['kg', '12 stk'],
  ['GB', '1.'],
])('a number in %s: %s is none', (unit, given) => {
  expect(readAttribute(number(unit), given)).toBeUndefined();
});

test('yes and no are read as files of the north write them', () => {
  const kind = { kind: 'YES_NO' as const, unit: '', choices: [] };
  expect(['Ja', 'yes', 'TRUE', '1', 'x'].map((one) => readAttribute(kind, one))).toEqual(Array(5).fill('Yes'));
  expect(['Nej', 'no', 'False', '0', 'nei'].map((one) => readAttribute(kind, one))).toEqual(Array(5).fill('No'));
  expect(readAttribute(kind, 'perhaps')).toBeUndefined();
});

test('a choice is kept as its definition writes it, a text as it is', () => {
  const size = { kind: 'CHOICE' as const, unit: '', choices: ['Small', 'Large'] };
  expect([readAttribute(size, ' large '), readAttribute(size, 'Huge'), readAttribute(size, '')]).toEqual([
    'Large',
    undefined,
    '',
  ]);
  expect(readAttribute({ kind: 'TEXT', unit: '', choices: [] }, ' 5G ')).toBe('5G');
});

test('kept numbers can be put in order', () => {
  expect(['1000 GB', '64 GB', '6.1"', 'Sand'].map(leadingNumber)).toEqual([1_000, 64, 6.1, undefined]);
});
