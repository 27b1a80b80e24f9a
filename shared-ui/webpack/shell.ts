import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Chunk, type Configuration, type Module } from 'webpack';
import { compileCatalogs } from '../presets/catalogs.ts';
import { baseConfig } from './base-config.ts';
import { buildVersion } from './build-version.ts';
import { releasePlugin } from './release-plugin.ts';
import { requirements, sharedVersions } from './shared-modules.ts';
import { shellIntegrity } from './shell-integrity.ts';
import { remoteContractVersion } from './workspace.ts';

type Graph = { chunkGraph: { getModuleChunks: (module: Module) => { name?: string | null }[] } };

/** Shown on the login screen of a development server, so it does not wait for the portal. */
const besideTheLogin = 'demo-logins';

/** Whatever is part of the named chunk is in no other one: two chunks that are loaded side by side hold nothing twice. */
const onlyIn = (name: string, priority: number) => ({
  name: `${name}-code`,
  priority,
  chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== besideTheLogin,
  enforce: true,
  test: (module: Module, { chunkGraph }: Graph) =>
    chunkGraph.getModuleChunks(module).some((chunk) => chunk.name === name),
});

/**
 * The whole webpack configuration of the shell: `export default shell();`. It provides the shared packages at run time
 * (`shell/src/federation/host.ts`). First the login screen in `main`, then `portal` and `kit`.
 * A release has a folder of its own, so npm packages in a chunk of theirs would be loaded anew all the same.
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
      entry: './src/index.ts',
      output: { ...base.output, uniqueName: 'portal_shell' },
      // The one style sheet of the page, named in index.html.
      module: { rules: [...(base.module?.rules ?? []), { test: /\.css$/, type: 'asset/resource' }] },
      optimization: {
        ...base.optimization,
        splitChunks: {
          cacheGroups: { default: false, defaultVendors: false, portal: onlyIn('portal', 2), kit: onlyIn('kit', 1) },
        },
      },
      plugins: [
        // ENV_TARGET leaves out what the federation runtime has for servers.
        new webpack.DefinePlugin({
          SHARED_VERSIONS: `(${JSON.stringify(sharedVersions())})`,
          ENV_TARGET: JSON.stringify('web'),
        }),
        new HtmlWebpackPlugin({
          template: 'src/index.html',
          publicPath: `/shell/${version}/`,
          inject: 'body',
          scriptLoading: 'defer',
          minify: false,
        }),
        ...shellIntegrity(production),
        releasePlugin({ name: 'portal_shell', version, contract: remoteContractVersion(), requires: requirements() }),
      ],
    };
  };
