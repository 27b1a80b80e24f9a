import type { ReactNode } from 'react';

/**
 * What no translation of the page may alter: an amount, a number, a date, a name. It is replaced whole when it changes,
 * so that nothing of what it was is left.
 */
export function Fixed({ children }: { children: string | number | null | undefined }) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <bdi key={children} translate="no">
      {children}
    </bdi>
  );
}

/** A text that a page has worked out and formatted, such as an amount; anything else stays what it is. */
export const asFixed = (value: ReactNode): ReactNode =>
  typeof value === 'string' || typeof value === 'number' ? <Fixed>{value}</Fixed> : value;
