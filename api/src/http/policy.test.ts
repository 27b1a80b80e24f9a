import { dataOf, endpoint, Id, type Endpoint } from '@portal/contract/endpoint';
import type { PolicyIds } from '@portal/contract/entities';
import * as v from 'valibot';
import { assertPolicy } from './policy.ts';

const response = dataOf(v.object({ id: Id }));
const one = {
  method: 'GET',
  path: '/admin/things/:companyId',
  summary: 'One thing',
  params: v.strictObject({ companyId: Id }),
  response,
} as const;
const named = { 'params.companyId': 'company' } as const;
const admin = { roles: ['admin'], boundary: 'all' } as const;

test('an id of something that the portal does not have does not compile', () => {
  // @ts-expect-error -- 'companys' is no entity
  const ids: PolicyIds = { 'params.companyId': 'companys' };
  const misspelt = endpoint('GET', one.path, { ...one, policy: { ...admin, ids } });
  expect(misspelt.path).toBe(one.path);
});

test.each<[string, Endpoint]>([
  ['does not name companyId', { ...one, policy: admin }],
  ['declares no roles', { ...one, policy: { ...admin, roles: [] } }],
  [
    'would accept unknown keys',
    { ...one, params: v.object({ companyId: Id }), policy: { ...admin, ids: { 'params.companyId': 'company' } } },
  ],
  [
    'in its path without a schema',
    {
      method: 'GET',
      path: one.path,
      summary: one.summary,
      response,
      policy: { ...admin, ids: { 'params.companyId': 'company' } },
    },
  ],
  [
    'must declare its answer',
    { ...one, method: 'POST', response: null, policy: { ...admin, ids: { 'params.companyId': 'company' } } },
  ],
  ['declares no boundary', { ...one, policy: { roles: ['admin'], ids: named } as unknown as Endpoint['policy'] }],
  ['declares no answer', { ...one, response: undefined as unknown as null, policy: { ...admin, ids: named } }],
  [
    'would accept unknown keys in its body',
    {
      ...one,
      method: 'POST',
      body: v.strictObject({ lines: v.array(v.object({ a: v.string() })) }),
      policy: { ...admin, ids: named },
    },
  ],
  ['no key of the catalogue', { ...one, errors: ['made-up' as 'company-not-found'], policy: { ...admin, ids: named } }],
  ['does not say how it refuses', { ...one, errors: [], policy: { ...admin, ids: named } }],
  [
    'must name its content types',
    { ...one, response: null, policy: { ...admin, ids: { 'params.companyId': 'company' } } },
  ],
])('the server does not start when a route %s', (fault, broken) => {
  expect(() => assertPolicy(broken)).toThrow(fault);
});
