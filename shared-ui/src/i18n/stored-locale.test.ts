import { jest } from '@jest/globals';
import { storedLocale, storeLocale } from './stored-locale.ts';

test('before a login a page starts in the browser’s language, until another one is chosen in this tab', () => {
  sessionStorage.clear();
  const languages = jest.spyOn(globalThis.navigator, 'languages', 'get').mockReturnValue(['sv-SE', 'da-DK', 'en']);
  expect(storedLocale()).toBe('da-dk');
  languages.mockReturnValue(['de-DE']);
  expect(storedLocale()).toBe('en-us');
  languages.mockReturnValue(['da']);
  storeLocale('en-us');
  expect(storedLocale()).toBe('en-us');
  languages.mockRestore();
  sessionStorage.clear();
});
