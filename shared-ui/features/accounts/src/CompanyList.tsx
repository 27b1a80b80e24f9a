import { useLingui } from '@lingui/react/macro';
import type { SupplierCompanyFilter, SupplierCompanyRow } from '@portal/contract/companies';
import { Building2, EmptyState, LinkButton, Plus } from '@portal/shared-ui';
import { BegunForm, DataTable, ListPage, Pager, type Column, type Listed, type ListQuery } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { AccountToolbar } from './AccountToolbar.tsx';

type CompanyListProps<Row extends SupplierCompanyRow> = {
  /** where the pages of these companies begin */
  path: string;
  lead: string;
  filter: SupplierCompanyFilter;
  onChange: (change: Partial<SupplierCompanyFilter>, options?: { replace: boolean }) => void;
  list: Listed;
  query: ListQuery<Row> & { data: { meta: { total: number | null; page: number; pageSize: number } } | undefined };
  columns: readonly Column<Row>[];
  rowMenu: (row: Row) => ReactNode;
  table: { sort: string | undefined; onSort: (sort: string) => void; isFiltered: boolean; onClearFilters: () => void };
  /** further filters of this list */
  children?: ReactNode;
};

/** Companies, for back office or for their reseller. */
export function CompanyList<Row extends SupplierCompanyRow>({
  path,
  lead,
  filter,
  onChange,
  list,
  query,
  columns,
  rowMenu,
  table,
  children,
}: CompanyListProps<Row>) {
  const { t } = useLingui();
  const create = (
    <LinkButton look="primary" to={`${path}/create`} icon={<Plus aria-hidden="true" />}>{t`New company`}</LinkButton>
  );
  return (
    <ListPage
      title={t`Companies`}
      lead={lead}
      actions={create}
      notice={<BegunForm form="company" to={`${path}/create`} />}
      filters={
        <AccountToolbar search={t`Search name, CVR, city`} filter={filter} onChange={onChange}>
          {children}
        </AccountToolbar>
      }
      pager={<Pager query={query} onChange={onChange} countsAll />}
    >
      <DataTable
        label={t`Companies`}
        list={list}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        empty={
          <EmptyState
            icon={Building2}
            title={t`No companies yet`}
            why={t`A company's first administrator is invited when you create it.`}
            action={create}
          />
        }
        {...table}
        rowMenu={rowMenu}
      />
    </ListPage>
  );
}
