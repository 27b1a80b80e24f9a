import { acceptedLanguages, personLanguage } from './person-language.ts';

test.each([
  ['the own choice, whatever else is known', { own: 'en-us', stated: 'da-dk', organisation: 'da-dk' }, 'en-us'],
  ['what the company stated for the person', { own: null, stated: 'da-dk', organisation: 'en-us' }, 'da-dk'],
  ['the company’s, where nothing is stated', { stated: '', organisation: 'da-dk', browser: ['en-GB'] }, 'da-dk'],
  ['the browser’s first that the portal speaks', { browser: ['sv-SE', 'da', 'en-US'] }, 'da-dk'],
  ['English, where nothing is known', { browser: ['de-DE', ''] }, 'en-us'],
] as const)('a person reads %s', (_what, known, expected) => {
  expect(personLanguage(known)).toBe(expected);
});

test.each([
  ['da-DK,da;q=0.9,en-US;q=0.8', ['da-DK', 'da', 'en-US']],
  ['en;q=0.5, da;q=0.7, sv;q=0', ['da', 'en']],
  [undefined, []],
  ['', []],
])('Accept-Language %p is read in the order of its weights', (header, expected) => {
  expect(acceptedLanguages(header)).toEqual(expected);
});
