import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { buildApp } from '../../src/app.ts';
import { root } from '../docs/commands.ts';
import { givenMarket } from '../given-orders.ts';
import { givenAdmin } from '../given.ts';
import { apiSuite } from '../test-app.ts';

const token = 'a token of Prometheus for tests only';
const t = apiSuite({ env: { METRICS_TOKEN: token } });

const scrape = async (authorization?: string) => {
  const { statusCode, body, headers } = await t.app.inject({
    url: '/metrics',
    headers: authorization === undefined ? {} : { authorization },
  });
  return { statusCode, body, type: headers['content-type'] };
};
const deploy = (path: string) => readFileSync(join(root, 'api/deploy', path), 'utf8');
/** Names of metrics in an expression, or in the text of `/metrics`. */
const namesIn = (text: string) => [...text.matchAll(/\b(?:portal|nodejs|process)_\w+/g)].map(([name]) => name);

test('without METRICS_TOKEN there are no metrics, also where the front end answers every address', async () => {
  const webRoot = await mkdtemp(join(tmpdir(), 'portal-web-'));
  await writeFile(join(webRoot, 'index.html'), '<title>Portal</title>');
  const app = await buildApp({ ...t.services, config: { ...t.services.config, metricsToken: undefined, webRoot } });
  expect((await app.inject({ url: '/anything' })).statusCode).toBe(200);
  const { statusCode, body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  expect([statusCode, body.includes('portal_')]).toEqual([404, false]);
  await app.close();
  await rm(webRoot, { recursive: true });
});

test('only who knows the token reads them, in the text format of Prometheus', async () => {
  for (const wrong of [undefined, '', 'Bearer ', `Bearer ${token}x`, token]) {
    const { statusCode, body } = await scrape(wrong);
    expect([wrong, statusCode, body.includes('portal_')]).toEqual([wrong, 401, false]);
  }
  const { statusCode, type, body } = await scrape(`Bearer ${token}`);
  expect([statusCode, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  expect(body).toContain('portal_database_up 1');
});

test('requests are counted by route, method and status, and no label says whose they are', async () => {
  const market = await givenMarket(t);
  const { token: admin } = await givenAdmin(t);
  await t.call('GET', `/admin/companies/${market.company.id}`, { token: admin });
  await t.call('GET', `/admin/companies/${market.supplier.id}`, { token: admin });
  await t.call('GET', `/no/such/${market.company.id}`, { token: admin });
  const { body } = await scrape(`Bearer ${token}`);
  const count = (route: string, status: number) =>
    new RegExp(
      `^portal_http_request_duration_seconds_count\\{method="GET",route="${route}",status="${status}"\\} (\\d+)$`,
      'm',
    ).exec(body)?.[1];
  expect(count('/api/admin/companies/:companyId', 200)).toBe('1');
  expect(count('/api/admin/companies/:companyId', 404)).toBe('1');
  expect(count('unknown', 404)).toBe('1');
  for (const word of [market.company.id, market.supplier.id, market.company.email, market.anna.id])
    expect(body).not.toContain(word);
  expect(body).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|@/);
});

test('breaches of the page’s policy are counted by directive and part, and nothing else is taken', async () => {
  const tell = (body: object) => t.call('POST', '/releases/violations', { body });
  const breach = { directive: 'img-src', part: 'mfe_company' };
  for (const body of [breach, breach, { directive: 'script-src', part: 'page' }])
    expect((await tell(body)).status).toBe(200);
  for (const wrong of [
    { ...breach, part: 'mfe_other' },
    { ...breach, directive: 'https://anna.example' },
    { ...breach, url: 'https://anna.example' },
    {},
  ])
    expect((await tell(wrong)).status).toBe(400);
  const { body } = await scrape(`Bearer ${token}`);
  expect(body.match(/^portal_policy_violations_total.*$/gm)).toEqual([
    'portal_policy_violations_total{directive="img-src",part="mfe_company"} 2',
    'portal_policy_violations_total{directive="script-src",part="page"} 1',
  ]);
});

test('alerts and dashboard ask for nothing that is not measured', async () => {
  const { body } = await scrape(`Bearer ${token}`);
  const measured = new Set(namesIn(body));
  const rules = (parse(deploy('monitoring/alerts.yaml')) as Rules).groups.flatMap((group) => group.rules);
  const { panels } = JSON.parse(deploy('monitoring/dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  const expressions = [...rules, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);
  expect(expressions.length).toBeGreaterThan(25);
  expect(expressions.flatMap(namesIn).filter((name) => !measured.has(name))).toEqual([]);
});

type Rules = { groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[] };

test('every alert says what to do in the runbook, under its name', () => {
  const rules = (parse(deploy('monitoring/alerts.yaml')) as Rules).groups.flatMap((group) => group.rules);
  const headings = [...deploy('RUNBOOK.md').matchAll(/^### (Portal\w+)$/gm)].map(([, name]) => name);
  expect(rules.map(({ alert }) => alert)).toEqual(headings);
  for (const { alert, annotations } of rules)
    expect(annotations.runbook).toBe(`api/deploy/RUNBOOK.md#${alert.toLowerCase()}`);
});
