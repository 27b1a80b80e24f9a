import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RemoteMeta } from '@portal/shared-ui/remote';
import * as v from 'valibot';

/** `release.json` of a build (FEDERATION 3.1). */
export const Release = v.object({
  schema: v.literal(1),
  name: v.string(),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+-[0-9a-f]{7}$/)),
  contract: v.string(),
  /** of a remote: ranges of the shared packages that it was built for */
  requires: v.optional(v.record(v.string(), v.string()), {}),
  /** of the shell: versions of the shared packages that it brings */
  provides: v.optional(v.record(v.string(), v.string()), {}),
  /** what a remote uses, or the shell offers, of the portal's shared modules */
  names: v.optional(v.record(v.string(), v.array(v.string())), {}),
  files: v.record(v.string(), v.pipe(v.string(), v.startsWith('sha384-'))),
  firstView: v.array(v.string()),
  /** what a remote says of itself; the shell has none */
  meta: v.optional(RemoteMeta),
});
export type Release = v.InferOutput<typeof Release>;

export interface Build {
  release: Release;
  /** Every file to serve, the compressed twins included, `release.json` last: its presence means "complete". */
  files: Map<string, Buffer>;
}

export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const readIfThere = (path: string) => readFile(path).catch(() => undefined);

/**
 * Reads a build folder and refuses it when a file is missing or is not the one that was built.
 *
 * @throws with the name of the file
 */
export async function readBuild(folder: string): Promise<Build> {
  const text = await readFile(join(folder, 'release.json'));
  const release = v.parse(Release, JSON.parse(text.toString()));
  const files = new Map<string, Buffer>();
  for (const [name, integrity] of Object.entries(release.files)) {
    const content = await readIfThere(join(folder, name));
    if (!content) throw new Error(`${release.name} ${release.version}: ${name} is missing from the build`);
    if (integrityOf(content) !== integrity)
      throw new Error(`${release.name} ${release.version}: ${name} is not what was built`);
    files.set(name, content);
    for (const twin of [`${name}.br`, `${name}.gz`]) {
      const compressed = await readIfThere(join(folder, twin));
      if (compressed) files.set(twin, compressed);
    }
  }
  files.set('release.json', text);
  return { release, files };
}
