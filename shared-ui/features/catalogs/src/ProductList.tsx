import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Catalog } from '@portal/contract/catalogs';
import { ProductFilter } from '@portal/contract/product-filters';
import type { ProductRow } from '@portal/contract/product-rows';
import { EmptyState, Package, showToast, useQuery } from '@portal/shared-ui';
import {
  BegunForm,
  BulkBar,
  ConfirmDialog,
  DataTable,
  type MenuEntry,
  Pager,
  SearchField,
  SelectMatching,
  Select,
  Toolbar,
  useListState,
  useSelection,
  ExportMenu,
  Refusal,
} from '@portal/shared-ui/kit';
import { useState } from 'react';
import { BulkProducts, type BulkAsked } from './BulkProducts.tsx';
import type { CatalogPages } from './catalog-context.ts';
import { FlagFilter } from './FlagFilter.tsx';
import { productColumns } from './item-columns.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import { ItemsFrame } from './ItemsFrame.tsx';
import { NamedProducts } from './NamedProducts.tsx';
import { PicturesAsZip } from './PicturesAsZip.tsx';
import { ProductDrawer } from './ProductDrawer.tsx';
import { categoryChoices, productApi } from './products.api.ts';
import { useFlags } from './use-flags.ts';
import { useOpenedItem } from './use-opened-item.ts';
import { useCatalogSaving } from './use-saving.ts';

/** The products of a catalog: search, filter, add, edit, show and hide, delete, export. */
export function ProductList({ context, addresses, catalog }: CatalogPages & { catalog: Catalog }) {
  const { t } = useLingui();
  const api = productApi(context, catalog.id);
  const [filter, change, { table, searchField }] = useListState(ProductFilter);
  const { item, open } = useOpenedItem();
  const selection = useSelection(filter);
  const [bulk, setBulk] = useState<BulkAsked>();
  const [failure, setFailure] = useState<unknown>();
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const query = useQuery(api.list(filter));
  const categories = useQuery(categoryChoices).data?.data ?? [];
  const flag = useFlags(api.change);
  const remove = useCatalogSaving(api.removeMany);
  const total = query.data?.meta.total;
  const fault = failure ?? flag.error;
  const bulkEntries: MenuEntry[] = [
    { key: 'raise', label: t`Raise prices…`, onAction: () => setBulk('raise') },
    { key: 'lower', label: t`Lower prices…`, onAction: () => setBulk('lower') },
    { key: 'category', label: t`Category…`, onAction: () => setBulk('category') },
    { key: 'hide', label: t`Hide…`, startsGroup: true, onAction: () => setBulk('hide') },
    { key: 'show', label: t`Show…`, onAction: () => setBulk('show') },
    { key: 'feature', label: t`Feature…`, onAction: () => setBulk('feature') },
    { key: 'unfeature', label: t`Stop featuring…`, onAction: () => setBulk('unfeature') },
  ];
  return (
    <>
      <ItemsFrame
        addresses={addresses}
        catalog={catalog}
        tab="products"
        onCreate={() => open('new')}
        notice={
          <>
            <BegunForm form="product" to="?item=new" />
            <Refusal error={fault} />
          </>
        }
        filters={
          <Toolbar
            matches={typeof total === 'number' && <Plural value={total} one="# product" other="# products" />}
            end={
              <>
                <PicturesAsZip api={api} />
                <ExportMenu onExport={(format) => api.export(filter, format)} />
              </>
            }
          >
            <SearchField label={t`Search name or SKU`} {...searchField} />
            <Select
              aria-label={t`Category`}
              placeholder={t`All categories`}
              value={filter.categoryId ?? ''}
              onChange={(categoryId) => change({ categoryId })}
              options={categories.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <FlagFilter filter={filter} onChange={change} />
          </Toolbar>
        }
        pager={<Pager query={query} onChange={change} countsAll />}
        bulk={
          <BulkBar
            count={selection.selected.size}
            onClear={selection.clear}
            facts={
              <SelectMatching
                find={() => api.ids(filter)}
                total={total ?? null}
                selected={selection.selected}
                onSelect={selection.onChange}
                onFailure={setFailure}
              />
            }
            acts={[
              {
                key: 'delete',
                label: <Plural value={selection.selected.size} one="Delete # product" other="Delete # products" />,
                isDestructive: true,
                onAction: () => setRemoving([...selection.selected]),
              },
              { key: 'change', label: t`Change`, menuLabel: t`Change the selected products`, entries: bulkEntries },
            ]}
          />
        }
      >
        <DataTable
          label={t`Products`}
          list={{ name: 'products', filter: ProductFilter }}
          query={query}
          columns={productColumns}
          rowKey={(row) => row.id}
          empty={
            <EmptyState
              icon={Package}
              title={t`No products yet`}
              why={t`Import a price list, or add products one by one.`}
            />
          }
          {...table}
          selection={{ ...selection, label: ({ productName }: ProductRow) => productName }}
          rowMenu={(row) => (
            <ItemMenu
              item={row}
              onEdit={() => open(row.id)}
              onChange={(fields) => flag.set(row, fields)}
              onRemove={() => setRemoving([row.id])}
            />
          )}
        />
      </ItemsFrame>
      <ProductDrawer api={api} currency={catalog.currency} item={item} onClose={() => open(undefined)} />
      {bulk && (
        <BulkProducts
          api={api}
          asked={bulk}
          ids={[...selection.selected]}
          rows={query.data?.data ?? []}
          categories={categories}
          onClose={() => setBulk(undefined)}
        />
      )}
      <ConfirmDialog
        title={t`Delete from ${catalog.displayName}?`}
        confirmText={removing.length === 1 ? t`Delete product` : t`Delete ${removing.length} products`}
        isDanger
        isOpen={removing.length > 0}
        onClose={() => setRemoving([])}
        onConfirm={async () => {
          await remove.mutateAsync([...removing]);
          selection.clear();
          showToast(removing.length === 1 ? t`The product is deleted` : t`${removing.length} products are deleted`);
        }}
      >
        <NamedProducts ids={removing} rows={query.data?.data ?? []} />
        <p>
          <Trans>Employees no longer see what you delete. Orders keep what was ordered, with its price.</Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
