import { useLingui } from '@lingui/react/macro';
import { AccountToolbar } from '@portal/accounts';
import { exportOf } from '@portal/contract/list-exports';
import { listSuppliers, SupplierFilter } from '@portal/contract/suppliers';
import { LinkButton, Plus, Store, useQuery, type QueryClient } from '@portal/shared-ui';
import { BegunForm, filterOf, Select, useListState, TablePage } from '@portal/shared-ui/kit';
import { supplierColumns } from './supplier-columns.tsx';
import { SupplierRowMenu } from './SupplierRowMenu.tsx';
import { supplierList } from './suppliers.api.ts';

/** Asks for the first rows while the page around them is still on its way. */
export function prefetch(client: QueryClient, search: URLSearchParams): void {
  void client.prefetchQuery(supplierList(filterOf(SupplierFilter, search)));
}

/** Suppliers, resellers among them (SPEC 2). */
export default function SupplierListPage() {
  const { t } = useLingui();
  const state = useListState(SupplierFilter);
  const [filter, change] = state;
  const query = useQuery(supplierList(filter));
  const create = (
    <LinkButton
      look="primary"
      to="/admin/suppliers/create"
      icon={<Plus aria-hidden="true" />}
    >{t`New supplier`}</LinkButton>
  );
  return (
    <TablePage
      label={t`Suppliers`}
      lead={t`Who delivers the equipment. A reseller has its own branding and assigns catalogs itself.`}
      actions={create}
      notice={<BegunForm form="supplier" to="/admin/suppliers/create" />}
      state={state}
      toolbar={
        <AccountToolbar search={t`Search name, e-mail, city`} filter={filter} onChange={change}>
          <Select
            aria-label={t`Reseller`}
            placeholder={t`All kinds`}
            value={filter.isReseller ?? ''}
            onChange={(isReseller) => change({ isReseller: isReseller as 'true' })}
            options={[
              { value: 'true', label: t`Resellers` },
              { value: 'false', label: t`Not resellers` },
            ]}
          />
          <Select
            aria-label={t`Deleted suppliers`}
            placeholder={t`Without deleted`}
            value={filter.deleted ?? ''}
            onChange={(deleted) => change({ deleted: deleted as 'true' })}
            options={[{ value: 'true', label: t`Show deleted` }]}
          />
        </AccountToolbar>
      }
      list={{ name: 'suppliers', filter: SupplierFilter, file: exportOf(listSuppliers) }}
      query={query}
      columns={supplierColumns}
      countsAll
      empty={{
        icon: Store,
        title: t`No suppliers yet`,
        why: t`A supplier brings catalogs; its first administrator is invited when you create it.`,
        action: create,
      }}
      rowMenu={(row) => !row.deleted && <SupplierRowMenu supplier={row} />}
    />
  );
}
