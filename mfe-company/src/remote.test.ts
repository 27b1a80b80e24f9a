import { remoteFaults } from '@portal/shared-ui/testing';
import { meta } from './remote.ts';

test('the remote is described as the shell reads it, and every address that it names is a page', () => {
  expect(remoteFaults(meta)).toEqual([]);
});

test('the menu has SPEC 2’s entries in its order; themes only with a reseller', () => {
  const addresses = meta.menu.map(({ items }) =>
    items.flatMap(({ to, children = [] }) => [to, ...children.map((child) => child.to)]),
  );
  const pages = [
    [
      'employees',
      'subscription',
      'subscription/expiring',
      'orders',
      'catalogs',
      'salaryfiles',
      'orderfiles',
      'ends-of-term',
      'leasing',
      'logs/rma',
      'logs/pif',
      'categories',
      'settings',
      'activity',
      'profile',
      'themes',
    ],
  ];
  expect(addresses).toEqual(pages.map((group) => group.map((page) => `/company/${page}`)));
  const forResellers = meta.menu.flatMap(({ items }) => items.filter(({ resellerOnly }) => resellerOnly));
  expect(forResellers.map(({ to }) => to)).toEqual(['/company/themes']);
});
