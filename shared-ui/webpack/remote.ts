import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration, Module } from 'webpack';
import { compileCatalogs } from '../presets/catalogs.ts';
import type { RemoteMeta } from '../src/remote/remote-meta.ts';
import { baseConfig } from './base-config.ts';
import { fixedIds, pendingDigits } from './content-version.ts';
import { packageOf } from './installed.ts';
import { pureContract } from './pure-contract.ts';
import { releasePlugin } from './release-plugin.ts';
import { requirements, takenFromShell } from './shared-modules.ts';
import { usedNames } from './shared-names.ts';
import { integrityPlugins } from './subresource-integrity.ts';

interface Flags {
  mode?: string;
}

type Graph = { chunkGraph: { getNumberOfModuleChunks: (module: Module) => number } };

/** What some pages share and is smaller is in each of them: a request for it would weigh and wait more. */
const minSize = 40_000;

/** The chunk of the exposed module. */
const exposed = '__federation_expose_app';

/**
 * The list of pages, and what many pages and dialogs use, come with the exposed module, which is fetched beside
 * the entry, and not in chunks of its own after both.
 */
const cacheGroups = {
  everywhere: {
    name: exposed,
    chunks: 'async' as const,
    enforce: true,
    // Code alone: a shared package that is moved would hold no code, have no file and therefore no integrity.
    test: (module: Module, { chunkGraph }: Graph) =>
      module.type.startsWith('javascript/') && chunkGraph.getNumberOfModuleChunks(module) >= 8,
  },
};

/** For a page of another origin that reads `release.json` when it is loaded: the server adds no code to the build. */
const servedToShell = (folder: string) => ({
  static: join(folder, 'dist-development'),
  devMiddleware: { writeToDisk: true },
  headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
  client: false,
  hot: false,
  liveReload: false,
});

/**
 * The whole webpack configuration of a remote, for the folder in which webpack runs: `export default remote(meta);`. It
 * exposes `./app` and takes every shared package from the shell. `--env standalone` builds it with its own small shell;
 * `webpack serve --mode development` serves it to a shell that takes overrides.
 */
export const remote =
  (meta: RemoteMeta) =>
  async (env: { standalone?: boolean }, { mode }: Flags): Promise<Configuration & { devServer?: object }> => {
    const folder = process.cwd();
    const production = mode !== 'development';
    await compileCatalogs(...(env.standalone ? ['shared-ui', folder] : [folder]));
    if (env.standalone) return (await import('./standalone.ts')).standalone(folder, production);

    const name = meta.name.replaceAll('-', '_');
    const base = baseConfig(folder, production);
    return {
      ...base,
      entry: {},
      // A version of its own name: two of them can be in the page, one after the other.
      output: {
        ...base.output,
        path: join(folder, production ? 'dist' : 'dist-development'),
        uniqueName: `${name}_${pendingDigits}`,
        devtoolNamespace: name,
      },
      ...(production ? {} : { devServer: servedToShell(folder) }),
      optimization: { ...base.optimization, splitChunks: { ...base.optimization?.splitChunks, minSize, cacheGroups } },
      plugins: [
        new ModuleFederationPlugin({
          name,
          filename: production ? 'remoteEntry.[contenthash].js' : 'remoteEntry.js',
          exposes: { './app': { import: './src/app.tsx', name: exposed } },
          shared: takenFromShell(folder),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          // The runtime is the shell's (`shell/src/federation/host.ts`): 12 kB less in each remote.
          experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
        }),
        pureContract,
        fixedIds,
        ...integrityPlugins(production),
        releasePlugin({
          packageVersion: packageOf(folder).version,
          facts: { name, contract: meta.contract, requires: requirements(folder), meta },
          names: usedNames,
        }),
      ],
    };
  };
