import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';

type SelectMatchingProps = {
  /** every id that matches, as many as one act takes */
  find: () => Promise<{ ids: readonly string[]; isAll: boolean }>;
  total: number | null;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  onFailure: (error: unknown) => void;
  /** for lists that take more than can be named: how many are chosen as a whole, and how many there are */
  whole?: { count: number | undefined; find: () => Promise<number>; onSelect: (count: number) => void };
};

/** The second step after ticking a page: everything that matches, over all pages (UX 1). */
export function SelectMatching({ find, total, selected, onSelect, onFailure, whole }: SelectMatchingProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [found, setFound] = useState<{ count: number; isAll: boolean }>();
  if (whole?.count !== undefined)
    return (
      <Plural value={whole.count} one="The one that matches is selected." other="All # that match are selected." />
    );
  if (found?.count === selected.size && !found.isAll)
    return <Plural value={found.count} one="The first one is selected." other="The first # are selected." />;
  if (found?.count === selected.size && total !== null && found.count < total)
    return <Plural value={found.count} one="Only # of them can be chosen." other="Only # of them can be chosen." />;
  if (total !== null && selected.size >= total) return null;
  const select = async () => {
    setIsBusy(true);
    try {
      const { ids, isAll } = await find();
      if (!isAll && whole) whole.onSelect(await whole.find());
      else {
        onSelect(new Set(ids));
        setFound({ count: ids.length, isAll });
      }
    } catch (error) {
      onFailure(error);
    }
    setIsBusy(false);
  };
  return (
    <Button size="small" busy={isBusy} onClick={() => void select()}>
      {total === null ? (
        <Trans>Select all that match</Trans>
      ) : (
        <Plural value={total} one="Select the # that matches" other="Select all # that match" />
      )}
    </Button>
  );
}
