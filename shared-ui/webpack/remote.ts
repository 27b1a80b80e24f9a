import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { compileCatalogs } from '../presets/catalogs.ts';
import type { RemoteMeta } from '../src/remote/remote-meta.ts';
import { baseConfig } from './base-config.ts';
import { buildVersion } from './build-version.ts';
import { releasePlugin } from './release-plugin.ts';
import { requirements, takenFromShell } from './shared-modules.ts';
import { standalone } from './standalone.ts';
import { integrityPlugins } from './subresource-integrity.ts';

interface Flags {
  mode?: string;
  env?: { standalone?: boolean };
}

/**
 * What every page uses comes with the exposed module, which is fetched beside the entry, and not in one more chunk
 * after both.
 */
const cacheGroups = {
  valibot: {
    name: '__federation_expose_app',
    chunks: 'async' as const,
    enforce: true,
    test: /node_modules[\\/]valibot[\\/]/,
  },
};

/**
 * The whole webpack configuration of a remote: `export default remote(meta);`. It exposes `./app` and takes every
 * shared package from the shell. `--env standalone` builds it with its own small shell.
 */
export const remote =
  (meta: RemoteMeta) =>
  async (env: { standalone?: boolean }, { mode }: Flags): Promise<Configuration> => {
    const folder = meta.name;
    const production = mode !== 'development';
    await compileCatalogs('shared-ui', folder);
    if (env.standalone) return standalone(folder, production);

    const name = folder.replace('-', '_');
    const version = buildVersion(folder);
    const base = baseConfig(folder, production);
    return {
      ...base,
      entry: {},
      output: { ...base.output, uniqueName: `${name}_${version}` },
      optimization: { ...base.optimization, splitChunks: { ...base.optimization?.splitChunks, cacheGroups } },
      plugins: [
        new ModuleFederationPlugin({
          name,
          filename: production ? 'remoteEntry.[contenthash].js' : 'remoteEntry.js',
          exposes: { './app': './src/app.tsx' },
          shared: takenFromShell(),
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          experiments: { optimization: { target: 'web', disableRemote: true } },
        }),
        ...integrityPlugins(production),
        releasePlugin({ name, version, contract: meta.contract, requires: requirements(), meta }),
      ],
    };
  };
