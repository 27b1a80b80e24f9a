import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Announces a change politely. Always rendered, so that the first text is heard as well (UX 1).
 * `visible` shows the text too, as the match count of a list does.
 */
export function LiveRegion({ children, visible = false }: { children: ReactNode; visible?: boolean }) {
  return visible ? <span role="status">{children}</span> : <VisuallyHidden role="status">{children}</VisuallyHidden>;
}
