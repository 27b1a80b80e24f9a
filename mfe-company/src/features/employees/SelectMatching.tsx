import { Plural, Trans } from '@lingui/react/macro';
import type { EmployeeFilter } from '@portal/contract/employee-rows';
import { Button } from '@portal/shared-ui';
import { useState } from 'react';
import { fetchEmployeeIds } from './employees.api.ts';

type SelectMatchingProps = {
  filter: EmployeeFilter;
  total: number | null;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  onFailure: (error: unknown) => void;
};

/** The second step after ticking a page: everybody who matches, over all pages (UX 1). */
export function SelectMatching({ filter, total, selected, onSelect, onFailure }: SelectMatchingProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [isCut, setIsCut] = useState(false);
  if (isCut) return <Trans>The first 5,000 are selected.</Trans>;
  if (total !== null && selected.size >= total) return null;
  const select = async () => {
    setIsBusy(true);
    await fetchEmployeeIds(filter).then(({ data }) => {
      onSelect(new Set(data.employeeIds));
      setIsCut(!data.isAll);
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
