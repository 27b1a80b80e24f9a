import { incompatibility } from './compatibility.ts';
import { federationHost } from './host.ts';
import { addressOf, remoteFor } from './registry.ts';

const preloaded = new Set<string>();

/**
 * Starts the download of a role's remote before its first page is opened: entry and exposed module.
 * The links carry the same integrity as the later scripts, else the browser would fetch everything twice.
 */
export async function preloadRemote(role: string): Promise<void> {
  const live = remoteFor(role)?.versions[0];
  const { offer } = await federationHost();
  if (!live || incompatibility(live.release, offer)) return;
  for (const file of live.release.firstView) {
    const href = addressOf(live, file);
    if (preloaded.has(href)) continue;
    preloaded.add(href);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = live.release.files[file] ?? '';
    link.href = href;
    document.head.append(link);
  }
}
