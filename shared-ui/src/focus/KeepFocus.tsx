import { useEffect } from 'react';
import { followFocus } from './kept-focus.ts';

/** Stands once in the frame: after whatever a person does the focus is on something that they see (UX 1). */
export function KeepFocus() {
  useEffect(followFocus, []);
  return null;
}
