import type { Endpoint, Role } from '@portal/contract/endpoint';
import { operatorsOf, valuesOf, type ListField, type ListFields } from '@portal/contract/list-fields';
import { routeTable } from '../../src/http/route.ts';
import { apiSuite } from '../test-app.ts';
import { sampleOf } from './sample.ts';
import { givenTenants, type Tenants } from './tenants.ts';

const t = apiSuite();
let tenants: Tenants;
beforeAll(async () => {
  tenants = await givenTenants(t);
});

type Entries = Record<string, { fields?: ListFields }>;
const fieldsOf = (endpoint: Endpoint): ListFields | undefined =>
  (endpoint.query as { entries?: Entries } | undefined)?.entries?.filter?.fields;
const named = ({ method, path }: Endpoint) => `${method} ${path}`;

const tokenOf = ({ policy }: Endpoint): string => {
  const role = Array.isArray(policy.roles) ? (policy.roles[0] as Role) : 'company';
  return role === 'admin' ? tenants.admin.token : tenants.mine[role].token;
};

function pathOf({ path, params, policy }: Endpoint): string {
  const values = { ...(sampleOf(params) as Record<string, string> | undefined) };
  for (const [place, entity] of Object.entries(policy.ids ?? {})) {
    const id = tenants.mine.ids[entity];
    const role = policy.roles[0] === 'supplier' ? 'supplier' : 'company';
    values[place.replace('params.', '')] = typeof id === 'string' ? id : id[role];
  }
  return path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));
}

const valueOf = ({ kind, choices = [] }: ListField, operator: string): string => {
  if (operator === 'last' || operator === 'next') return '30';
  if (kind === 'choice') return choices[0] ?? '';
  if (kind === 'text') return `a%_\\'"; --`;
  return kind === 'number' || kind === 'money' ? '999999999999' : '2027-01-31';
};

const conditionsOf = (fields: ListFields) =>
  Object.entries(fields).flatMap(([name, field]) =>
    operatorsOf(field).map((operator) => [
      name,
      operator,
      ...Array.from({ length: valuesOf(operator)[0] }, () => valueOf(field, operator)),
    ]),
  );

test('every list answers for each of its fields: sorted by it, and filtered by each of its conditions', async () => {
  const lists = routeTable(t.app).filter((endpoint) => endpoint.method === 'GET' && fieldsOf(endpoint));
  expect(lists.length).toBeGreaterThan(60);
  const failed: string[] = [];
  for (const endpoint of lists) {
    const fields = fieldsOf(endpoint) ?? {};
    const ask = async (query: Record<string, string>) => {
      const { status, body } = await t.call('GET', `${pathOf(endpoint)}?${new URLSearchParams(query)}`, {
        token: tokenOf(endpoint),
      });
      if (status !== 200) failed.push(`${named(endpoint)} ${JSON.stringify(query)}: ${status} ${JSON.stringify(body)}`);
    };
    const names = Object.keys(fields);
    if ('sort' in (endpoint.query as unknown as { entries: object }).entries)
      for (const name of names)
        await ask({
          sort: [name, ...names.filter((other) => other !== name).slice(0, 2)]
            .map((one, n) => (n ? `-${one}` : one))
            .join(','),
        });
    const conditions = conditionsOf(fields);
    for (let at = 0; at < conditions.length; at += 20)
      for (const join of ['all', 'any'])
        await ask({ filter: JSON.stringify({ join, groups: [conditions.slice(at, at + 20)] }) });
  }
  expect(failed).toEqual([]);
}, 300_000);

test('a field whose value a row may lack is one that a list sorts such rows last by', () => {
  // These are null in the rows of accessories only, which follow their order's.
  const ofOrders = new Set(['monthlyPrice', 'total']);
  type Row = { entries?: Record<string, { type: string }> };
  type Listed = { entries?: { data?: { item?: Row } } };
  const wrong = routeTable(t.app).flatMap((endpoint) => {
    const row = (endpoint.response as unknown as Listed | null)?.entries?.data?.item?.entries ?? {};
    return Object.entries(fieldsOf(endpoint) ?? {})
      .filter(([name, field]) => row[name]?.type === 'nullable' && !field.isOptional && !ofOrders.has(name))
      .map(([name]) => `${named(endpoint)}: ${name}`);
  });
  expect(wrong).toEqual([]);
});
