import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { StartError } from '../src/preconditions.ts';
import { environment } from './install.mjs';

/** Builds shell and remotes and publishes them as the served tree. */
export async function buildFrontEnd(
  root: string,
  webRoot: string,
  apiUrl: string | undefined,
  say: (text: string) => void,
): Promise<void> {
  say('Building the front end …');
  await buildAll(root);
  await publishBuilt(root, webRoot, apiUrl);
}

/** Builds shell and remotes; what did not change comes from Nx's cache. */
export function buildAll(root: string): Promise<void> {
  return run(root, join(root, 'node_modules/nx/dist/bin/nx.js'), [
    'run-many',
    '-t',
    'build',
    '--outputStyle=static',
    '--parallel=2',
  ]);
}

/** Publishes what is built already. A machine that builds what it serves keeps the ten newest versions of each part. */
export async function publishBuilt(root: string, webRoot: string, apiUrl?: string): Promise<void> {
  await run(root, join(root, 'shell/deploy/publish.mjs'), [webRoot, ...(apiUrl ? ['--api-url', apiUrl] : [])]);
  await run(root, join(root, 'shell/deploy/release.mjs'), ['gc', webRoot, '--days', '0']);
}

function run(root: string, script: string, args: string[]): Promise<void> {
  return new Promise((done, failed) => {
    let output = '';
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.once('error', failed);
    child.once('exit', (code) =>
      code === 0 ? done() : failed(new StartError(`The front end could not be built:\n${output}`)),
    );
  });
}
