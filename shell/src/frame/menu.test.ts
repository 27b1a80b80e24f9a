import { setupI18n, type I18n } from '@lingui/core';
import { FileText, Package } from '@portal/shared-ui';
import { givenMeta, menuItem } from '../testing/given-meta.ts';
import { currentEntry, menuFor } from './menu.ts';

const inLanguage = (locale: string): I18n => setupI18n({ locale, messages: { [locale]: {} } });
const english = inLanguage('en-us');
const expiring = { ...menuItem('/company/things/expiring', 'Expiring', { letter: 'x' }) };
const company = givenMeta('company', {
  menu: [
    {
      items: [
        menuItem('/company/things', 'Things', { children: [expiring] }),
        menuItem('/company/themes', 'Themes', { resellerOnly: true }),
      ],
    },
    { label: { 'en-us': 'More', 'da-dk': 'Mere' }, items: [menuItem('/company/logs', 'Logs')] },
  ],
});
const addresses = (...given: Parameters<typeof menuFor>) =>
  menuFor(...given).map(({ items }) =>
    items.flatMap(({ to, children = [] }) => [to, ...children.map((child) => child.to)]),
  );

test('a remote’s entries stand in its order between the shell’s own pages', () => {
  const things = ['/company/things', '/company/things/expiring'];
  expect(addresses({ role: 'company', isReseller: true }, company, english)).toEqual([
    ['/', ...things, '/company/themes', '/search'],
    ['/company/logs'],
  ]);
  expect(addresses({ role: 'company', isReseller: false }, company, english)).toEqual([
    ['/', ...things, '/search'],
    ['/company/logs'],
  ]);
});

test('only a company has the search in its menu, and an employee has the remote’s entries alone', () => {
  expect(addresses({ role: 'supplier', isReseller: false }, givenMeta('supplier'), english)).toEqual([
    ['/', '/supplier/orders'],
  ]);
  expect(addresses({ role: 'employee', isReseller: false }, givenMeta('employee'), english)).toEqual([
    ['/employee/orders'],
  ]);
});

test('a role without a remote keeps the shell’s own pages', () => {
  expect(addresses({ role: 'company', isReseller: false }, undefined, english)).toEqual([['/', '/search']]);
});

test('labels are in the language of the page; an icon that the shell does not know is a sheet of paper', () => {
  const [first, more] = menuFor({ role: 'company', isReseller: false }, company, inLanguage('da-dk'));
  expect(first?.items[1]).toMatchObject({ label: 'Things*', icon: Package, children: [{ label: 'Expiring*' }] });
  expect(more?.label).toBe('Mere');
  const newer = givenMeta('admin', {
    menu: [{ items: [menuItem('/admin/robots', 'Robots', { icon: 'robot' as 'user' })] }],
  });
  expect(menuFor({ role: 'admin', isReseller: false }, newer, english)[0]?.items[1]?.icon).toBe(FileText);
});

test('the entry of an address is the longest that it lies under', () => {
  const menu = menuFor({ role: 'company', isReseller: false }, company, english);
  expect(currentEntry(menu, '/company/things/expiring')).toBe('/company/things/expiring');
  expect(currentEntry(menu, '/company/things/edit/7')).toBe('/company/things');
  expect(currentEntry(menu, '/')).toBe('/');
  expect(currentEntry(menu, '/profile')).toBeUndefined();
});
