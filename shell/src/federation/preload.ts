import { addressOf, remoteFor } from './registry.ts';

const preloaded = new Set<string>();

/**
 * Starts the download of a role's remote before its first page is opened: entry, exposed module and the kit.
 * The links carry the same integrity as the later scripts, else the browser would fetch everything twice.
 */
export function preloadRemote(role: string): void {
  const live = remoteFor(role)?.versions[0];
  for (const file of live?.release.firstView ?? []) {
    const href = live && addressOf(live, file);
    if (!href || preloaded.has(href)) continue;
    preloaded.add(href);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = live.release.files[file] ?? '';
    link.href = href;
    document.head.append(link);
  }
  if (live) void preloadKit();
}

/** A kit that does not arrive is fetched again, and reported, by the remote that needs it. */
const preloadKit = () => import('@portal/shared-ui/kit').catch(() => undefined);
