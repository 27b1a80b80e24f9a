import { remoteFaults } from '@portal/shared-ui/testing';
import { meta } from './remote.ts';

test('the remote is described as the shell reads it, and every address that it names is a page', () => {
  expect(remoteFaults(meta)).toEqual([]);
});

test('the menu has SPEC 2’s entries in its order; what SPEC 2 does not name is a group of its own', () => {
  const addresses = meta.menu.map(({ items }) =>
    items.flatMap(({ to, children = [] }) => [to, ...children.map((child) => child.to)]),
  );
  const pages = [
    [
      'admins',
      'users',
      'orders',
      'companies',
      'categories',
      'suppliers',
      'currencies',
      'hrsystems',
      'salarysystems',
      'logs/rma',
      'logs/pif',
    ],
    ['audit', 'taxtables', 'operations'],
  ];
  expect(addresses).toEqual(pages.map((group) => group.map((page) => `/admin/${page}`)));
});
