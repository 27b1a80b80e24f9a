import { fork } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../src/db/embedded.ts';
import { givenCompany, givenEmployee } from '../given.ts';
import { apiSuite } from '../test-app.ts';

const t = apiSuite();

/** Everything the server writes while `work` runs, at its most talkative. */
async function logOf(work: (url: string) => Promise<void>): Promise<string> {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, '../../src/server.ts'), {
    env: {
      PATH: process.env.PATH,
      NODE_NO_WARNINGS: '1',
      NODE_ENV: 'test',
      PORT: String(port),
      DATABASE_URL: t.database.url,
      DATA_DIR: t.services.config.dataDir,
      JWT_SECRET: t.services.config.jwtSecret,
      LOG_LEVEL: 'debug',
      JOBS: 'false',
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Buffer) => {
      text += bytes.toString();
    });
  const ended = new Promise((done) => {
    child.once('exit', done);
  });
  await new Promise((done) => {
    child.once('message', done);
  });
  await work(`http://127.0.0.1:${port}`);
  child.kill('SIGTERM');
  await ended;
  return text;
}

test('T1, T4: no password, token, address, number or amount reaches the log, and an entry stays one line', async () => {
  const company = await givenCompany(t);
  const employee = await givenEmployee(t, company.id);
  let sent = 0;
  const log = await logOf(async (url) => {
    const send = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
      sent += 1;
      await fetch(url + path, {
        method,
        headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    };
    const signedIn = { authorization: `Bearer ${company.token}` };
    await send('POST', '/api/auth/login', { email: 'canary-mail@test.example', password: 'CANARY-password' });
    await send('POST', '/api/auth/login', {
      email: 'canary-mail@test.example',
      password: 1,
      CANARYKEY: 'CANARY-value',
    });
    await send('POST', '/api/auth/magiclink', { email: 'canary-mail@test.example', nonce: 'CANARY-nonce' });
    await send('POST', '/api/auth/validate-token', { token: 'CANARY-link-token' });
    await send('GET', '/auth/validate-token/CANARY-link-token');
    await send('GET', '/api/auth/check-session', undefined, {
      authorization: 'Bearer CANARY.bearer.token',
      cookie: 'sid=CANARY-cookie',
      'x-request-id': 'CANARY-request-id',
      'user-agent': 'CANARY-agent',
    });
    await send('GET', '/api/search?q=CANARY-search', undefined, signedIn);
    await send('GET', '/api/company/employees?q=CANARY-query', undefined, signedIn);
    await send(
      'PATCH',
      `/api/company/employees/${employee.id}`,
      {
        version: 99,
        phonePrivate: '+45 CANARY',
        emailPrivate: 'canary-mail@private.example',
        note: 'CANARY-note',
        addressLine1: 'CANARY-street',
      },
      signedIn,
    );
    await send(
      'POST',
      '/api/company/employees',
      { name: 'CANARY-name\r\n{"level":60}', email: 'canary-mail@test.example', birthday: '1911-11-11' },
      signedIn,
    );
    await send(
      'POST',
      '/api/user/password',
      { currentPassword: 'CANARY-old', password: 'CANARY-New-1', passwordAgain: 'CANARY-New-2' },
      signedIn,
    );
    await send('GET', '/api/nowhere/CANARY-path%0d%0aX');
    await send('POST', '/api/auth/login', { price: 918_273_645, amount: 918_273_645 });
  });
  expect(log.match(/canary|918273645|1911-11-11/gi)).toBeNull();
  expect(log).not.toContain(company.token);
  const lines = log.trim().split('\n');
  expect(lines.length).toBeGreaterThanOrEqual(sent);
  const answered = lines
    .map((line) => JSON.parse(line) as { msg: string; reqId?: string })
    .filter(({ msg }) => msg === 'answered');
  expect(answered.length).toBeGreaterThanOrEqual(sent);
  expect(new Set(answered.map(({ reqId }) => reqId)).size).toBe(answered.length);
});

test('T16: a proxy that no setting names is warned about once, and its guests are not named', async () => {
  const log = await logOf(async (url) => {
    for (let n = 0; n < 5; n += 1)
      await fetch(`${url}/api/health`, { headers: { 'x-forwarded-for': `198.51.100.${n}` } });
  });
  const lines = log
    .trim()
    .split('\n')
    .filter((line) => line.includes('untrusted-proxy'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    from: '127.0.0.1',
    msg: expect.stringContaining('TRUSTED_PROXIES'),
  });
  expect(lines[0]).not.toContain('198.51.100');
});
