import { join } from 'node:path';
import { build } from 'esbuild';

const api = join(import.meta.dirname, '..');

/** What production runs, once `buildServer` has written it. */
export const builtServer = join(api, 'dist/server.js');

/**
 * Bundles the server's own modules and the contract into one file, so that a start reads one of ours and not hundreds;
 * beside it the process that reads uploaded tables. Packages stay where npm installed them.
 */
export async function buildServer(): Promise<void> {
  await build({
    entryPoints: [join(api, 'src/server.ts'), join(api, 'src/tabular/table-child.ts')],
    outdir: join(api, 'dist'),
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
