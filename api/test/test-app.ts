import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SessionUser } from '@portal/contract/auth';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../src/app.ts';
import { movableClock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import { localFiles } from '../src/files/local-files.ts';
import { directQueue } from '../src/jobs/direct-queue.ts';
import { doWork } from '../src/jobs/work.ts';
import type { Services } from '../src/services.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';

export type Answer = {
  status: number;
  body: { data?: never; message?: string } & Record<string, never>;
  headers: Record<string, unknown>;
  raw: Buffer;
};

export type TestApp = {
  app: FastifyInstance;
  services: Services;
  clock: ReturnType<typeof movableClock>;
  database: TestDatabase;
  /** one call as the owner of the token; `path` without /api */
  call(
    method: InjectOptions['method'],
    path: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Answer>;
  /** uploads one file as multipart, with text fields beside it */
  upload(
    path: string,
    file: { name: string; bytes: Buffer },
    options: { token: string; fields?: Record<string, string>; headers?: Record<string, string> },
  ): Promise<Answer>;
  /** does what the queue was notified of, until nothing is left */
  work(): Promise<void>;
  /** what the clock makes due, then all that follows from it */
  runScheduledJobs(): Promise<void>;
  mails(
    to?: string,
  ): Promise<
    {
      kind: string;
      to: string;
      subject: string;
      text: string;
      html: string;
      attachments: { fileName: string; path: string }[];
    }[]
  >;
  /** what else is open and has to go before the app does, the newest first */
  onClose(end: () => unknown): void;
  close(): Promise<void>;
};

type AppOptions = { now?: string; env?: Record<string, string> };

export type SignedIn = { token: string; user: SessionUser };

/** What an answer holds under `data`, as the contract names it. */
export const dataOf = <T>({ body }: Pick<Answer, 'body'>): T => body.data!;

/** The whole of an answer that has more than `data`, or none, as the contract names it. */
export const bodyOf = <T>({ body }: Pick<Answer, 'body'>): T => body as unknown as T;

/** The whole API on a cloned database, with a clock that stands on 2 Nov 2026 until it is moved (RULES 7). */
export async function testApp(options: AppOptions = {}): Promise<TestApp> {
  const database = await cloneDatabase();
  const dir = await mkdtemp(join(tmpdir(), 'portal-files-'));
  const clock = movableClock(options.now ?? '2026-11-02T08:00:00Z');
  const queue = directQueue();
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    DATA_DIR: dir,
    JWT_SECRET: 'a test secret of more than 32 characters',
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOGIN_RATE_LIMIT: '100000',
    MAX_EVENT_LOOP_DELAY: '0',
    FETCH_PICTURES: 'false',
    ...options.env,
  });
  const services: Services = { pool: database.pool, config, clock, files: localFiles(join(dir, 'files')), queue };
  const app = await buildApp(services);
  const others: (() => unknown)[] = [];
  const call: TestApp['call'] = async (method, path, { token, body, headers } = {}) => {
    const answer = await app.inject({
      method: method!,
      url: `/api${path}`,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const isJson = String(answer.headers['content-type'] ?? '').includes('json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : ({} as never),
      headers: answer.headers,
      raw: answer.rawPayload,
    };
  };
  const work = async () => {
    for (let notice = queue.notices.shift(); notice; notice = queue.notices.shift()) await doWork(services, notice);
    await doWork(services, { kind: 'deliver-mail' });
  };
  return {
    app,
    services,
    clock,
    database,
    call,
    work,
    async upload(path, file, { token, fields = {}, headers = {} }) {
      const boundary = 'portal-test-boundary';
      const text = Object.entries(fields)
        .map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
        .join('');
      const head =
        `${text}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\n` +
        'content-type: application/octet-stream\r\n\r\n';
      const answer = await app.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: {
          ...headers,
          authorization: `Bearer ${token}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        payload: Buffer.concat([Buffer.from(head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
      });
      return { status: answer.statusCode, body: answer.json(), headers: answer.headers, raw: answer.rawPayload };
    },
    async runScheduledJobs() {
      await doWork(services, { kind: 'scheduled-jobs' });
      await work();
    },
    async mails(to) {
      const { rows } = await database.owner.query(
        `select kind, to_address as "to", subject, text, html, attachments from outbox
          where $1::text is null or to_address = $1 order by created_at, id`,
        [to ?? null],
      );
      return rows;
    },
    onClose: (end) => void others.push(end),
    async close() {
      for (const end of others.toReversed()) await end();
      await app.close();
      await database.drop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/**
 * The API of one test file: there before its first test, closed after its last; `perTest` makes a new one for each.
 * Options that have to be found first, such as a free port, come from a function.
 */
export function apiSuite(options: AppOptions | (() => Promise<AppOptions>) = {}, { perTest = false } = {}): TestApp {
  const t = {} as TestApp;
  const [before, after] = perTest ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(async () => void Object.assign(t, await testApp(typeof options === 'function' ? await options() : options)));
  after(async () => {
    await t.close();
    // A test file stays in memory as long as the run; its server must not.
    for (const part of Object.keys(t)) delete t[part as keyof TestApp];
  });
  return t;
}
