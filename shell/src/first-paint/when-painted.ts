/** A page in the background draws nothing, and an empty page nothing worth waiting for. */
const isPainting = () => document.visibilityState === 'visible' && document.getElementById('root')?.hasChildNodes() === true;

/** A browser that does not say when it painted is not asked twice. */
const patienceMs = 100;

/** What the page shows is drawn: no work that comes now holds it back. At once where nothing is shown. */
export const whenDrawn = (): Promise<void> =>
  new Promise((done) => {
    if (isPainting()) requestAnimationFrame(() => setTimeout(done));
    else done();
  });

/** The still login screen was on the display. At once where there is none. */
export const whenSeen = (): Promise<void> =>
  new Promise((done) => {
    if (!isPainting()) return done();
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      done();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(done, patienceMs);
  });

/**
 * Does what nobody waits for once the page is drawn, so that it takes no time from what is waited for.
 *
 * @returns what calls it off as long as it has not begun, for an effect to answer
 */
export function onceDrawn(work: () => Promise<unknown> | void): () => void {
  let isWanted = true;
  whenDrawn().then(() => (isWanted ? work() : undefined)).catch(() => undefined);
  return () => {
    isWanted = false;
  };
}
