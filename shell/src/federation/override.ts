import * as v from 'valibot';
import { Release, type Registry } from './registry-schema.ts';

/** A remote that comes from a developer's machine: the role that it serves, and the folder with its `release.json`. */
export interface Override {
  role: string;
  base: string;
}

/** Kept for the tab: it outlives login and reloads, and no other tab has it. */
const storageKey = 'portal.mfe-override';
const parameter = 'mfe-override';
const ownMachine: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** `company@http://localhost:4201/`; undefined for anything else, another machine's address above all. */
export function parseOverride(text: string): Override | undefined {
  const [, role, address] = /^([a-z]+)@(http:.+)$/.exec(text) ?? [];
  if (!role || !address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username || url.password || !ownMachine.includes(url.hostname)) return undefined;
  return { role, base: new URL('.', url.origin + url.pathname).href };
}

/** Keeps the override that the address asks for, and takes it out of the address. */
export function takeOverride(): void {
  const address = new URL(globalThis.location.href);
  const asked = address.searchParams.get(parameter);
  if (asked === null) return;
  address.searchParams.delete(parameter);
  globalThis.history.replaceState(globalThis.history.state, '', address);
  if (parseOverride(asked)) sessionStorage.setItem(storageKey, asked);
  else console.error(`${parameter}: a role and an address of this machine, such as company@http://localhost:4201/`);
}

/** The override of this tab. */
export const currentOverride = (): Override | undefined => parseOverride(sessionStorage.getItem(storageKey) ?? '');

/** Goes back to what is published; the page is loaded anew. */
export function endOverride(): void {
  sessionStorage.removeItem(storageKey);
  globalThis.location.reload();
}

/**
 * The registry with the developer's build as the only version of its remote: when it fails, nothing stands in for it.
 * One that does not answer leaves the live version's menu and no file, so the page shows that it failed.
 */
export async function overridden(registry: Registry): Promise<Registry> {
  const override = currentOverride();
  const found = Object.entries(registry.remotes).find(([, { roles }]) => override && roles.includes(override.role));
  if (!override || !found) return registry;
  const [name, remote] = found;
  const live = remote.versions.find(({ state }) => state === 'stable')?.release;
  const built = await readRelease(override.base);
  const release = built ? { ...built, meta: built.meta ?? live?.meta } : live && { ...live, files: {}, firstView: [] };
  const versions = release ? [{ version: release.version, base: override.base, state: 'stable', release }] : [];
  return { ...registry, remotes: { ...registry.remotes, [name]: { ...remote, versions } } };
}

async function readRelease(base: string): Promise<Release | undefined> {
  try {
    const address = new URL('release.json', base);
    const response = await fetch(address, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(4000),
    });
    const read = v.safeParse(Release, await response.json());
    return response.ok && read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
