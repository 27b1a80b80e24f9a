import { useLingui } from '@lingui/react/macro';
import { CatalogFilter } from '@portal/contract/catalogs';
import { BookOpen, Button, EmptyState, Plus, Skeleton, useQuery } from '@portal/shared-ui';
import { DataTable, Dialog, ListPage, Pager, SearchField, Toolbar, useListState } from '@portal/shared-ui/kit';
import { lazy, Suspense, useMemo, useState } from 'react';
import { catalogColumns } from './catalog-columns.tsx';
import type { CatalogPages } from './catalog-context.ts';
import { CatalogRowMenu } from './CatalogRowMenu.tsx';
import { catalogApi } from './catalogs.api.ts';

// The list is there before its forms are.
const NewCatalog = lazy(() => import('./NewCatalog.tsx'));

/** The catalogs of one supplier (SPEC 2). */
export function CatalogListPage({ context, addresses }: CatalogPages) {
  const { t } = useLingui();
  const [filter, change, { table, searchField }] = useListState(CatalogFilter);
  const [isCreating, setIsCreating] = useState(false);
  const query = useQuery(catalogApi(context).list(filter));
  const columns = useMemo(() => catalogColumns({ context, addresses }), [context, addresses]);
  const create = (
    <Button
      look="primary"
      icon={<Plus aria-hidden="true" />}
      onClick={() => setIsCreating(true)}
    >{t`New catalog`}</Button>
  );
  return (
    <>
      <ListPage
        title={t`Catalogs`}
        lead={t`What employees choose from. A catalog holds products and accessories in one currency.`}
        crumbs={addresses.crumbs}
        actions={create}
        filters={
          <Toolbar>
            <SearchField label={t`Search catalogs`} {...searchField} />
          </Toolbar>
        }
        pager={<Pager query={query} onChange={change} countsAll />}
      >
        <DataTable
          label={t`Catalogs`}
          list={{ name: 'catalogs', filter: CatalogFilter, ...catalogApi(context).asFile }}
          query={query}
          columns={columns}
          rowKey={(row) => row.id}
          empty={
            <EmptyState
              icon={BookOpen}
              title={t`No catalogs yet`}
              why={t`Add a catalog, then its products: one by one or from a file.`}
              action={create}
            />
          }
          {...table}
          rowMenu={(row) => <CatalogRowMenu context={context} addresses={addresses} catalog={row} />}
        />
      </ListPage>
      <Dialog title={t`New catalog`} width={560} isOpen={isCreating} onClose={() => setIsCreating(false)}>
        <Suspense fallback={<Skeleton />}>
          <NewCatalog context={context} addresses={addresses} onClose={() => setIsCreating(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
