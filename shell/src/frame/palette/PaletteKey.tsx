import { useIsSessionExpired, useLocation } from '@portal/shared-ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { PaletteProps } from './Palette.tsx';

const Palette = lazy(() => import('./Palette.tsx'));

/** Ctrl K (or ⌘ K) opens the palette from anywhere, also inside a field (UX 1, keyboard). */
export function PaletteKey(props: Omit<PaletteProps, 'onClose'>) {
  const { key: locationKey } = useLocation();
  // Behind the overlay nothing can be opened before the login.
  const isExpired = useIsSessionExpired();
  // The palette belongs to the page it was opened on, so going somewhere closes it.
  const [openedAt, setOpenedAt] = useState<string>();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!isExpired) setOpenedAt((opened) => (opened === locationKey ? undefined : locationKey));
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, [locationKey, isExpired]);
  if (openedAt !== locationKey || isExpired) return null;
  return (
    <Suspense>
      <Palette {...props} onClose={() => setOpenedAt(undefined)} />
    </Suspense>
  );
}
