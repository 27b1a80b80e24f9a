import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../src/preconditions.ts';
import { done, runScript } from './run-script.ts';

/** A remote that is served from its sources, and the address from which the browser takes it. */
export interface Developed {
  /** its folder, such as `mfe-company` */
  remote: string;
  origin: string;
}

const patienceMs = 120_000;

/**
 * What `npm run dev -- company` asks for; undefined for `npm start`.
 *
 * @throws {StartError} for a remote that is not there, and in production
 */
export function developedRemote(root: string, args: readonly string[], env: NodeJS.ProcessEnv): Developed | undefined {
  const at = args.indexOf('--develop');
  if (at < 0) return undefined;
  const role = args[at + 1] ?? '';
  const remote = `mfe-${role}`;
  if (!/^[a-z]+$/.test(role) || !existsSync(join(root, remote, 'webpack.config.mjs')))
    throw new StartError('npm run dev needs the role of a remote: npm run dev -- company|supplier|admin|employee');
  if (env.NODE_ENV === 'production') throw new StartError('npm run dev is for development; NODE_ENV is production.');
  return { remote, origin: `http://localhost:${env.REMOTE_PORT ?? 4201}` };
}

/** The shell that can take a remote from elsewhere goes live in a web root of its own, beside that of `npm start`. */
export async function publishOverridableShell(root: string, webRoot: string, apiUrl: string | undefined) {
  const build = ['--mode', 'production', '--env', 'overrides'];
  await done(runScript(join(root, 'shell'), join(root, 'node_modules/webpack/bin/webpack.js'), build), 'The shell');
  const address = apiUrl ? ['--api-url', apiUrl] : [];
  const publish = [webRoot, '--only', 'shell', '--overrides', ...address];
  await done(runScript(root, join(root, 'shell/deploy/publish.mjs'), publish), 'The shell');
}

/**
 * Serves a remote from its sources, built anew after each change, and waits for its first build.
 *
 * @returns what stops it
 * @throws {StartError} when it does not build in two minutes
 */
export async function serveRemote(root: string, { remote, origin }: Developed): Promise<() => Promise<void>> {
  const served = runScript(join(root, remote), join(root, 'node_modules/webpack/bin/webpack.js'), [
    'serve',
    '--mode',
    'development',
    '--port',
    new URL(origin).port,
  ]);
  const stop = async () => {
    served.child.kill('SIGTERM');
    await served.ended;
  };
  const until = Date.now() + patienceMs;
  const isThere = () =>
    fetch(`${origin}/release.json`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) {
    if (served.child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new StartError(`${remote} could not be served:\n${served.output()}`);
    }
    await new Promise((next) => setTimeout(next, 250));
  }
  return stop;
}
