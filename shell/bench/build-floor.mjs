// Builds the floor's one bundle into the named folder: `node shell/bench/build-floor.mjs <folder>`.
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import { baseConfig } from '../../shared-ui/webpack/base-config.ts';

const folder = resolve(process.argv[2] ?? 'dist-floor');
const config = baseConfig(join(import.meta.dirname, '..'), true);
const compiler = webpack({
  ...config,
  entry: join(import.meta.dirname, 'floor/index.tsx'),
  output: { ...config.output, path: folder, filename: 'floor.js', publicPath: '/' },
  optimization: { ...config.optimization, splitChunks: false },
});
await new Promise((done, failed) =>
  compiler.run((error, stats) =>
    error || stats.hasErrors() ? failed(error ?? new Error(stats.toString('errors-only'))) : compiler.close(done),
  ),
);
await writeFile(join(folder, 'floor.js.br'), brotliCompressSync(await readFile(join(folder, 'floor.js'))));
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Floor</title>
<div id="root"></div><script src="/floor.js" defer></script></html>`,
);
