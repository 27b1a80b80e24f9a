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
};

/** The second step after ticking a page: everything that matches, over all pages (UX 1). */
export function SelectMatching({ find, total, selected, onSelect, onFailure }: SelectMatchingProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [found, setFound] = useState<{ count: number; isAll: boolean }>();
  if (found?.count === selected.size && !found.isAll)
    return <Plural value={found.count} one="The first one is selected." other="The first # are selected." />;
  if (found?.count === selected.size && total !== null && found.count < total)
    return <Plural value={found.count} one="Only # of them can be chosen." other="Only # of them can be chosen." />;
  if (total !== null && selected.size >= total) return null;
  const select = async () => {
    setIsBusy(true);
    await find().then(({ ids, isAll }) => {
      onSelect(new Set(ids));
      setFound({ count: ids.length, isAll });
    }, onFailure);
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
