import { useLingui } from '@lingui/react/macro';
import type { Day } from '@portal/contract/days';
import { useFormat } from '@portal/shared-ui';
import { FilterChip } from '@portal/shared-ui/kit';

type OrderedBetweenProps = {
  from: Day | undefined;
  to: Day | undefined;
  onChange: (change: { from: Day | undefined; to: Day | undefined }) => void;
};

/** The days that a link to the list names, to be taken off; chosen by hand they are a filter of the column. */
export function OrderedBetween({ from, to, onChange }: OrderedBetweenProps) {
  const { t } = useLingui();
  const { day } = useFormat();
  if (!from && !to) return null;
  return (
    <FilterChip
      label={t`Ordered`}
      value={`${from ? day(from) : ''} – ${to ? day(to) : ''}`}
      onRemove={() => onChange({ from: undefined, to: undefined })}
    />
  );
}
