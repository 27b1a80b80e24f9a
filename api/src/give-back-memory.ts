/** Long enough for the first requests, and the first look at what is due, to be over. */
const settledMs = 2_000;

/**
 * Collects what starting left behind: read files, parsed modules, code that ran once. Nobody allocates in a server at
 * rest, so it would keep them (108 instead of 141 MB). It stands still for a tenth of a second, once. Needs
 * `--expose-gc`, which the launcher passes; without it nothing happens.
 */
export function giveBackMemory(): void {
  setTimeout(() => void globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }), settledMs).unref();
}
