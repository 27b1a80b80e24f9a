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
    alias: { '@portal/contract': join(api, 'contract/src') },
    logLevel: 'warning',
  });
}

if (import.meta.main) await buildServer();
