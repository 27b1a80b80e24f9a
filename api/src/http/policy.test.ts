import * as v from 'valibot';
import { dataOf, endpoint, Id, type Endpoint } from '@portal/contract/endpoint';
import { assertPolicy } from './policy.ts';

const response = dataOf(v.object({ id: Id }));
const one = { method: 'GET', path: '/admin/things/:companyId', summary: 'One thing', params: v.strictObject({ companyId: Id }), response } as const;
const admin = { roles: ['admin'], boundary: 'all' } as const;

test('an id of something that the portal does not have does not compile', () => {
  // @ts-expect-error -- 'companys' is no entity
  const misspelt: Endpoint = endpoint({ ...one, policy: { ...admin, ids: { 'params.companyId': 'companys' } } });
  expect(misspelt.path).toBe(one.path);
});

test.each<[string, Endpoint]>([
  ['does not name companyId', { ...one, policy: admin }],
  ['declares no roles', { ...one, policy: { ...admin, roles: [] } }],
  ['would accept unknown keys', { ...one, params: v.object({ companyId: Id }), policy: { ...admin, ids: { 'params.companyId': 'company' } } }],
  ['without a schema', { method: 'GET', path: one.path, summary: one.summary, response, policy: { ...admin, ids: { 'params.companyId': 'company' } } }],
  ['must declare its answer', { ...one, method: 'POST', response: null, policy: { ...admin, ids: { 'params.companyId': 'company' } } }],
  ['must name its content types', { ...one, response: null, policy: { ...admin, ids: { 'params.companyId': 'company' } } }],
])('the server does not start when a route %s', (fault, broken) => {
  expect(() => assertPolicy(broken)).toThrow(fault);
});
