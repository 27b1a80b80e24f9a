import { currentEntry, menuFor } from './menu.ts';

const addresses = (...given: Parameters<typeof menuFor>) => menuFor(...given).flatMap(({ items }) => items.flatMap(({ to, children = [] }) => [to, ...children.map((child) => child.to)]));

const everyPage = [
  '/company/employees', '/company/subscription', '/company/subscription/expiring', '/company/orders', '/company/catalogs', '/company/salaryfiles', '/company/orderfiles',
  '/company/leasing', '/company/logs/rma', '/company/logs/pif', '/company/settings', '/company/profile', '/company/themes',
];

test('a company sees SPEC 2’s entries in its order; themes only with a reseller', () => {
  expect(addresses({ role: 'company', isReseller: true }, everyPage)).toEqual(['/', ...everyPage, '/search']);
  expect(addresses({ role: 'company', isReseller: false }, everyPage)).not.toContain('/company/themes');
});

test('a supplier and the back office see SPEC 2’s entries in its order; what SPEC 2 does not name is a group of its own', () => {
  const supplier = ['catalogs', 'users', 'orders', 'companies', 'profile', 'themes'].map((page) => `/supplier/${page}`);
  expect(addresses({ role: 'supplier', isReseller: true }, supplier)).toEqual(['/', ...supplier]);
  expect(addresses({ role: 'supplier', isReseller: false }, supplier)).toEqual(['/', ...supplier.slice(0, -1)]);
  const admin = ['admins', 'users', 'orders', 'companies', 'categories', 'suppliers', 'currencies', 'hrsystems', 'salarysystems', 'logs/rma', 'logs/pif', 'audit', 'taxtables', 'operations'].map((page) => `/admin/${page}`);
  expect(menuFor({ role: 'admin', isReseller: false }, admin).map(({ items }) => items.map(({ to }) => to))).toEqual([['/', ...admin.slice(0, 11)], admin.slice(11)]);
});

test('a page that is not built is not shown, nor a group without pages', () => {
  expect(addresses({ role: 'company', isReseller: true }, ['/company/orders'])).toEqual(['/', '/company/orders', '/search']);
  expect(addresses({ role: 'company', isReseller: true }, ['/company/subscription'])).not.toContain('/company/subscription/expiring');
  expect(menuFor({ role: 'admin', isReseller: false }, ['/admin/companies'])).toHaveLength(1);
  expect(menuFor({ role: 'admin', isReseller: false }, ['/admin/audit'])).toHaveLength(2);
});

test('no role sees an entry of another', () => {
  const all = [...everyPage, '/supplier/themes', '/supplier/orders', '/admin/users', '/employee/orders'];
  for (const role of ['company', 'supplier', 'admin', 'employee'] as const) {
    expect(addresses({ role, isReseller: true }, all).filter((to) => to.split('/').length > 2 && !to.startsWith(`/${role}/`))).toEqual([]);
  }
});

test('the entry of an address is the longest that it lies under', () => {
  const menu = menuFor({ role: 'company', isReseller: false }, everyPage);
  expect(currentEntry(menu, '/company/subscription/expiring')).toBe('/company/subscription/expiring');
  expect(currentEntry(menu, '/company/subscription/edit/7')).toBe('/company/subscription');
  expect(currentEntry(menu, '/')).toBe('/');
  expect(currentEntry(menu, '/profile')).toBeUndefined();
});
