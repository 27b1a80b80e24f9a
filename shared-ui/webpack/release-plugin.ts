import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import type { RemoteMeta } from '../src/remote/remote-meta.ts';
import { firstHashes, pendingDigits, setContentVersion } from './content-version.ts';
import type { SharedNames } from './shared-names.ts';

/** What a build declares about itself (FEDERATION 3.1); the plugin adds version, names and files. */
interface ReleaseFacts {
  name: string;
  contract: string;
  /** remote: ranges of the shared packages that it was built for */
  requires?: Record<string, string>;
  /** shell: versions of the shared packages that it brings */
  provides?: Record<string, string>;
  /** what a remote says of itself */
  meta?: RemoteMeta;
}

interface ReleaseOptions {
  /** the package's version; seven digits of the content's hash follow it */
  packageVersion: string;
  facts: ReleaseFacts;
  /** names that a remote uses, or that the shell offers, of the portal's shared modules */
  names: (compilation: Compilation) => SharedNames;
}

/** The version that a build writes into its code before the hash is known. */
export const pendingVersion = (packageVersion: string) => `${packageVersion}-${pendingDigits}`;

const compressible = /\.(js|json|html|svg|css|txt)$/;
const isServed = (file: string) => !/\.(br|gz|map)$/.test(file) && file !== 'release.json';

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
 * Gives a build its version and writes, after it, in production the `.br` and `.gz` twins of every text file, and
 * `release.json` with the sha384 of every served file. Those are read from the folder, so they describe the bytes that
 * are really served.
 */
export const releasePlugin = ({ packageVersion, facts, names }: ReleaseOptions): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    let declared: object = facts;
    let version = '';
    firstHashes.apply(compiler);
    compiler.hooks.thisCompilation.tap('release', (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap('release', () => {
        declared = { ...facts, names: names(compilation) };
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'release', stage }, () => {
        version = `${packageVersion}-${setContentVersion(compilation, declared)}`;
      });
    });
    compiler.hooks.afterEmit.tap('release', ({ errors }) => {
      if (errors.length > 0) return;
      if (compiler.options.mode === 'production') writeTwins(compiler.outputPath);
      writeRelease(compiler.outputPath, { schema: 1, version, ...declared });
    });
  },
});

const servedFiles = (folder: string) => listFiles(folder).filter(isServed);

function writeTwins(folder: string): void {
  for (const file of servedFiles(folder).filter((one) => compressible.test(one))) {
    const content = readFileSync(join(folder, file));
    writeFileSync(join(folder, `${file}.br`), brotli(content));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}

function writeRelease(folder: string, declared: object): void {
  const files = Object.fromEntries(
    servedFiles(folder).map((file) => [file, integrityOf(readFileSync(join(folder, file)))]),
  );
  const release = { ...declared, files, firstView: firstViewOf(files) };
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(release, null, 1)}\n`);
}

/** Entry first, then the exposed module: what the shell preloads after login. The shell's own build has neither. */
function firstViewOf(files: Record<string, string>): string[] {
  const named = (prefix: string) => Object.keys(files).filter((file) => file.startsWith(prefix));
  return [...named('remoteEntry.'), ...named('__federation_expose_')];
}
