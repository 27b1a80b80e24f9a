import { createHash } from 'node:crypto';
import webpack, { type Compilation } from 'webpack';

/** Stands in the code for the last part of the version until the code is complete; as long as what replaces it. */
export const pendingDigits = '__VER__';

/**
 * Seven digits of the hash of what a build emits and declares, put into its files. Equal content has an equal version
 * wherever it is built: the hashes in file names are left out, because webpack makes them from paths too.
 */
export function setContentVersion(compilation: Compilation, declared: object): string {
  const assets = compilation.getAssets().filter(({ name }) => !name.endsWith('.map'));
  const fileHashes = assets.flatMap(({ info }) => info.contenthash ?? []);
  const withoutHashes = (text: string) => fileHashes.reduce((rest, hash) => rest.replaceAll(hash, ''), text);
  const parts = assets.map(({ name, source }) => {
    const content = source.source();
    return sha256(withoutHashes(name), typeof content === 'string' ? withoutHashes(content) : content);
  });
  const digits = sha256(JSON.stringify(declared), ...parts.sort()).slice(0, pendingDigits.length);
  for (const { name, source } of assets) {
    const content = source.source();
    if (typeof content !== 'string' || !content.includes(pendingDigits)) continue;
    compilation.updateAsset(name, new webpack.sources.RawSource(content.replaceAll(pendingDigits, digits)));
  }
  return digits;
}

function sha256(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
