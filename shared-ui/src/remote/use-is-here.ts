import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whether the address is still that of the page that asks. It changes at once when the user goes to another page, while
 * the page stands until the next one has come: what was typed on it before must not call them back.
 */
export function useIsHere(): () => boolean {
  const { pathname } = useLocation();
  return useCallback(() => globalThis.location.pathname === pathname, [pathname]);
}
