import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listHrSystems, HrSystemFilter } from '@portal/contract/hr-systems';
import { exportOf } from '@portal/contract/list-exports';
import { BookOpen, LinkButton, Plus, useQuery } from '@portal/shared-ui';
import { BegunForm, useListState, TablePage } from '@portal/shared-ui/kit';
import { RemoveButton } from '../../shared/RemoveDialog.tsx';
import { systemColumns } from '../../shared/system-columns.tsx';
import { fileKindLabels } from './hr-labels.ts';
import { hrSystemList, useRemoveHrSystem } from './hr-systems.api.ts';

const columns = systemColumns('/admin/hrsystems', msg`HR system`, 'importKind', fileKindLabels);

/** HR programs and how each writes its list of employees (RULES 4.3). */
export default function HrSystemListPage() {
  const { t } = useLingui();
  const state = useListState(HrSystemFilter);
  const [filter] = state;
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
    <TablePage
      label={t`HR systems`}
      lead={t`How each HR program writes its list of employees. A company's import wizard starts from it.`}
      actions={create}
      notice={<BegunForm form="hr-system" to="/admin/hrsystems/create" />}
      state={state}
      search={t`Search by name`}
      list={{ name: 'hr-systems', filter: HrSystemFilter, file: exportOf(listHrSystems) }}
      query={query}
      columns={columns}
      empty={{
        icon: BookOpen,
        title: t`No HR systems yet`,
        why: t`Describe a program's columns once, and every company that uses it can import without mapping.`,
        action: create,
      }}
      rowMenu={(row) => (
        <RemoveButton name={row.name} onRemove={() => remove.mutateAsync(row.id)}>
          {t`One that a company uses cannot be deleted. Disable it instead.`}
        </RemoveButton>
      )}
    />
  );
}
