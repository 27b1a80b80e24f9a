import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CatalogReseller } from '@portal/contract/given-catalogs';
import { Button, EmptyState, Fixed, Instant, Link, Palette, showToast, useParams, useQuery } from '@portal/shared-ui';
import { AsyncSelect, ConfirmDialog, DataTable, ListPage, Refusal, Toolbar, type Column } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { dependantLink } from '../../shared/dependant-link.ts';
import { catalogOf, findResellers, resellersOf, useGiveCatalog, useTakeCatalogBack } from './resellers.api.ts';
import { useSupplierCatalogContext } from './supplier-catalog-context.ts';

const columns: readonly Column<CatalogReseller>[] = [
  {
    key: 'name',
    header: msg`Reseller`,
    card: 'title',
    cell: (row) => (
      <Link to={`/admin/suppliers/${row.id}`}>
        <Fixed>{row.name}</Fixed>
      </Link>
    ),
  },
  { key: 'city', header: msg`City`, expendable: true, cell: (row) => row.city },
  { key: 'given', header: msg`Given on`, cell: (row) => <Instant value={row.givenAt} /> },
  {
    key: 'companies',
    header: msg`Companies that have it`,
    align: 'end',
    cell: (row) => <Link to={`/admin/companies?supplierId=${row.id}`}>{row.companies}</Link>,
  },
];

/** Which resellers may pass a supplier's catalog on to their companies (SPEC 1): give, and take back while unused. */
export default function CatalogResellersPage() {
  const { t } = useLingui();
  const { supplierId = '', catalogId = '' } = useParams();
  const at = { supplierId, catalogId };
  const { addresses } = useSupplierCatalogContext();
  const catalog = useQuery(catalogOf(at)).data?.data;
  const list = useQuery(resellersOf(at));
  const give = useGiveCatalog(at);
  const takeBack = useTakeCatalogBack(at);
  const [taking, setTaking] = useState<CatalogReseller>();
  const catalogName = catalog?.displayName ?? '…';
  const resellerName = taking?.name ?? '';
  const giveTo = (resellerId: string, name: string) =>
    give.mutate(resellerId, { onSuccess: () => showToast(t`${name} can assign ${catalogName}`) });
  return (
    <>
      <ListPage
        title={t`Resellers`}
        lead={
          <Trans>
            {catalogName}: resellers that may assign it to their companies. Prices, orders and shipping stay with its
            supplier.
          </Trans>
        }
        crumbs={[
          ...addresses.crumbs,
          { label: t`Catalogs`, to: addresses.list },
          ...(catalog ? [{ label: catalogName, to: addresses.products(catalog) }] : []),
        ]}
        notice={<Refusal error={give.error} />}
        filters={
          <Toolbar>
            <AsyncSelect
              label={t`Give to a reseller`}
              queryKey={['resellers', supplierId]}
              load={findResellers(supplierId)}
              value={null}
              onChange={(option) => option && giveTo(option.id, option.label)}
            />
          </Toolbar>
        }
      >
        <DataTable
          label={t`Resellers`}
          list={{ name: 'catalog-resellers' }}
          query={list}
          columns={columns}
          rowKey={({ id }) => id}
          rowMenu={(row) => (
            <Button size="small" onClick={() => setTaking(row)} aria-label={t`Take back from ${row.name}`}>
              {t`Take back`}
            </Button>
          )}
          empty={
            <EmptyState
              icon={Palette}
              title={t`No reseller has this catalog`}
              why={t`Choose one above; it then finds the catalog among its own.`}
            />
          }
        />
      </ListPage>
      <ConfirmDialog
        title={t`Take ${catalogName} back from ${resellerName}?`}
        confirmText={t`Take back`}
        isDanger
        isOpen={taking !== undefined}
        onClose={() => setTaking(undefined)}
        linkOf={dependantLink}
        onConfirm={async () => {
          await takeBack.mutateAsync(taking?.id ?? '');
          showToast(t`${resellerName} no longer has ${catalogName}`);
        }}
      >
        <p>
          {taking && taking.companies > 0
            ? t`Companies of the reseller have it. It is taken from them first.`
            : t`The reseller can no longer assign it. Orders stay as they are.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
