import { i18n } from '@lingui/core';
import { activateLocale, currentLocale, registerMessages } from './i18n.ts';

test('a switch loads every package first, sets the page language and is remembered in this tab', async () => {
  const asked: string[] = [];
  await registerMessages(async (locale) => {
    asked.push(locale);
    return { greeting: locale === 'da-dk' ? 'Hej' : 'Hello' };
  });
  expect(i18n._('greeting')).toBe('Hello');
  await activateLocale('da-dk');
  expect(asked).toEqual(['en-us', 'da-dk']);
  expect(i18n._('greeting')).toBe('Hej');
  expect(document.documentElement.lang).toBe('da-dk');
  expect(currentLocale()).toBe('da-dk');
  expect(sessionStorage.getItem('portal.locale')).toBe('da-dk');
});

test('a package that arrives later brings the language of the page', async () => {
  await activateLocale('da-dk');
  await registerMessages(async (locale) => ({ late: locale === 'da-dk' ? 'Senere' : 'Later' }));
  expect(i18n._('late')).toBe('Senere');
});

test('of two quick switches the last one wins', async () => {
  const first = activateLocale('da-dk');
  await activateLocale('en-us');
  await first;
  expect(i18n.locale).toBe('en-us');
});

test('a package that registers while the language changes has its texts in the new one', async () => {
  await activateLocale('en-us');
  const slow = Promise.withResolvers<void>();
  await registerMessages(async (locale) => {
    if (locale === 'da-dk') await slow.promise;
    return {};
  });
  const changed = activateLocale('da-dk');
  await registerMessages(async (locale) => ({ between: locale === 'da-dk' ? 'Imellem' : 'Between' }));
  slow.resolve();
  await changed;
  expect(i18n._('between')).toBe('Imellem');
});
