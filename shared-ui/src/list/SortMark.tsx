import { Trans } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from '../kit/kit-icons.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { sortsOf } from './sorts.ts';

/** How a list is sorted by a column: an arrow, and its place among several. `isSaid`: where no head says it. */
export function SortMark({ sort, name, isSaid = false }: { sort: string | undefined; name: string; isSaid?: boolean }) {
  const sorts = sortsOf(sort);
  const place = sorts.findIndex((one) => one.name === name);
  const found = sorts[place];
  if (!found) return null;
  return (
    <>
      {found.isDescending ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />}
      {sorts.length > 1 && <sup aria-hidden="true">{place + 1}</sup>}
      {(place > 0 || isSaid) && (
        <VisuallyHidden>
          {found.isDescending ? (
            <Trans>, sorted downwards as number {place + 1}</Trans>
          ) : (
            <Trans>, sorted upwards as number {place + 1}</Trans>
          )}
        </VisuallyHidden>
      )}
    </>
  );
}
