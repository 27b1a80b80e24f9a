import { givenMeta } from '../testing/given-meta.ts';
import { routeOwnerOf } from './route-owner.ts';

const employee = givenMeta('employee', { paths: ['/employee', '/welcome'], pages: ['/employee/orders', '/welcome'] });
const remotes = [givenMeta('company'), givenMeta('supplier'), givenMeta('admin'), employee];

test.each([
  ['/company/orders', 'remote'],
  ['/company/employees/7/orders', 'remote'],
  ['/company/leasing', 'not-found'],
  ['/supplier/orders', 'no-permission'],
  ['/supplier/unheard-of', 'no-permission'],
  ['/admin', 'no-permission'],
  ['/welcome', 'no-permission'],
  ['/companyx', 'not-found'],
  ['/supplierx', 'not-found'],
  ['/nonsense', 'not-found'],
] as const)('a company admin at %s: %s', (path, owner) => {
  expect(routeOwnerOf(path, 'company', remotes)).toBe(owner);
});

test('an employee is welcomed by the remote that has that page', () => {
  expect(routeOwnerOf('/welcome', 'employee', remotes)).toBe('remote');
});

test('a role whose remote is not registered keeps its owner, and nothing of another role', () => {
  expect(routeOwnerOf('/employee/orders', 'employee', [givenMeta('company')])).toBe('remote');
  expect(routeOwnerOf('/company/orders', 'employee', [givenMeta('company')])).toBe('no-permission');
});
