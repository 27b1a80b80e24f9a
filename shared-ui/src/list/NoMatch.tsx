import { useLingui } from '@lingui/react/macro';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Search } from '../ui/icons.ts';

/** The list has rows, but none fits the search and filters. */
export function NoMatch({ onClear }: { onClear?: (() => void) | undefined }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={Search}
      title={t`Nothing matches`}
      why={t`No row fits the search and filters you have chosen.`}
      action={onClear && <Button onClick={onClear}>{t`Clear filters`}</Button>}
    />
  );
}
