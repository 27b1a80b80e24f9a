import { createHash } from 'node:crypto';
import { sep } from 'node:path';
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';

/**
 * Stands in the code for the last part of the version until the code is complete; as long as what replaces it, and of
 * letters and digits alone, because webpack changes other signs in some names.
 */
export const pendingDigits = 'V3R510N';

/**
 * Seven digits of the hash of what a build emits and declares, put into its files. Equal content has an equal version
 * wherever it is built.
 */
export function setContentVersion(compilation: Compilation, declared: object): string {
  const assets = compilation.getAssets().filter(({ name }) => !name.endsWith('.map'));
  const parts = assets.map(({ name, source }) => sha256(name, source.source()));
  const digits = sha256(JSON.stringify(declared), ...parts.sort()).slice(0, pendingDigits.length);
  for (const { name, source } of assets) {
    const content = source.source();
    if (typeof content !== 'string' || !content.includes(pendingDigits)) continue;
    compilation.updateAsset(name, new webpack.sources.RawSource(content.replaceAll(pendingDigits, digits)));
  }
  return digits;
}

/**
 * Webpack makes the first hashes in file names from paths, too, and the minifier counts their letters when it names
 * variables. They are made from the chunk's id instead; `realContentHash` puts those of the content in their place.
 */
export const firstHashes: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.compilation.tap('first-hashes', ({ hooks, outputOptions: { hashDigestLength } }) => {
      hooks.contentHash.tap({ name: 'first-hashes', stage: 1 }, (chunk) => {
        chunk.contentHash.javascript = sha256(String(chunk.name ?? chunk.id)).slice(0, hashDigestLength);
      });
    });
  },
};

/**
 * The federation plugin's own modules get fixed ids: their names hold the hash of an absolute path, and webpack would
 * make an id of that.
 */
export const fixedIds: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('fixed-ids', ({ hooks, chunkGraph }) => {
      hooks.moduleIds.tap({ name: 'fixed-ids', stage: -1 }, (modules) => {
        for (const module of modules) {
          const name = module.identifier();
          const isRuntime = name.includes(`${sep}.federation${sep}`);
          const id = name.startsWith('container entry ') ? 'container' : isRuntime ? 'federation' : '';
          if (id && chunkGraph.getNumberOfModuleChunks(module) > 0) chunkGraph.setModuleId(module, id);
        }
      });
    });
  },
};

function sha256(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
