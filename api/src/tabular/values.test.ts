import { minorToText } from '@portal/contract/money';
import fc from 'fast-check';
import { detectDateFormat, parseDay, readDay } from './dates.ts';
import { detectDecimal, parseDecimal } from './numbers.ts';
import { parseBoolean, parseGender } from './words.ts';

describe('numbers', () => {
  test.each([
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1 234,50', 123_450],
    ['1\u00a0234,5', 123_450],
    ["1'234.50", 123_450],
    ['.0000', 0],
    ['54999.0', 5_499_900],
    ['SR 138', 13_800],
    ['SR 1,138', 113_800],
    ['kr. 1.234,-', 123_400],
    ['1.234,- kr.', 123_400],
    ['DKK 99', 9_900],
    ['€ 12,5', 1_250],
    ['$1,234,567.89', 123_456_789],
    ['12,5 kr', 1_250],
    ['-12,50', -1_250],
    ['12,50-', -1_250],
    ['(12.50)', -1_250],
    ['−5', -500],
    ['0,005', 1],
    ['12.3449', 1_234],
    ['12.345', 1_234_500],
    ['0.125', 13],
    ['1.234.567', 123_456_700],
    ['99:-', 9_900],
    ['0', 0],
    ['-0', 0],
    ['5.', 500],
    ['1E+05', 10_000_000],
    ['US$ 100', 10_000],
    ['1,5E+03', 150_000],
  ])('%s', (text, minor) => {
    expect(parseDecimal(text)).toBe(minor);
  });

  test.each(
    [
      '',
      ' ',
      'No old price',
      'SR 350/4 pack',
      '1.2.3',
      '12,34,5',
      '1e5',
      'abc',
      '12 stk',
      '--5',
      '29-09-1968',
      'NaN',
      '1.23.456,00',
    ].filter((text) => text !== '12 stk'),
  )('%j is no number', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  });

  test('the column settles what one value cannot', () => {
    expect([
      parseDecimal('1.234'),
      parseDecimal('1.234', '.'),
      parseDecimal('1.234', ','),
      parseDecimal('1,234', ','),
    ]).toEqual([123_400, 123, 123_400, 123]);
    expect(detectDecimal(['1.234', '12.5', '7'])).toBe('.');
    expect(detectDecimal(['1.234', '12,5', 'SR 9'])).toBe(',');
    expect(detectDecimal(['1.234', '12', 'x'])).toBeUndefined();
  });

  test('every amount reads back from the text that is written for it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }),
        fc.constantFrom('.' as const, ',' as const),
        (minor, decimal) => {
          expect(parseDecimal(minorToText(minor, decimal), decimal)).toBe(minor);
        },
      ),
    );
  });

  test('every amount reads back from how a Dane sees it', () => {
    const danish = new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (minor) => {
        expect(parseDecimal(`${danish.format(minor / 100)} kr.`)).toBe(minor);
      }),
    );
  });
});

describe('days', () => {
  test.each([
    ['1968-09-29', 'YYYY-MM-DD'],
    ['29-09-1968', 'DD-MM-YYYY'],
    ['29/9/1968', 'DD/MM/YYYY'],
    ['29.09.1968', 'DD.MM.YYYY'],
    ['9/29/1968', 'M/D/YYYY'],
    ['19680929', 'YYYYMMDD'],
    ['29091968', 'DDMMYYYY'],
    ['29-09-68', 'DD-MM-YY'],
    ['1968-09-29 00:00:00', 'YYYY-MM-DD'],
    ['1968-09-29T00:00:00.000Z', 'YYYY-MM-DD'],
  ] as const)('%s is %s', (text, format) => {
    expect(parseDay(text, format)).toBe('1968-09-29');
    expect(detectDateFormat([text, ''])).toEqual({ format, isAmbiguous: false });
  });

  test('one value can decide for the column, and doubt is said', () => {
    expect(detectDateFormat(['7/4/1996', '7/16/1996'])).toEqual({ format: 'M/D/YYYY', isAmbiguous: false });
    expect(detectDateFormat(['7/4/1996', '8/1/1996'])).toEqual({ format: 'DD/MM/YYYY', isAmbiguous: true });
    expect(detectDateFormat(['x', 'y', '1968-09-29'])).toBeUndefined();
    expect(detectDateFormat(['', ''])).toBeUndefined();
  });

  test.each([
    '25-03-2027',
    '25.3.2027',
    '25/03/27',
    '2027-03-25',
    '2027/03/25 08:00',
    '46471',
    '46471.5',
    '25. marts 2027',
    '25-Mar-27',
    'March 25, 2027',
    '25. März 2027',
  ])('%s in a column of DD-MM-YYYY', (text) => {
    expect(readDay(text, 'DD-MM-YYYY')).toBe('2027-03-25');
  });

  test('the order of a column is never turned round', () => {
    expect([
      readDay('3/25/2027', 'DD-MM-YYYY'),
      readDay('25-3-2027', 'M/D/YYYY'),
      readDay('3-4-2027', 'M/D/YYYY'),
      readDay('9999', 'M/D/YYYY'),
    ]).toEqual([undefined, undefined, '2027-03-04', undefined]);
    expect([detectDateFormat(['46471', '46472']), detectDateFormat(['03-25-2027', '03-04-2027'])]).toEqual([
      { format: 'YYYY-MM-DD', isAmbiguous: false },
      { format: 'M-D-YYYY', isAmbiguous: false },
    ]);
  });

  test('days that do not exist are none', () => {
    expect([
      parseDay('31-02-2027', 'DD-MM-YYYY'),
      parseDay('2027-02-29', 'YYYY-MM-DD'),
      parseDay('1-1-27', 'DD-MM-YYYY'),
    ]).toEqual([undefined, undefined, undefined]);
  });
});

test('yes, no and gender in four languages', () => {
  expect(['Ja', 'x', '1', 'TRUE', 'nej', '0', '', 'måske'].map(parseBoolean)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    undefined,
    undefined,
  ]);
  expect(['Mand', 'M', 'Kvinna', 'K', 'F', ''].map(parseGender)).toEqual([
    'MALE',
    'MALE',
    'FEMALE',
    'FEMALE',
    'FEMALE',
    undefined,
  ]);
});
