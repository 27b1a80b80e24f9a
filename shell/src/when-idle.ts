/**
 * Does something when the browser has nothing else to do, at the latest after two seconds. Safari has no idle callback.
 *
 * @returns takes it back
 */
export function whenIdle(work: () => unknown): () => void {
  if (typeof globalThis.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const asked = globalThis.requestIdleCallback(() => void work(), { timeout: 2000 });
  return () => globalThis.cancelIdleCallback(asked);
}
