import { basename } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';

const apiAddress = 'http://127.0.0.1:3000';

/** A remote alone in its own small shell (`src/standalone.tsx`), for development against a running API. */
export function standalone(folder: string, production: boolean): Configuration & { devServer: object } {
  const base = baseConfig(folder, production);
  return {
    ...base,
    entry: './src/standalone.tsx',
    output: { ...base.output, path: `${base.output?.path}-standalone`, publicPath: '/' },
    plugins: [new HtmlWebpackPlugin({ title: basename(folder), template: '../shared-ui/webpack/standalone.html' })],
    devServer: { historyApiFallback: true, proxy: [{ context: ['/api', '/files'], target: apiAddress }] },
  };
}
