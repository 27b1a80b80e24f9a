import type { RemoteMeta } from '@portal/shared-ui/remote';
import * as v from 'valibot';
import { overridden } from './override.ts';
import { Registry, type RegisteredVersion } from './registry-schema.ts';
import { isGiven } from './trials.ts';

export type { RegisteredVersion, Registry } from './registry-schema.ts';

/** The one remote that a role is given, with its versions in the order in which they are tried. */
export interface RemoteChoice {
  name: string;
  versions: RegisteredVersion[];
}

const noRegistry: Registry = { schema: 1, serial: 0, remotes: {} };

/** A registry from JSON text, or undefined when it is not one. */
export function parseRegistry(text: string): Registry | undefined {
  try {
    const parsed = v.safeParse(Registry, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

let current: Registry | undefined;

/** The registry in use: the copy inlined in the page until a newer one was read. */
export function currentRegistry(): Registry {
  current ??= parseRegistry(document.getElementById('mfe-registry')?.textContent ?? '') ?? noRegistry;
  return current;
}

/**
 * Reads `/mfe/registry.json` again. An answer that fails or is no registry changes nothing:
 * the last valid copy stays in use (FEDERATION 3.7).
 */
export async function refreshRegistry(): Promise<Registry> {
  try {
    const response = await fetch('/mfe/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(4000) });
    const read = response.ok ? parseRegistry(await response.text()) : undefined;
    if (read) current = REMOTE_OVERRIDES ? await overridden(read) : read;
  } catch {
    return currentRegistry();
  }
  return currentRegistry();
}

/** Puts a developer's own build in the place of a remote, where this tab asks for one. */
export async function applyOverride(): Promise<void> {
  current = await overridden(currentRegistry());
}

const triedFirst = ['canary', 'stable', 'lastGood'];

/** The remote for a role, with what this person is given of it; a role without one yields undefined. */
export function remoteFor(role: string, registry: Registry = currentRegistry()): RemoteChoice | undefined {
  const found = Object.entries(registry.remotes).find(([, remote]) => remote.roles.includes(role));
  if (!found) return undefined;
  const [name, { versions }] = found;
  return { name, versions: givenOf(name, versions) };
}

const givenOf = (name: string, versions: readonly RegisteredVersion[]): RegisteredVersion[] =>
  versions
    .filter((one) => (one.state === 'canary' ? isGiven(name, one) : triedFirst.includes(one.state)))
    .sort((a, b) => triedFirst.indexOf(a.state) - triedFirst.indexOf(b.state));

/** Whether a version of the remote is on trial, for whomever. */
export const hasTrial = (name: string): boolean =>
  currentRegistry().remotes[name]?.versions.some(({ state }) => state === 'canary') ?? false;

/** What the version that this person is given of a role's remote says of itself. */
export const metaOf = (role: string): RemoteMeta | undefined => remoteFor(role)?.versions[0]?.release.meta;

/** What the version that this person is given of every remote says of itself. */
export const everyMeta = (registry: Registry = currentRegistry()): RemoteMeta[] =>
  Object.entries(registry.remotes).flatMap(([name, { versions }]) => givenOf(name, versions)[0]?.release.meta ?? []);

/** Absolute address of a file of a version. */
export const addressOf = (version: RegisteredVersion, file: string): string =>
  new URL(version.base + file, document.baseURI).href;

/**
 * Address of the script that a remote starts with. The runtime is given this and not the manifest, which would tell it
 * the same: it asks for nothing in between, and all else that it loads is in the registry too.
 *
 * @throws when the release names none
 */
export function remoteEntryOf(version: RegisteredVersion): string {
  const [entry] = version.release.firstView;
  if (!entry) throw new Error(`${version.version} names no entry`);
  return addressOf(version, entry);
}

/** What the registry says about an address: the version and the file it belongs to, whatever its query. */
export function fileAt(
  url: string,
  registry: Registry = currentRegistry(),
): { version: RegisteredVersion; file: string } | undefined {
  const { origin, pathname } = new URL(url, document.baseURI);
  const address = origin + pathname;
  for (const remote of Object.values(registry.remotes)) {
    for (const version of remote.versions) {
      const base = addressOf(version, '');
      const file = address.slice(base.length);
      if (address.startsWith(base) && Object.hasOwn(version.release.files, file)) return { version, file };
    }
  }
  return undefined;
}

/** The integrity that the registry demands for an address; undefined = unknown, and must not be loaded. */
export function integrityOf(url: string, registry: Registry = currentRegistry()): string | undefined {
  const found = fileAt(url, registry);
  return found?.version.release.files[found.file];
}
