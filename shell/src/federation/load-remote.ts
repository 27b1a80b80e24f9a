import { registerMessages, type QueryClient, type RemoteModule } from '@portal/shared-ui';
import { incompatibility } from './compatibility.ts';
import { federationHost, type Host } from './host.ts';
import {
  addressOf,
  hasTrial,
  remoteEntryOf,
  remoteFor,
  type RegisteredVersion,
  type RemoteChoice,
} from './registry.ts';
import { tellLoad } from './trials.ts';

/** From the first request to the failed view, retries and the older version included (FEDERATION 3.7). */
export const loadingLimitMs = 8500;

export type LoadingPhase = 'loading' | 'retrying' | 'lastGood';

const isRemoteModule = (value: unknown): value is RemoteModule =>
  typeof value === 'object' && value !== null && 'default' in value && 'meta' in value && 'loadMessages' in value;

const registered = new Map<string, string>();

/** Makes a version the one that its name stands for. Another address under the same name needs force. */
function register(runtime: Host['runtime'], name: string, entry: string): void {
  const before = registered.get(name);
  if (before === entry) return;
  runtime.registerRemotes([{ name, entry }], before ? { force: true } : {});
  registered.set(name, entry);
}

async function fetchVersion(name: string, version: RegisteredVersion): Promise<RemoteModule> {
  const { runtime, offer } = await federationHost();
  const reason = incompatibility(version.release, offer);
  if (reason) throw new Error(`${name} ${version.version} does not fit this page: ${reason}`);
  register(runtime, name, remoteEntryOf(version));
  const loaded = await runtime.loadRemote<unknown>(`${name}/app`);
  if (!isRemoteModule(loaded)) throw new Error(`${name} ${version.version} exposes no page`);
  return loaded;
}

async function withMessages(version: RegisteredVersion, loaded: RemoteModule): Promise<RemoteModule> {
  await registerMessages(loaded.loadMessages);
  ready.set(addressOf(version, ''), loaded);
  return loaded;
}

const loadVersion = async (name: string, version: RegisteredVersion) =>
  withMessages(version, await fetchVersion(name, version));

const ready = new Map<string, RemoteModule>();

/** Addresses of versions that threw while they were shown. */
const broken = new Set<string>();

const usableVersions = (choice: RemoteChoice | undefined) =>
  choice?.versions.filter((version) => !broken.has(addressOf(version, ''))) ?? [];

/** A version that threw is not shown again in this page, until it is tried again. */
export function setAside(role: string, module: RemoteModule): void {
  const choice = remoteFor(role);
  for (const version of choice?.versions ?? []) {
    const address = addressOf(version, '');
    if (!choice || ready.get(address) !== module) continue;
    broken.add(address);
    tellLoad(choice.name, version, true);
  }
}

/** Gives every version another chance. */
export const forgetFailures = (): void => broken.clear();

/** The first version of a role's remote that may be shown, if this page has it already: no waiting then. */
export function readyRemote(role: string): RemoteModule | undefined {
  const [first] = usableVersions(remoteFor(role));
  return first && ready.get(addressOf(first, ''));
}

/**
 * Loads the live version of a role's remote and the page at an address, ahead of the first render. Page and texts
 * arrive side by side, and the page's first questions leave as soon as the page is there.
 *
 * @throws when something does not arrive; nothing is tried again and nothing is shown
 */
export async function prepareRemote(role: string, address: URL, client: QueryClient): Promise<void> {
  const choice = remoteFor(role);
  const [live] = usableVersions(choice);
  if (!choice || !live) return;
  const loaded = await fetchVersion(choice.name, live);
  await Promise.all([loaded.preload?.(address).then((ask) => ask(client)), withMessages(live, loaded)]);
}

const within = <T>(work: Promise<T>, ms: number): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('the remote did not arrive in time')), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
};

/**
 * Loads a role's remote: the first version, the same once more, then those to fall back to, within 8.5 seconds in all.
 *
 * @param onPhase told what is being tried
 * @throws the last failure when nothing could be loaded
 */
export async function loadWithRecovery(
  choice: RemoteChoice,
  onPhase: (phase: LoadingPhase) => void,
): Promise<RemoteModule> {
  const [first, ...others] = usableVersions(choice);
  const start = performance.now();
  let failure: unknown = new Error(`${choice.name} has no version that can be shown`);
  const attempt = async (phase: LoadingPhase, version: RegisteredVersion, isLast: boolean) => {
    const left = loadingLimitMs - (performance.now() - start);
    if (left <= 0) return undefined;
    onPhase(phase);
    try {
      const module = await within(loadVersion(choice.name, version), left);
      if (hasTrial(choice.name)) tellLoad(choice.name, version, false);
      return module;
    } catch (error) {
      failure = error;
      if (isLast) tellLoad(choice.name, version, true);
      return undefined;
    }
  };
  if (first) {
    const shown = (await attempt('loading', first, false)) ?? (await attempt('retrying', first, true));
    if (shown) return shown;
  }
  for (const version of others) {
    const shown = await attempt('lastGood', version, true);
    if (shown) return shown;
  }
  throw failure;
}
