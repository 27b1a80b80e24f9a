import { storedLocale } from '@portal/shared-ui';
import { defaultBrand, parseBrand, type Brand } from '../brand/brand.ts';
import { localeOfFirstPaint } from './first-paint.ts';

const branded: Brand = { ...defaultBrand, supplierName: 'TeleGros', isReseller: true };
const remember = (branding: unknown) => localStorage.setItem('portal.branding', typeof branding === 'string' ? branding : JSON.stringify(branding));

beforeEach(() => globalThis.history.replaceState(null, '', '/'));

test('nobody is known: the login screen comes, in the language of the tab', () => {
  expect(localeOfFirstPaint()).toBe('en-us');
  sessionStorage.setItem('portal.locale', 'da-dk');
  expect(localeOfFirstPaint()).toBe('da-dk');
  expect(localeOfFirstPaint()).toBe(storedLocale());
  sessionStorage.setItem('portal.locale', 'sv-se');
  expect(localeOfFirstPaint()).toBe('en-us');
});

test.each(['portal.user', 'portal.token'])('a stored %s: the portal comes, or what is left of a session is looked at first', (key) => {
  localStorage.setItem(key, 'anything');
  expect(localeOfFirstPaint()).toBeUndefined();
});

test.each(['/auth/validate-token/abc', '/auth/validate-token', '/live', '/live/'])('%s is no login screen', (address) => {
  globalThis.history.replaceState(null, '', address);
  expect(localeOfFirstPaint()).toBeUndefined();
});

test.each(['/company/orders', '/', '/livestock'])('%s is, for whoever is not signed in', (address) => {
  globalThis.history.replaceState(null, '', address);
  expect(localeOfFirstPaint()).toBe('en-us');
});

test.each([
  ['a reseller’s name', branded],
  ['a logo', { ...defaultBrand, logo: 'brand/l.png' }],
  ['colours', { ...defaultBrand, theme: {} }],
  ['a support address', { ...defaultBrand, supportEmail: 'help@nordlys.example' }],
  ['something unknown', { ...defaultBrand, motto: 'Ours' }],
])('remembered is %s: nothing is shown ahead', (_what, branding) => {
  remember(branding);
  expect(localeOfFirstPaint()).toBeUndefined();
});

test.each([
  ['the product’s own look', defaultBrand],
  ['the product’s own look and the way of the last login', { ...defaultBrand, loginMode: 'link' }],
  ['nothing readable', '{'],
  ['nothing', 'null'],
])('remembered is %s: the product’s screen is shown ahead, as the page will show it', (_what, branding) => {
  remember(branding);
  expect(localeOfFirstPaint()).toBe('en-us');
  expect(parseBrand(JSON.parse(localStorage.getItem('portal.branding') ?? 'null'))).toEqual(defaultBrand);
});
