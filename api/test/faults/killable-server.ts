import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../src/db/embedded.ts';

export type Killable = {
  url: string;
  pid: number | undefined;
  call(
    method: string,
    path: string,
    options: { token: string; body?: unknown; key?: string },
  ): Promise<{ status: number; body: Record<string, unknown> } | 'no answer'>;
  kill(): Promise<void>;
  stop(): Promise<void>;
};

// Of one start for the next, in all test files: compiling takes half of a start's processor time.
const compiled = join(import.meta.dirname, '../../../node_modules/.cache/portal-compiled');

/** The real server in a process of its own, which a test may kill at any moment. */
export async function startKillable(options: {
  databaseUrl: string;
  directUrl?: string;
  dataDir: string;
  secret: string;
  now: string;
  port?: number;
  env?: Record<string, string>;
}): Promise<Killable> {
  const port = options.port ?? (await freePort());
  const child: ChildProcess = fork(join(import.meta.dirname, '../../src/server.ts'), {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_NO_WARNINGS: '1',
      NODE_ENV: 'test',
      PORT: String(port),
      DATABASE_URL: options.databaseUrl,
      DATABASE_DIRECT_URL: options.directUrl ?? options.databaseUrl,
      DATA_DIR: options.dataDir,
      JWT_SECRET: options.secret,
      PORTAL_NOW: options.now,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: '1000000',
      MAX_EVENT_LOOP_DELAY: '0',
      PROCESS_HOLD_SECONDS: '0',
      NODE_COMPILE_CACHE: compiled,
      ...options.env,
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  await new Promise<void>((done, failed) => {
    child.once('message', () => done());
    void exited.then(() => failed(new Error('the server stopped while starting')));
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    pid: child.pid,
    async call(method, path, { token, body, key }) {
      try {
        const answer = await fetch(`${url}/api${path}`, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(key ? { 'idempotency-key': key } : {}),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
      } catch {
        return 'no answer';
      }
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
