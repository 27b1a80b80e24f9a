import { useLingui } from '@lingui/react/macro';
import type { Administrator } from '@portal/contract/admins';
import { SearchField, Select, Toolbar } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { useAccountStatusOptions } from './account-options.ts';

type Narrowing = { q?: string | undefined; status?: Administrator['status'] | undefined };

type AccountToolbarProps = {
  /** what is searched: "Search name, e-mail" */
  search: string;
  filter: Narrowing;
  onChange: (change: Narrowing, options?: { replace: boolean }) => void;
  /** further filters of this list */
  children?: ReactNode;
};

/** What every list of accounts is narrowed by: a search, and the state an account is in. */
export function AccountToolbar({ search, filter, onChange, children }: AccountToolbarProps) {
  const { t } = useLingui();
  const statuses = useAccountStatusOptions();
  return (
    <Toolbar>
      <SearchField label={search} value={filter.q} onSearch={(q) => onChange({ q }, { replace: true })} />
      {children}
      <Select
        aria-label={t`Status`}
        placeholder={t`All statuses`}
        value={filter.status ?? ''}
        onChange={(status) => onChange({ status: status as 'ACTIVE' })}
        options={statuses}
      />
    </Toolbar>
  );
}
