import { remoteFaults } from '@portal/shared-ui/testing';
import { meta } from './remote.ts';

test('the remote is described as the shell reads it, and every address that it names is a page', () => {
  expect(remoteFaults(meta)).toEqual([]);
});

test('the menu has SPEC 2’s entries in its order, RMA requests and lists to read; themes only with a reseller', () => {
  const addresses = meta.menu.map(({ items }) =>
    items.flatMap(({ to, children = [] }) => [to, ...children.map((child) => child.to)]),
  );
  const pages = [['catalogs', 'users', 'orders', 'returns', 'rma', 'companies', 'categories', 'profile', 'themes']];
  expect(addresses).toEqual(pages.map((group) => group.map((page) => `/supplier/${page}`)));
  const forResellers = meta.menu.flatMap(({ items }) => items.filter(({ resellerOnly }) => resellerOnly));
  expect(forResellers.map(({ to }) => to)).toEqual(['/supplier/themes']);
});
