import { fork } from 'node:child_process';
import { freePort } from '../src/db/embedded.ts';
import { givenCompany, type GivenCompany } from '../test/given.ts';
import { apiSuite } from '../test/test-app.ts';
import { buildServer, builtServer, commitOfBuild } from './build-server.ts';

const t = apiSuite();
let url = '';
let company: GivenCompany;
beforeAll(async () => {
  company = await givenCompany(t);
  await buildServer();
  const port = await freePort();
  url = `http://127.0.0.1:${port}/api`;
  const { databaseUrl = '', dataDir, jwtSecret } = t.services.config;
  const server = fork(builtServer, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      JOBS: 'false',
      MAX_EVENT_LOOP_DELAY: '0',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      JWT_SECRET: jwtSecret,
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise((done) => {
    server.once('exit', done);
  });
  t.onClose(() => {
    server.kill('SIGTERM');
    return ended;
  });
  await new Promise<void>((done, failed) => {
    server.once('message', () => done());
    server.once('exit', (code) => failed(new Error(`the bundled server stopped (${code})`)));
  });
});

const headers = () => ({ authorization: `Bearer ${company.token}` });

test('the bundled server is ready, answers a session and describes its routes', async () => {
  expect((await fetch(`${url}/ready`)).status).toBe(200);
  expect((await fetch(`${url}/company/employees`, { headers: headers() })).status).toBe(200);
  expect((await fetch(`${url}/company/employees`)).status).toBe(401);
  const described = (await (await fetch(`${url}/openapi.json`)).json()) as { paths: object };
  expect(Object.keys(described.paths)).toEqual(expect.arrayContaining(['/api/company/employees']));
});

test('the bundled server reads an uploaded table in a process of its own', async () => {
  const body = new FormData();
  body.append('file', new Blob(['Employee number;Name\r\n1042;Anna Holm\r\n']), 'people.csv');
  const answer = await fetch(`${url}/company/imports`, { method: 'POST', headers: headers(), body });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({ data: { fileName: 'people.csv' } });
});

test('the bundled server has the drawings of products without a picture', async () => {
  const drawing = await fetch(`${url}/illustrations/phone`);
  expect([drawing.status, drawing.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('image/svg+xml'),
  ]);
});

test('a build says which commit it was made of', async () => {
  const { commit } = (await (await fetch(`${url}/health`)).json()) as { commit: string };
  expect(commit).toBe(commitOfBuild());
  expect(commit).toMatch(/^([0-9a-f]{12}|unknown)$/);
});
