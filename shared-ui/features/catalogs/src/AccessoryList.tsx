import { Plural, useLingui } from '@lingui/react/macro';
import type { Catalog } from '@portal/contract/catalogs';
import { AccessoryFilter } from '@portal/contract/product-filters';
import type { AccessoryRow } from '@portal/contract/product-rows';
import { EmptyState, Note, showToast, useQuery } from '@portal/shared-ui';
import {
  BegunForm,
  ConfirmDialog,
  DataTable,
  Headphones,
  Pager,
  SearchField,
  Toolbar,
  useListState,
  ExportMenu,
  Refusal,
} from '@portal/shared-ui/kit';
import { useState } from 'react';
import { AccessoryDrawer } from './AccessoryDrawer.tsx';
import type { CatalogPages } from './catalog-context.ts';
import { FlagFilter } from './FlagFilter.tsx';
import { accessoryColumns } from './item-columns.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import { ItemsFrame } from './ItemsFrame.tsx';
import { PicturesAsZip } from './PicturesAsZip.tsx';
import { productApi } from './products.api.ts';
import { useFlags } from './use-flags.ts';
import { useOpenedItem } from './use-opened-item.ts';
import { useCatalogSaving } from './use-saving.ts';

/** The accessories of a catalog and what they go with. */
export function AccessoryList({ context, addresses, catalog }: CatalogPages & { catalog: Catalog }) {
  const { t } = useLingui();
  const api = productApi(context, catalog.id);
  const [filter, change, { table, searchField }] = useListState(AccessoryFilter);
  const { item, open } = useOpenedItem();
  const [removing, setRemoving] = useState<AccessoryRow>();
  const query = useQuery(api.accessories(filter));
  const flag = useFlags(api.changeAccessory);
  const remove = useCatalogSaving(api.removeAccessory);
  const total = query.data?.meta.total;
  const confirm = async (row: AccessoryRow) => {
    await remove.mutateAsync(row.id);
    showToast(t`${row.productName} is deleted`);
  };
  return (
    <>
      <ItemsFrame
        addresses={addresses}
        catalog={catalog}
        tab="accessories"
        onCreate={() => open('new')}
        notice={
          <>
            <BegunForm form="accessory" to="?tab=accessories&item=new" />
            {!catalog.accessoriesEnabled && (
              <Note tone="warn">{t`Accessories are switched off for this catalog: employees do not see them.`}</Note>
            )}
            <Refusal error={flag.error} />
          </>
        }
        filters={
          <Toolbar
            matches={typeof total === 'number' && <Plural value={total} one="# accessory" other="# accessories" />}
            end={
              <>
                <PicturesAsZip api={api} />
                <ExportMenu onExport={(format) => api.exportAccessories(filter, format)} />
              </>
            }
          >
            <SearchField label={t`Search name or SKU`} {...searchField} />
            <FlagFilter filter={filter} onChange={change} />
          </Toolbar>
        }
        pager={<Pager query={query} onChange={change} countsAll />}
      >
        <DataTable
          label={t`Accessories`}
          list={{ name: 'accessories', filter: AccessoryFilter }}
          query={query}
          columns={accessoryColumns}
          rowKey={(row) => row.id}
          empty={
            <EmptyState
              icon={Headphones}
              title={t`No accessories yet`}
              why={t`Covers, chargers and the like: for the whole catalog or for chosen products.`}
            />
          }
          {...table}
          rowMenu={(row) => (
            <ItemMenu
              item={row}
              onEdit={() => open(row.id)}
              onChange={(fields) => flag.set(row, fields)}
              onRemove={() => setRemoving(row)}
            />
          )}
        />
      </ItemsFrame>
      <AccessoryDrawer api={api} currency={catalog.currency} item={item} onClose={() => open(undefined)} />
      {removing && (
        <ConfirmDialog
          title={t`Delete ${removing.productName}?`}
          confirmText={t`Delete accessory`}
          isDanger
          isOpen
          onClose={() => setRemoving(undefined)}
          onConfirm={() => confirm(removing)}
        >
          <p>{t`Employees no longer see it. Orders keep what was ordered, with its price.`}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
