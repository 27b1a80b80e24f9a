import { useLayoutEffect, type RefObject } from 'react';

/**
 * Rows of the view before stay in sight while the new ones load, and take nothing: no tick, no menu, no key. The head
 * goes on working but for its tick, which means the rows.
 */
export function useInertRows(frame: RefObject<HTMLElement | null>, isStale: boolean): void {
  useLayoutEffect(() => {
    // Not a prop: the rows are not drawn again while they are stale (StaleWhileLoading).
    for (const part of frame.current?.querySelectorAll('tbody, thead [data-tick]') ?? [])
      part.toggleAttribute('inert', isStale);
  }, [frame, isStale]);
}
