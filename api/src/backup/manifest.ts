import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { StartError } from '../preconditions.ts';

const File = v.strictObject({ bytes: v.number(), sha256: v.string() });
export type BackupFile = v.InferOutput<typeof File>;

/** What a backup consists of, so that a damaged or incomplete one is found before anything is restored. */
const Manifest = v.strictObject({
  format: v.literal(1),
  at: v.string(),
  /** the newest migration of its database */
  newest: v.string(),
  /** of the schema, by which the restored one is compared (`db/fingerprint.ts`) */
  fingerprint: v.string(),
  files: v.record(v.string(), File),
});
export type Manifest = v.InferOutput<typeof Manifest>;

export const manifestName = 'manifest.json';
export const dumpName = 'database.dump';
/** Below it lie the files of the store, by their paths. */
export const filesFolder = 'files';

export async function measured(path: string): Promise<BackupFile> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}

/**
 * The manifest of a backup whose files are all there, each as it was written.
 *
 * @throws StartError when it is none, or not complete
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new StartError(`The folder ${folder} holds no complete backup: it has no ${manifestName}.`);
  const manifest = v.parse(Manifest, JSON.parse(text));
  for (const [name, expected] of Object.entries(manifest.files)) {
    const found = await measured(join(folder, name)).catch(() => undefined);
    if (found?.sha256 !== expected.sha256)
      throw new StartError(`The backup ${folder} is damaged: ${name} is ${found ? 'another file' : 'missing'}.`);
  }
  return manifest;
}
