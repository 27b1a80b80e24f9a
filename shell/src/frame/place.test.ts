import { placeOf } from './place.ts';

const pages = ['/company/orders', '/company/employees/:employeeId/orders'];

test.each([
  ['/company/orders', 'remote'],
  ['/company/employees/7/orders', 'remote'],
  ['/company/leasing', 'not-found'],
  ['/supplier/orders', 'no-permission'],
  ['/admin', 'no-permission'],
  ['/welcome', 'no-permission'],
  ['/companyx', 'not-found'],
  ['/nonsense', 'not-found'],
] as const)('a company admin at %s: %s', (path, place) => {
  expect(placeOf(path, 'company', pages)).toBe(place);
});

test('a release that names no pages is trusted with its area', () => {
  expect(placeOf('/employee/catalogs', 'employee', [])).toBe('remote');
  expect(placeOf('/welcome', 'employee', [])).toBe('remote');
});
