import { fork } from 'node:child_process';
import { join } from 'node:path';
import { StartError } from '../src/preconditions.ts';
import { buildServer, builtServer } from './build-server.ts';

export type Server = { stop(): Promise<void>; onExit(listener: (code: number) => void): void };

// Stripped types and compiled code of the last start: half the time, and no type stripper in memory.
const cache = ({ DATA_DIR }: NodeJS.ProcessEnv) => (DATA_DIR ? { NODE_COMPILE_CACHE: join(DATA_DIR, 'compiled') } : {});

/** A developer's terminal shows what went wrong; in production the log is the log (README, LOG_LEVEL). */
const quiet = ({ NODE_ENV }: NodeJS.ProcessEnv) => (NODE_ENV === 'production' ? {} : { LOG_LEVEL: 'warn' });

/** The file to run: in production the bundle, made anew; a developer runs what was last written. */
async function scriptFor({ NODE_ENV }: NodeJS.ProcessEnv): Promise<string> {
  if (NODE_ENV !== 'production') return join(import.meta.dirname, '../src/server.ts');
  await buildServer();
  return builtServer;
}

/** Starts the API process and waits until it listens. It ends by itself when this process disappears. */
export async function startServer(env: NodeJS.ProcessEnv): Promise<Server> {
  const child = fork(await scriptFor(env), {
    execArgv: [],
    env: { NODE_NO_WARNINGS: '1', ...quiet(env), ...cache(env), ...env },
  });
  const exited = new Promise<number>((done) => child.once('exit', (code) => done(code ?? 1)));
  return new Promise((done, failed) => {
    child.once('message', () =>
      done({
        stop: async () => {
          if (child.exitCode === null) child.kill('SIGTERM');
          await exited;
        },
        onExit: (listener) => void exited.then(listener),
      }),
    );
    void exited.then((code) => failed(new StartError(`The server stopped while starting (${code}).`)));
  });
}
