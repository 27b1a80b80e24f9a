/** A page in the background draws nothing, and a page without the still login screen nothing worth waiting for. */
const isPainting = () => document.visibilityState === 'visible' && document.getElementById('root')?.hasChildNodes() === true;

/** A browser that does not say when it painted is not asked twice. */
const patienceMs = 100;

/** The still login screen is drawn: no work that comes now holds it back. At once where there is none. */
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
