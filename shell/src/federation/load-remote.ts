import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { registerMessages, type RemoteModule } from '@portal/shared-ui';
import { incompatibility } from './compatibility.ts';
import { addressOf, currentRegistry, type RegisteredVersion, type RemoteChoice } from './registry.ts';

/** From the first request to the failed view, retries and the older version included (FEDERATION 3.7). */
export const loadingLimitMs = 8500;

export type LoadingPhase = 'loading' | 'retrying' | 'lastGood';

const isRemoteModule = (value: unknown): value is RemoteModule =>
  typeof value === 'object' && value !== null && 'default' in value && 'meta' in value && 'loadMessages' in value;

const providedVersions = (): Record<string, string> => {
  const scope = getInstance()?.shareScopeMap.default ?? {};
  return Object.fromEntries(Object.entries(scope).map(([name, versions]) => [name, Object.keys(versions)[0] ?? '']));
};

const registered = new Map<string, string>();

/** Makes a version the one that its name stands for. Another address under the same name needs force. */
function register(name: string, entry: string): void {
  const before = registered.get(name);
  if (before === entry) return;
  registerRemotes([{ name, entry }], before ? { force: true } : {});
  registered.set(name, entry);
}

async function loadVersion(name: string, version: RegisteredVersion): Promise<RemoteModule> {
  const reason = incompatibility(version.release, currentRegistry().shell.contract, providedVersions());
  if (reason) throw new Error(`${name} ${version.version} does not fit this page: ${reason}`);
  register(name, addressOf(version, version.release.entry));
  const loaded = await loadRemote<unknown>(`${name}/app`);
  if (!isRemoteModule(loaded)) throw new Error(`${name} ${version.version} exposes no page`);
  await registerMessages(loaded.loadMessages);
  return loaded;
}

const within = <T>(work: Promise<T>, ms: number): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('the remote did not arrive in time')), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
};

/**
 * Loads a role's remote: the live version, the same once more, then the last good one, within 8.5 seconds in all.
 *
 * @param onPhase told what is being tried
 * @throws the last failure when nothing could be loaded
 */
export async function loadWithRecovery(choice: RemoteChoice, onPhase: (phase: LoadingPhase) => void): Promise<RemoteModule> {
  const [live, lastGood] = choice.versions;
  const attempts = [
    { phase: 'loading', version: live },
    { phase: 'retrying', version: live },
    { phase: 'lastGood', version: lastGood },
  ] as const;
  const start = performance.now();
  let failure: unknown = new Error(`${choice.name} has no live version`);
  for (const { phase, version } of attempts) {
    const left = loadingLimitMs - (performance.now() - start);
    if (!version || left <= 0) continue;
    onPhase(phase);
    try {
      return await within(loadVersion(choice.name, version), left);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
