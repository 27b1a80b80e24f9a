import type { Page } from '@playwright/test';

/** The longest task over 50 ms (a browser reports no shorter ones, so none is 0) and the layout shift, from now on. */
export function watch(page: Page) {
  return page.evaluateHandle(() => {
    const seen = { longestTask: 0, shift: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longestTask = Math.max(seen.longestTask, duration);
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift' });
    return seen;
  });
}

/** Down to the last of these and up again, one a frame, and the moment that the browser takes to report its tasks. */
export function scrollThrough(page: Page, selector: string): Promise<void> {
  return page.evaluate(async (wanted) => {
    const all = [...document.querySelectorAll(wanted)];
    const tops = new Set<number | undefined>();
    for (const one of [...all, ...all.toReversed()]) {
      one.scrollIntoView({ block: 'center' });
      await new Promise((next) => requestAnimationFrame(next));
      tops.add(all[0]?.getBoundingClientRect().top);
    }
    if (tops.size < 4) throw new Error('the page did not scroll');
    await new Promise((next) => setTimeout(next, 200));
  }, selector);
}
