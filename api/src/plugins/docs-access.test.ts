import { givenAdmin, givenCompany, givenEmployee, givenSupplier } from '../../test/given.ts';
import { apiSuite } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';

const t = apiSuite({ env: { API_DOCS: 'admin' } });

test('T5: with API_DOCS=admin the description is not there for a stranger, nor for a session', async () => {
  const { token } = await givenAdmin(t);
  for (const path of ['/openapi.json', '/docs', '/docs/', '/docs/static/index.html', '/docs/json']) {
    expect([path, (await t.call('GET', path)).status]).toEqual([path, 404]);
    expect([path, (await t.call('GET', path, { token })).status]).toEqual([path, 404]);
  }
});

test('T5: back office downloads the description, others are refused like everywhere', async () => {
  const address = '/admin/operations/openapi.json';
  expect((await t.call('GET', address)).status).toBe(401);
  const company = await givenCompany(t);
  for (const { token } of [company, await givenSupplier(t), await givenEmployee(t, company.id)])
    expect((await t.call('GET', address, { token })).status).toBe(403);
  const answer = await t.call('GET', address, { token: (await givenAdmin(t)).token });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json',
    'content-disposition': expect.stringContaining('openapi.json'),
    'cache-control': 'no-store',
  });
  expect(answer.body).toMatchObject({ openapi: '3.1.0', paths: { '/api/admin/operations/openapi.json': { get: {} } } });
});

test('where the settings make it public, it is read without login', async () => {
  const open = await buildApp({ ...t.services, config: { ...t.services.config, publicDocs: true } });
  for (const url of ['/api/openapi.json', '/api/docs/json']) expect((await open.inject(url)).statusCode).toBe(200);
  await open.close();
});
