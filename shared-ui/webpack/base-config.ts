import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { runtimeModules } from '../presets/runtime-modules.ts';
import { installedFolder } from './installed.ts';

/** Time after which a chunk that does not arrive counts as failed. */
export const chunkTimeoutMs = 8000;

/** In production the code names each text by its id; the text itself travels once, in the language's catalog. */
const swc = (production: boolean) => ({
  loader: 'swc-loader',
  options: {
    env: { targets: 'chrome >= 120, firefox >= 121, safari >= 17.2' },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      // Of development, too: the shell provides `react/jsx-runtime`, and its React knows no other.
      transform: { react: { runtime: 'automatic', development: false } },
      experimental: {
        plugins: [['@lingui/swc-plugin', { runtimeModules, descriptorFields: production ? 'id-only' : 'all' }]],
      },
    },
  },
});

/** No export condition leads to the production build of react-router; the development one is larger and warns. */
const productionBuilds = (folder: string) => {
  const dist = join(installedFolder('react-router', folder), 'dist/production');
  return { 'react-router$': join(dist, 'index.mjs'), 'react-router/dom$': join(dist, 'dom-export.mjs') };
};

/**
 * What shell and remotes have in common: TypeScript through swc with lingui, fonts as files, no eval anywhere.
 *
 * @param folder absolute path of the package
 */
export function baseConfig(folder: string, production: boolean): Configuration {
  return {
    mode: production ? 'production' : 'development',
    target: ['web', 'es2023'],
    context: folder,
    // In production beside the build only: a map is no part of a release.
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: join(folder, 'dist'),
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
      assetModuleFilename: '[name].[contenthash][ext]',
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: chunkTimeoutMs,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], alias: production ? productionBuilds(folder) : {} },
    module: {
      rules: [
        // The portal's own packages are TypeScript, in a repository elsewhere too.
        { test: /\.tsx?$/, exclude: /node_modules[\\/](?!@portal[\\/])/, use: swc(production) },
        { test: /\.(woff2|png|svg|jpg|webp)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      realContentHash: true,
      // Two pages that take the same shared package must not get a chunk for it: it would hold no code, have no file
      // and therefore no integrity.
      splitChunks: { defaultSizeTypes: ['javascript', 'unknown', 'consume-shared'] },
    },
    performance: { hints: false },
  };
}
