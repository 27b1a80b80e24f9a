import type { ReactNode } from 'react';
import { useOverlays } from './use-overlays.ts';

export type DrawerProps = {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * Details of a row from the right; the page keeps it open through its address (VISUAL 4). Escape and scrim close it.
 */
export function Drawer(drawer: DrawerProps) {
  const overlays = useOverlays(drawer.isOpen, drawer.onClose);
  return overlays && <overlays.OpenDrawer {...drawer} />;
}
