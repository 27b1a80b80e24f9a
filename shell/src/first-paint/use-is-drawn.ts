import { useEffect, useState } from 'react';
import { onceDrawn } from './when-painted.ts';

/** False until what is shown first is drawn: for questions whose answers may come later than the page. */
export function useIsDrawn(): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => onceDrawn(() => setIsDrawn(true)), []);
  return isDrawn;
}
