import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration, type Module } from 'webpack';
import { compileCatalogs } from '../presets/catalogs.ts';
import { baseConfig } from './base-config.ts';
import { packageOf, remoteContractVersion } from './installed.ts';
import { pureContract } from './pure-contract.ts';
import { pendingVersion, releasePlugin } from './release-plugin.ts';
import { runtimeVersion, sharedVersions, singletons } from './shared-modules.ts';
import { offeredNames } from './shared-names.ts';
import { shellIntegrity } from './shell-integrity.ts';
import { slimFonts } from './slim-fonts.ts';

type Graph = { chunkGraph: { getModuleChunks: (module: Module) => { name?: string | null }[] } };

/** What the named chunk holds is in no other one: two chunks that are loaded side by side hold nothing twice. */
const onlyIn = (name: string, priority: number) => ({
  name: `${name}-code`,
  priority,
  chunks: 'async' as const,
  enforce: true,
  test: (module: Module, { chunkGraph }: Graph) =>
    chunkGraph.getModuleChunks(module).some((chunk) => chunk.name === name),
});

/**
 * The whole webpack configuration of the shell: `export default shell();`. It provides the shared packages at run time
 * (`shell/src/federation/host.ts`). First the login screen in `main`, then `portal`, `forms` with the first form, and
 * `overlays` with the first dialog or menu.
 * A release has a folder of its own, so npm packages in a chunk of theirs would be loaded anew all the same.
 * `--env overrides` builds the shell of `npm run dev`, which can take a remote from a developer's machine.
 */
export const shell =
  () =>
  async ({ overrides = false }: { overrides?: boolean }, { mode }: { mode?: string }): Promise<Configuration> => {
    const production = mode !== 'development';
    const folder = process.cwd();
    await compileCatalogs('shared-ui', folder);
    const packageVersion = packageOf(folder).version;
    const contract = remoteContractVersion(folder);
    const provides = { ...sharedVersions(folder), ...runtimeVersion(folder) };
    const base = baseConfig(folder, production);
    return {
      ...base,
      entry: './src/index.ts',
      output: { ...base.output, uniqueName: 'portal_shell', path: join(folder, overrides ? 'dist-overrides' : 'dist') },
      // The one style sheet of the page, named in index.html.
      module: { rules: [...(base.module?.rules ?? []), { test: /\.css$/, type: 'asset/resource' }] },
      optimization: {
        ...base.optimization,
        splitChunks: {
          cacheGroups: {
            default: false,
            defaultVendors: false,
            portal: onlyIn('portal', 3),
            forms: onlyIn('forms', 2),
            overlays: onlyIn('overlays', 1),
          },
        },
      },
      plugins: [
        // The last two leave out what the federation runtime has for servers, and for manifests: remotes are registered
        // by the address of their entry.
        new webpack.DefinePlugin({
          SHELL_PROVIDES: `(${JSON.stringify({ contract, provides })})`,
          REMOTE_OVERRIDES: overrides,
          ENV_TARGET: JSON.stringify('web'),
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        }),
        new HtmlWebpackPlugin({
          template: 'src/index.html',
          publicPath: `/shell/${pendingVersion(packageVersion)}/`,
          // Before the registry, the longest part of the page: the download begins while the rest arrives.
          inject: 'head',
          scriptLoading: 'defer',
          minify: false,
        }),
        pureContract,
        slimFonts,
        ...shellIntegrity(production),
        releasePlugin({
          packageVersion,
          facts: { name: 'portal_shell', contract, provides },
          names: (compilation) => offeredNames(compilation, singletons),
        }),
      ],
    };
  };
