import { join } from 'node:path';
import { done, runScript } from './run-script.ts';

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

const run = (root: string, script: string, args: string[]) => done(runScript(root, script, args), 'The front end');
