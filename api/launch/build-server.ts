import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';

const api = join(import.meta.dirname, '..');

// As deep as the sources' folders, so that migrations/ and deploy/ are found from here too.
const bundle = join(api, 'dist/bundle');

/** What production runs, once `buildServer` has written it. */
export const builtServer = join(bundle, 'server.js');

/**
 * Bundles the server's own modules and the contract into one file, so that a start reads one of ours and not hundreds;
 * beside it the worker, the process that reads uploaded tables, and the thread that writes documents. Packages stay
 * where npm installed them.
 */
export async function buildServer(outdir = bundle): Promise<void> {
  await build({
    entryPoints: ['server.ts', 'worker.ts', 'tabular/table-child.ts', 'pdf/pdf-worker.ts'].map((file) =>
      join(api, 'src', file),
    ),
    outdir,
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: true,
    packages: 'external',
    define: { 'process.env.PORTAL_COMMIT': JSON.stringify(commitOfBuild()) },
    alias: { '@portal/contract': join(api, 'contract/src') },
    logLevel: 'warning',
  });
}

/** What health and metrics say runs. An image is made without git's folder, so it is told (`PORTAL_COMMIT`). */
export function commitOfBuild(): string {
  if (process.env.PORTAL_COMMIT) return process.env.PORTAL_COMMIT;
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: api,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    return 'unknown';
  }
}

if (import.meta.main) await buildServer();
