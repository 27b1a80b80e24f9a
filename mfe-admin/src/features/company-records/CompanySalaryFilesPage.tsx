import { Trans, useLingui } from '@lingui/react/macro';
import { listCompanySalaryFiles } from '@portal/contract/company-records';
import { exportOf } from '@portal/contract/list-exports';
import { SalaryFileFilter } from '@portal/contract/salary-files';
import { Banknote, EmptyState, useQuery } from '@portal/shared-ui';
import { DataTable, FailedQuery, ListPage, Pager, SearchField, Toolbar, useListState } from '@portal/shared-ui/kit';
import { useCompanyContext } from '../../shared/company-context.ts';
import { salaryFilesOf } from './company-records.api.ts';
import { salaryFileColumns } from './salary-file-columns.tsx';

/** The salary files of one company: a view without the files' bytes, which are the company's (RULES 3.6). */
export default function CompanySalaryFilesPage() {
  const { t } = useLingui();
  const { companyId, company, crumbs } = useCompanyContext();
  const [filter, change, { table, searchField }] = useListState(SalaryFileFilter);
  const list = useQuery(salaryFilesOf(companyId, filter));
  if (company.error)
    return <FailedQuery label={t`The company`} error={company.error} onRetry={company.refetch} isPage />;
  return (
    <ListPage
      title={<Trans>Salary files</Trans>}
      crumbs={crumbs}
      lead={<Trans>Read only. The company makes, sends and downloads them itself.</Trans>}
      filters={
        <Toolbar>
          <SearchField label={t`File, name or month`} {...searchField} />
        </Toolbar>
      }
      pager={<Pager query={list} onChange={change} countsAll />}
    >
      <DataTable
        label={t`Salary files`}
        list={{
          name: 'company-salary-files',
          filter: SalaryFileFilter,
          file: exportOf(listCompanySalaryFiles),
          params: { companyId },
        }}
        query={list}
        columns={salaryFileColumns}
        rowKey={({ id }) => id}
        {...table}
        empty={
          <EmptyState
            icon={Banknote}
            title={<Trans>No salary files yet</Trans>}
            why={<Trans>The first one is made on the salary day after an order was shipped.</Trans>}
          />
        }
      />
    </ListPage>
  );
}
