import { memo, type ReactNode } from 'react';

type HeldProps = {
  /** true while what is shown is about to be replaced */
  isHeld: boolean;
  /** whoever ticks a row meanwhile sees the tick; a column of ticks that comes or goes waits for its rows */
  selected: ReadonlySet<string> | undefined;
  children: ReactNode;
};

/**
 * Leaves what it shows alone while other rows are on their way: drawing fifty rows again, unchanged, would keep the
 * request for the others waiting (PERFORMANCE 15).
 */
export const Held = memo(
  function Held({ children }: HeldProps) {
    return children;
  },
  (before, now) => now.isHeld && (before.selected === now.selected || !before.selected || !now.selected),
);
