import type { Endpoint } from '@portal/contract/endpoint';
import { givenCompany, givenEmployee } from '../../test/given.ts';
import { apiSuite, bodyOf } from '../../test/test-app.ts';
import { refusalsOf } from '../http/refusals.ts';
import { routeTable } from '../http/route.ts';

type Operation = {
  security?: object[];
  parameters?: { name: string; in: string }[];
  requestBody?: {
    content: Record<string, { schema: { properties?: Record<string, { format?: string }>; required?: string[] } }>;
  };
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema: { properties: { message: { enum: string[] } } } }> }
  >;
};

const t = apiSuite();
let table: readonly Endpoint[];
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  table = routeTable(t.app);
  ({ paths } = bodyOf<{ paths: typeof paths }>(await t.call('GET', '/openapi.json')));
});

const operationOf = ({ method, path }: Endpoint): Operation | undefined =>
  paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
const named = ({ method, path }: Endpoint) => `${method} ${path}`;
const typesOf = (part: { content?: object } | undefined) => Object.keys(part?.content ?? {});

test('every route of the table is described, and nothing else', () => {
  expect(table.filter((endpoint) => !operationOf(endpoint)).map(named)).toEqual([]);
  expect(Object.values(paths).flatMap((methods) => Object.keys(methods))).toHaveLength(table.length);
});

test('every refusal is described with its status and keys', () => {
  const silent = table.filter((endpoint) => {
    const responses = operationOf(endpoint)?.responses ?? {};
    return [...refusalsOf(endpoint)].some(
      ([status, keys]) =>
        JSON.stringify(responses[status]?.content?.['application/json']?.schema.properties.message.enum) !==
        JSON.stringify(keys),
    );
  });
  expect(silent.map(named)).toEqual([]);
  const login = paths['/api/auth/login']?.post;
  expect(login?.responses['401']?.content?.['application/json']?.schema.properties.message.enum).toContain(
    'incorrect-email-or-password',
  );
  expect([login?.security, paths['/api/company/orders']?.get?.security]).toEqual([undefined, [{ session: [] }]]);
});

test('a body that is no JSON is refused with a status that is described, also where no body is asked for', async () => {
  const endpoint = table.find(({ path }) => path === '/employee/subscriptions/opened');
  if (!endpoint) throw new Error('no such route');
  expect(endpoint.body).toBeUndefined();
  expect(Object.keys(operationOf(endpoint)?.responses ?? {})).toContain('400');
});

test('an upload is multipart with one file, a download names its types', () => {
  const uploads = table.filter(({ upload }) => upload);
  expect(uploads.length).toBeGreaterThan(1);
  for (const endpoint of uploads) {
    const body = operationOf(endpoint)?.requestBody;
    expect([named(endpoint), typesOf(body)]).toEqual([named(endpoint), ['multipart/form-data']]);
    const schema = body?.content['multipart/form-data']?.schema;
    expect([schema?.properties?.file?.format, schema?.required]).toEqual(['binary', ['file']]);
  }
  const downloads = table.filter(({ response }) => response === null);
  expect(downloads.length).toBeGreaterThan(10);
  for (const endpoint of downloads)
    expect([named(endpoint), typesOf(operationOf(endpoint)?.responses['200'])]).toEqual([
      named(endpoint),
      endpoint.content,
    ]);
});

test('a mutation offers the Idempotency-Key, a read does not', () => {
  const headers = (operation: Operation | undefined) =>
    operation?.parameters?.filter((parameter) => parameter.in === 'header').map(({ name }) => name) ?? [];
  expect(headers(paths['/api/company/orders/process']?.post)).toEqual(['idempotency-key']);
  expect(headers(paths['/api/company/orders']?.get)).toEqual([]);
});

test('a call that takes nothing describes the refusal of a broken body', async () => {
  const { token } = await givenEmployee(t, (await givenCompany(t)).id);
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/employee/subscriptions/opened',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: '{"broken',
  });
  expect(answer.statusCode).toBe(400);
  expect(
    paths['/api/employee/subscriptions/opened']?.post?.responses['400']?.content?.['application/json']?.schema
      .properties.message.enum,
  ).toContain(answer.json<{ message: string }>().message);
});
