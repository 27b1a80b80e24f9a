import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { compileCatalogs } from '../presets/catalogs.ts';
import { shellIntegrity } from './shell-integrity.ts';
import { baseConfig } from './base-config.ts';
import { buildVersion } from './build-version.ts';
import { releasePlugin } from './release-plugin.ts';
import { locales } from './remote-table.ts';
import { providedByShell, requirements } from './shared-modules.ts';
import { remoteContractVersion, root } from './workspace.ts';

/**
 * The whole webpack configuration of the shell: `export default shell();`.
 * It provides the shared packages, starts without an asynchronous boundary and keeps npm packages in one `vendor` chunk.
 */
export const shell =
  () =>
  async (_env: unknown, { mode }: { mode?: string }): Promise<Configuration> => {
    const production = mode !== 'development';
    await compileCatalogs('shared-ui', 'shell');
    const version = buildVersion('shell');
    const base = baseConfig('shell', production);
    return {
      ...base,
      entry: { main: './src/index.ts' },
      output: { ...base.output, uniqueName: 'portal_shell' },
      optimization: {
        ...base.optimization,
        splitChunks: {
          cacheGroups: {
            default: false,
            defaultVendors: false,
            vendor: {
              name: 'vendor',
              chunks: 'initial',
              enforce: true,
              test: /[\\/]node_modules[\\/](?!@module-federation[\\/])/,
            },
          },
        },
      },
      plugins: [
        new ModuleFederationPlugin({
          name: 'portal_shell',
          remotes: {},
          shared: providedByShell(),
          shareStrategy: 'loaded-first',
          runtimePlugins: [join(root, 'shell/src/federation/guard.plugin.ts')],
          manifest: false,
          dts: false,
          experiments: { optimization: { target: 'web' } },
        }),
        new HtmlWebpackPlugin({
          template: 'src/index.html',
          publicPath: `/shell/${version}/`,
          scriptLoading: 'defer',
          minify: false,
        }),
        ...shellIntegrity(production),
        releasePlugin({
          name: 'portal_shell',
          version,
          contract: remoteContractVersion(),
          api: '>=1.0',
          roles: [],
          routes: [],
          locales,
          entry: 'index.html',
          requires: requirements(),
        }),
      ],
    };
  };
