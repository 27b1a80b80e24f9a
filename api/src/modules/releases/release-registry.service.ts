import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Config } from '../../config.ts';
import { ownText } from '../../fetching/own-text.ts';
import type { Release } from './releases.queries.ts';

/** What counts here of `/mfe/registry.json` (FEDERATION 3.2). */
const Registry = v.looseObject({
  remotes: v.record(
    v.string(),
    v.looseObject({
      roles: v.array(v.string()),
      versions: v.array(v.looseObject({ version: v.string(), state: v.string() })),
    }),
  ),
});
type Registry = v.InferOutput<typeof Registry>;

const keptMilliseconds = 15_000;
const read = new Map<string, { at: number; registry: Promise<Registry | undefined> }>();

/**
 * What the published registry says of a release: whether it is on trial. Undefined where it names no such release for
 * this role, or cannot be read: then nothing that is reported of it is believed. It lies in the folder that this server
 * serves, or else at the portal's address.
 */
export async function standingOf(
  { webRoot, publicUrl }: Pick<Config, 'webRoot' | 'publicUrl'>,
  role: string,
  { remote, version }: Release,
): Promise<{ onTrial: boolean } | undefined> {
  const place = webRoot === undefined ? `${publicUrl}/mfe/registry.json` : join(webRoot, 'mfe/registry.json');
  const known = read.get(place);
  const isFresh = known !== undefined && performance.now() - known.at < keptMilliseconds;
  const { registry } = isFresh ? known : { registry: registryAt(place, webRoot === undefined) };
  if (!isFresh) read.set(place, { at: performance.now(), registry });
  const found = (await registry)?.remotes[remote];
  const named = found?.roles.includes(role) ? found.versions.find((one) => one.version === version) : undefined;
  return named && { onTrial: named.state === 'canary' };
}

async function registryAt(place: string, isAddress: boolean): Promise<Registry | undefined> {
  try {
    const parsed = v.safeParse(Registry, JSON.parse(isAddress ? await ownText(place) : await readFile(place, 'utf8')));
    return parsed.success ? parsed.output : undefined;
  } catch {
    // None was published, or it cannot be reached now: nothing is on trial for this server.
    return undefined;
  }
}
