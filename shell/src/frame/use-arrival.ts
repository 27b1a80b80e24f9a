import { useLocation, useNavigationType } from '@portal/shared-ui';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusHeading } from '../focus-heading.ts';

/**
 * A page that is gone to begins at its top with the focus on its heading, which a screen reader then says. Back is left
 * where it was: the browser restores the scrolling, and the focus goes to the link that was followed (UX 1).
 */
export function useArrival(content: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const left = useRef(new Map<string, string>());
  const shown = useRef(pathname);
  const waiting = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    // A drawer or a filter in the search is no other page.
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isBack) globalThis.scrollTo(0, 0);
    waiting.current?.();
    waiting.current = focusHeading(content.current, isBack ? left.current.get(key) : undefined);
  }, [pathname, isBack, key, content]);
  // Which link each entry of the history was left by.
  useEffect(() => {
    const links = left.current;
    const remember = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('main a[href]') : null;
      if (link) links.set(key, link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, [key]);
}
