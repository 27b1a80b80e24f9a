import { useLingui } from '@lingui/react/macro';
import { listCompanySalaryFiles } from '@portal/contract/company-records';
import { exportOf } from '@portal/contract/list-exports';
import { SalaryFileFilter } from '@portal/contract/salary-files';
import { Banknote, useQuery } from '@portal/shared-ui';
import { useListState, TablePage } from '@portal/shared-ui/kit';
import { useCompanyContext } from '../../shared/company-context.tsx';
import { salaryFilesOf } from './company-records.api.ts';
import { salaryFileColumns } from './salary-file-columns.tsx';

/** The salary files of one company: a view without the files' bytes, which are the company's (RULES 3.6). */
export default function CompanySalaryFilesPage() {
  const { t } = useLingui();
  const { companyId, crumbs, failure } = useCompanyContext();
  const state = useListState(SalaryFileFilter);
  const [filter] = state;
  const list = useQuery(salaryFilesOf(companyId, filter));
  if (failure) return failure;
  return (
    <TablePage
      label={t`Salary files`}
      lead={t`Read only. The company makes, sends and downloads them itself.`}
      crumbs={crumbs}
      state={state}
      search={t`File, name or month`}
      list={{
        name: 'company-salary-files',
        filter: SalaryFileFilter,
        file: exportOf(listCompanySalaryFiles),
        params: { companyId },
      }}
      query={list}
      columns={salaryFileColumns}
      countsAll
      empty={{
        icon: Banknote,
        title: t`No salary files yet`,
        why: t`The first one is made on the salary day after an order was shipped.`,
      }}
    />
  );
}
