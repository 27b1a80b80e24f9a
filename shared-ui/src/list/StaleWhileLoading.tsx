import { memo, type ReactNode } from 'react';

type StaleWhileLoadingProps = {
  /** the rows are those of the filter before (react-query's placeholder data) */
  isStale: boolean;
  selected: ReadonlySet<string> | undefined;
  children: ReactNode;
};

/**
 * Leaves the rows of the filter before as they are until the new ones have loaded. A row that is ticked meanwhile shows
 * it; a column of ticks comes or goes with the new rows.
 */
export const StaleWhileLoading = memo(
  function StaleWhileLoading({ children }: StaleWhileLoadingProps) {
    return children;
  },
  (before, now) => now.isStale && (before.selected === now.selected || !before.selected || !now.selected),
);
