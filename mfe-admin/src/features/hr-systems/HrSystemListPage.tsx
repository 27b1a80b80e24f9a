import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listHrSystems, HrSystemFilter } from '@portal/contract/hr-systems';
import { exportOf } from '@portal/contract/list-exports';
import { BookOpen, EmptyState, LinkButton, Plus, useQuery } from '@portal/shared-ui';
import { BegunForm, DataTable, ListPage, Pager, SearchField, Toolbar, useListState } from '@portal/shared-ui/kit';
import { RemoveButton } from '../../shared/RemoveDialog.tsx';
import { systemColumns } from '../../shared/system-columns.tsx';
import { fileKindLabels } from './hr-labels.ts';
import { hrSystemList, useRemoveHrSystem } from './hr-systems.api.ts';

const columns = systemColumns('/admin/hrsystems', msg`HR system`, 'importKind', fileKindLabels);

/** HR programs and how each writes its list of employees (RULES 4.3). */
export default function HrSystemListPage() {
  const { t } = useLingui();
  const [filter, change, { table, searchField }] = useListState(HrSystemFilter);
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
      notice={<BegunForm form="hr-system" to="/admin/hrsystems/create" />}
      filters={
        <Toolbar>
          <SearchField label={t`Search by name`} {...searchField} />
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
        {...table}
        rowMenu={(row) => (
          <RemoveButton name={row.name} onRemove={() => remove.mutateAsync(row.id)}>
            <Trans>One that a company uses cannot be deleted. Disable it instead.</Trans>
          </RemoveButton>
        )}
      />
    </ListPage>
  );
}
