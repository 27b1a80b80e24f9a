import { useLingui } from '@lingui/react/macro';
import type { Catalog } from '@portal/contract/catalogs';
import { Button, LinkButton, Plus } from '@portal/shared-ui';
import { ListPage, Upload, Views } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import type { CatalogAddresses } from './catalog-context.ts';

type ItemsFrameProps = {
  addresses: CatalogAddresses;
  catalog: Catalog;
  tab: 'products' | 'accessories';
  onCreate: () => void;
  notice?: ReactNode;
  filters: ReactNode;
  pager: ReactNode;
  bulk?: ReactNode;
  children: ReactNode;
};

/** What the lists of products and of accessories have around them: the catalog's name, two tabs, import and "new". */
export function ItemsFrame({
  addresses,
  catalog,
  tab,
  onCreate,
  notice,
  filters,
  pager,
  bulk,
  children,
}: ItemsFrameProps) {
  const { t } = useLingui();
  const isProducts = tab === 'products';
  return (
    <ListPage
      title={catalog.displayName}
      crumbs={[...addresses.crumbs, { label: t`Catalogs`, to: addresses.list }]}
      actions={
        <>
          <LinkButton to={addresses.hub(catalog)}>{t`Overview`}</LinkButton>
          {addresses.edit && <LinkButton to={addresses.edit(catalog)}>{t`Edit catalog`}</LinkButton>}
          {addresses.importFrom && (
            <LinkButton to={addresses.importFrom(catalog, tab)} icon={<Upload aria-hidden="true" />}>
              {isProducts ? t`Import products` : t`Import accessories`}
            </LinkButton>
          )}
          <Button look="primary" icon={<Plus aria-hidden="true" />} onClick={onCreate}>
            {isProducts ? t`New product` : t`New accessory`}
          </Button>
        </>
      }
      notice={notice}
      views={
        <Views
          label={t`In this catalog`}
          current={tab}
          views={[
            { key: 'products', label: t`Products`, count: catalog.productCount + catalog.hiddenCount, to: '?' },
            { key: 'accessories', label: t`Accessories`, to: '?tab=accessories' },
          ]}
        />
      }
      filters={filters}
      pager={pager}
      bulk={bulk}
    >
      {children}
    </ListPage>
  );
}
