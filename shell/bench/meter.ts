import type { Page } from '@playwright/test';

export type Traffic = { kB: number; requests: number };

/** Counts what crosses the network from now on; what the browser's cache answers is free. */
export async function meter(page: Page): Promise<() => Traffic> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const cached = new Set<string>();
  const bytes = new Map<string, number>();
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  return () => {
    const counted = [...bytes].filter(([id]) => !cached.has(id));
    return { kB: counted.reduce((sum, [, length]) => sum + length, 0) / 1000, requests: counted.length };
  };
}
