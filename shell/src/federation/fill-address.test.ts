import { fillAddress } from './fill-address.ts';

test('parameters are filled, and an address that lacks one is none', () => {
  expect(fillAddress('/company/orders?order=:orderId', { orderId: 'a b' })).toBe('/company/orders?order=a%20b');
  expect(fillAddress('/admin/suppliers/:supplierId/catalogs', { supplierId: null })).toBeUndefined();
  expect(fillAddress('/admin/suppliers/:supplierId/catalogs', {})).toBeUndefined();
  expect(fillAddress('/company/salaryfiles', {})).toBe('/company/salaryfiles');
  expect(fillAddress(undefined, {})).toBeUndefined();
});
