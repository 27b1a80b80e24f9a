import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listHrSystems, HrSystemFilter, type HrSystemRow } from '@portal/contract/hr-systems';
import { exportOf } from '@portal/contract/list-exports';
import { BookOpen, EmptyState, Link, LinkButton, Plus, useQuery } from '@portal/shared-ui';
import { DataTable, ListPage, Pager, SearchField, Toolbar, useListState, type Column } from '@portal/shared-ui/kit';
import { CountryName } from '../../shared/CountryName.tsx';
import { EnabledBadge, enabledLabels } from '../../shared/EnabledBadge.tsx';
import { RemoveButton } from '../../shared/RemoveDialog.tsx';
import { fileKindLabels } from './hr-labels.ts';
import { hrSystemList, useRemoveHrSystem } from './hr-systems.api.ts';

function Kind({ kind }: { kind: HrSystemRow['importKind'] }) {
  const { i18n } = useLingui();
  return i18n._(fileKindLabels[kind]);
}

const columns: readonly Column<HrSystemRow>[] = [
  {
    key: 'name',
    header: msg`HR system`,
    sort: 'name',
    card: 'title',
    cell: (row) => <Link to={`/admin/hrsystems/${row.id}/edit`}>{row.name}</Link>,
  },
  { key: 'country', header: msg`Country`, sort: 'country', cell: (row) => <CountryName code={row.country} /> },
  {
    key: 'kind',
    header: msg`File`,
    sort: 'importKind',
    choices: fileKindLabels,
    cell: (row) => <Kind kind={row.importKind} />,
  },
  { key: 'companies', header: msg`Companies`, align: 'end', cell: (row) => row.companies },
  {
    key: 'state',
    header: msg`Status`,
    sort: 'enabled',
    choices: enabledLabels,
    card: 'status',
    cell: (row) => <EnabledBadge enabled={row.enabled} />,
  },
];

/** HR programs and how each writes its list of employees (RULES 4.3). */
export default function HrSystemListPage() {
  const { t } = useLingui();
  const [filter, change] = useListState(HrSystemFilter);
  const query = useQuery(hrSystemList(filter));
  const remove = useRemoveHrSystem();
  const create = (
    <LinkButton
      look="primary"
      to="/admin/hrsystems/create"
      icon={<Plus aria-hidden="true" />}
    >{t`New HR system`}</LinkButton>
  );
  return (
    <ListPage
      title={t`HR systems`}
      lead={t`How each HR program writes its list of employees. A company's import wizard starts from it.`}
      actions={create}
      filters={
        <Toolbar>
          <SearchField label={t`Search by name`} value={filter.q} onSearch={(q) => change({ q }, { replace: true })} />
        </Toolbar>
      }
      pager={<Pager query={query} onChange={change} />}
    >
      <DataTable
        label={t`HR systems`}
        list={{ name: 'hr-systems', filter: HrSystemFilter, file: exportOf(listHrSystems) }}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        empty={
          <EmptyState
            icon={BookOpen}
            title={t`No HR systems yet`}
            why={t`Describe a program's columns once, and every company that uses it can import without mapping.`}
            action={create}
          />
        }
        isFiltered={Boolean(filter.q)}
        onClearFilters={() => change({ q: '' })}
        sort={filter.sort}
        onSort={(sort) => change({ sort })}
        rowMenu={(row) => (
          <RemoveButton name={row.name} onRemove={() => remove.mutateAsync(row.id)}>
            <Trans>One that a company uses cannot be deleted. Disable it instead.</Trans>
          </RemoveButton>
        )}
      />
    </ListPage>
  );
}
