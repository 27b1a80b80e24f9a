import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Search } from '../ui/icons.ts';
import { LinkButton } from '../ui/LinkButton.tsx';

/** The address names a page that the list no longer has: its last rows went, or it was typed. */
export function PastTheEnd() {
  const { t } = useLingui();
  const [first] = useSearchParams();
  const search = new URLSearchParams(first);
  search.delete('page');
  return (
    <EmptyState
      icon={Search}
      title={t`This page has no rows`}
      why={t`The list ends before it.`}
      action={<LinkButton to={{ search: search.toString() }}>{t`Go to the first page`}</LinkButton>}
    />
  );
}
