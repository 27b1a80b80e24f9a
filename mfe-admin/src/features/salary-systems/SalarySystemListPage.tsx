import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { salaryFileKindLabels } from '@portal/catalogs';
import { exportOf } from '@portal/contract/list-exports';
import {
  listSalarySystems,
  paysDeductionsOut,
  SalarySystemFilter,
  type SalarySystemRow,
} from '@portal/contract/salary-systems';
import { Badge, Banknote, CircleAlert, LinkButton, Plus, useQuery } from '@portal/shared-ui';
import { BegunForm, TablePage, useListState, type Column } from '@portal/shared-ui/kit';
import { RemoveButton } from '../../shared/RemoveDialog.tsx';
import { systemColumns } from '../../shared/system-columns.tsx';
import { signLabels } from './layout-labels.ts';
import { salarySystemList, useRemoveSalarySystem } from './salary-systems.api.ts';

const columns: readonly Column<SalarySystemRow>[] = [
  ...systemColumns('/admin/salarysystems', msg`Salary system`, 'kind', salaryFileKindLabels),
  { key: 'sign', header: msg`Deductions`, cell: (row) => <SignOf system={row} /> },
];

function SignOf({ system }: { system: SalarySystemRow }) {
  const { t, i18n } = useLingui();
  if (paysDeductionsOut(system)) return <Badge tone="danger" icon={CircleAlert}>{t`Negative: check it`}</Badge>;
  return <>{i18n._(signLabels[system.sign])}</>;
}

/** Payroll programs and how each wants its file (RULES 4.3). */
export default function SalarySystemListPage() {
  const { t } = useLingui();
  const state = useListState(SalarySystemFilter);
  const [filter] = state;
  const query = useQuery(salarySystemList(filter));
  const remove = useRemoveSalarySystem();
  const create = (
    <LinkButton
      look="primary"
      to="/admin/salarysystems/create"
      icon={<Plus aria-hidden="true" />}
    >{t`New salary system`}</LinkButton>
  );
  return (
    <TablePage
      label={t`Salary systems`}
      lead={t`How each payroll program wants its file. Companies choose one of them.`}
      actions={create}
      notice={<BegunForm form="salary-system" to="/admin/salarysystems/create" />}
      state={state}
      search={t`Search by name`}
      list={{ name: 'salary-systems', filter: SalarySystemFilter, file: exportOf(listSalarySystems) }}
      query={query}
      columns={columns}
      empty={{
        icon: Banknote,
        title: t`No salary systems yet`,
        why: t`Start from a preset such as Danløn and adjust it. Without one a company gets no salary file.`,
        action: create,
      }}
      rowMenu={(row) => (
        <RemoveButton name={row.name} onRemove={() => remove.mutateAsync(row.id)}>
          <Trans>One that a company uses, or that a file was made with, cannot be deleted. Disable it instead.</Trans>
        </RemoveButton>
      )}
    />
  );
}
