import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import type { RemoteMeta } from '../src/remote/remote-meta.ts';

/** What a build declares about itself (FEDERATION 3.1). `files` and `firstView` are filled in by the plugin. */
export interface ReleaseFacts {
  name: string;
  version: string;
  contract: string;
  requires: Record<string, string>;
  /** what a remote says of itself; the shell has none */
  meta?: RemoteMeta;
}

const compressible = /\.(js|json|html|svg|css|map|txt)$/;
const isEncoding = (file: string) => /\.(br|gz)$/.test(file);

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const brotli = (content: Buffer) =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

/**
 * Writes, after the build, the `.br` and `.gz` twins of every text file and `release.json` with the sha384 of every
 * file. It reads the folder and not the compilation, so it describes the bytes that are really served.
 */
export const releasePlugin = (facts: ReleaseFacts): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('release', ({ errors }) => {
      if (errors.length === 0) writeRelease(compiler.outputPath, facts);
    });
  },
});

function writeRelease(folder: string, facts: ReleaseFacts): void {
  const files: Record<string, string> = {};
  for (const file of listFiles(folder).filter((name) => !isEncoding(name) && name !== 'release.json')) {
    const content = readFileSync(join(folder, file));
    files[file] = integrityOf(content);
    if (!compressible.test(file)) continue;
    writeFileSync(join(folder, `${file}.br`), brotli(content));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
  const release = { schema: 1, ...facts, files, firstView: firstViewOf(files) };
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(release, null, 1)}\n`);
}

/** Entry first, then the exposed module: what the shell preloads after login. The shell's own build has neither. */
function firstViewOf(files: Record<string, string>): string[] {
  const named = (prefix: string) => Object.keys(files).filter((file) => file.startsWith(prefix));
  return [...named('remoteEntry.'), ...named('__federation_expose_')];
}
