import { useLingui } from '@lingui/react/macro';
import { requestStatuses, type RequestStatus } from '@portal/contract/request-status';
import { requestStatusLabels } from '@portal/shared-ui';
import { SearchField, Select, Toolbar } from '@portal/shared-ui/kit';

/** What the log of either kind of request is narrowed by. */
export type RequestFilter = { q?: string | undefined; status?: RequestStatus | undefined; view: 'OPEN' | 'ALL' };
type RequestToolbarProps = {
  filter: RequestFilter;
  change: (change: Partial<RequestFilter>, options?: { replace: boolean }) => void;
};

/** Search, state, and whether closed requests are shown too. */
export function RequestToolbar({ filter, change }: RequestToolbarProps) {
  const { t, i18n } = useLingui();
  return (
    <Toolbar>
      <SearchField
        label={t`Name, product or order`}
        value={filter.q}
        onSearch={(q) => change({ q }, { replace: true })}
      />
      <Select
        aria-label={t`Status`}
        value={filter.status ?? ''}
        placeholder={t`All statuses`}
        options={requestStatuses.map((status) => ({ value: status, label: i18n._(requestStatusLabels[status]) }))}
        onChange={(status) => change({ status: (status || undefined) as RequestStatus | undefined })}
      />
      <Select
        aria-label={t`Open or all`}
        value={filter.view}
        options={[
          { value: 'ALL', label: t`Open and closed` },
          { value: 'OPEN', label: t`Open only` },
        ]}
        onChange={(view) => change({ view: view as RequestFilter['view'] })}
      />
    </Toolbar>
  );
}
