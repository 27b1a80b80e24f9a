import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildServer } from '../../launch/build-server.ts';
import { freePort } from '../../src/db/embedded.ts';
import { fullTest } from '../full-test.ts';
import { givenCompany, givenEmployee, givenPassword, type GivenCompany, type GivenEmployee } from '../given.ts';
import { password } from '../login-calls.ts';
import { apiSuite } from '../test-app.ts';

/** What the built server and worker tell a collector, and what they do not. */
type Told = {
  resource: { attributes: { key: string; value: { stringValue?: string } }[] };
  scopeSpans: { spans: { name: string; traceId: string; parentSpanId?: string; attributes: unknown[] }[] }[];
}[];

// As deep as the server's own bundle, which another test writes.
const bundle = join(import.meta.dirname, '../../dist/traced');
const t = apiSuite();
let company: GivenCompany;
let anna: GivenEmployee;
let endpoint = '';
let bodies: string[] = [];
beforeAll(async () => {
  company = await givenCompany(t);
  anna = await givenEmployee(t, company.id, { name: 'Anna Hemmelig', employNo: '010190-1234' });
  await givenPassword(t, company, password);
  await buildServer(bundle);
  const collector = createServer((request, response) => {
    let body = '';
    request.on('data', (bytes: Buffer) => {
      body += bytes.toString();
    });
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  t.onClose(() => collector.close());
  await new Promise((done) => {
    collector.once('listening', done);
  });
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});

/** Runs a program of the bundle while `meanwhile` calls it; answers what it told the collector, and its log. */
async function run(program: 'server' | 'worker', env: object, meanwhile: (url: string) => Promise<unknown>) {
  bodies = [];
  const port = await freePort();
  const child = fork(join(bundle, `${program}.js`), {
    env: {
      PATH: process.env.PATH,
      NODE_NO_WARNINGS: '1',
      NODE_ENV: 'test',
      PORT: String(port),
      DATABASE_URL: t.database.url,
      DATA_DIR: t.services.config.dataDir,
      JWT_SECRET: t.services.config.jwtSecret,
      MAX_EVENT_LOOP_DELAY: '0',
      JOBS: String(program === 'worker'),
      ...env,
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let log = '';
  child.stdout?.on('data', (bytes: Buffer) => {
    log += bytes.toString();
  });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  await Promise.race([new Promise((done) => child.once('message', done)), exited]);
  await meanwhile(`http://127.0.0.1:${port}/api`);
  child.kill('SIGTERM');
  await exited;
  const told = bodies.flatMap((body) => (JSON.parse(body) as { resourceSpans: Told }).resourceSpans);
  const spans = told.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: own }) => own));
  const services = new Set(told.flatMap(({ resource }) => resource.attributes.map(({ value }) => value.stringValue)));
  return { spans, services: [...services], text: bodies.join('\n'), log };
}

async function callAround(url: string): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const authorization = `Bearer ${company.token}`;
  const get = (path: string) => fetch(url + path, { headers: { authorization } });
  const login = (word: string) =>
    fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: company.email, password: word }),
    });
  expect((await login(password)).status).toBe(200);
  expect((await login('wrong-word-1')).status).toBe(401);
  expect((await get('/company/employees?q=010190-1234')).status).toBe(200);
  expect((await get('/search?q=hemmelig')).status).toBe(200);
  expect((await get(`/company/employees/${anna.id}`)).status).toBe(200);
  const body = JSON.stringify({ name: 'Bo Fortrolig', email: anna.email, employNo: '77' });
  const added = await fetch(`${url}/company/employees`, { method: 'POST', headers: { ...json, authorization }, body });
  expect(added.status).toBe(409);
}

test('requests and their statements are told, by route and table, and no value of a person', async () => {
  const { spans, services, text, log } = await run('server', { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, callAround);
  expect(services).toEqual(['portal-server']);
  const listed = spans.find(({ name }) => name === 'GET /api/company/employees');
  const parts = spans.filter(({ traceId, parentSpanId }) => traceId === listed?.traceId && parentSpanId);
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['select open_session', 'select employees']));
  // Also behind a body, which is read in another context.
  const added = spans.find(({ name }) => name === 'POST /api/company/employees');
  expect(spans.filter(({ traceId }) => traceId === added?.traceId).length).toBeGreaterThan(3);
  // Each request is in the log under its trace.
  expect(log).toContain(`"trace_id":"${listed?.traceId}"`);

  const secret = [
    company.email,
    anna.email,
    password,
    'wrong-word-1',
    company.token,
    company.token.split('.')[1] ?? '',
    '010190',
    'emmelig',
    'Fortrolig',
    anna.id,
    company.id,
    '@',
  ];
  expect(text.length).toBeGreaterThan(1_000);
  expect(secret.filter((word) => text.includes(word))).toEqual([]);
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|\?q=|\$1|where/);
});

fullTest('the work of a worker is told, each part of what is due by its name', async () => {
  const isDone = async () => {
    const text = `select from pgboss.job where name = 'scheduled-jobs' and state = 'completed'`;
    // The queue's tables are made by the first worker.
    const { rowCount } = await t.database.owner.query(text).catch(() => ({ rowCount: 0 }));
    return (rowCount ?? 0) > 0;
  };
  const { spans, services } = await run('worker', { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, async () => {
    for (let n = 0; n < 200 && !(await isDone()); n += 1) await pause(100);
  });
  expect(services).toEqual(['portal-worker']);
  const job = spans.find(({ name }) => name === 'job scheduled-jobs');
  const parts = spans.filter(({ traceId }) => traceId === job?.traceId).map(({ name }) => name);
  expect(parts).toEqual(expect.arrayContaining(['mail', 'seals of the audit log', 'select seal_audit']));
});

fullTest('a collector that is away harms no request and delays no end', async () => {
  const away = `http://127.0.0.1:${await freePort()}`;
  const started = performance.now();
  const { log } = await run('server', { OTEL_EXPORTER_OTLP_ENDPOINT: away }, callAround);
  expect(log).not.toContain('"level":50');
  expect(performance.now() - started).toBeLessThan(20_000);
});

fullTest('without a collector, and with none of the traces wanted, nothing is told', async () => {
  expect((await run('server', {}, callAround)).spans).toEqual([]);
  const none = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0' };
  expect((await run('server', none, callAround)).spans).toEqual([]);
  // The packages are loaded by the process that exports.
  expect(await readFile(join(bundle, 'server.js'), 'utf8')).not.toMatch(/^import .*@opentelemetry/m);
});
