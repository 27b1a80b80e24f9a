import { useLingui } from '@lingui/react/macro';
import { CatalogCompanyFilter, type CatalogCompany } from '@portal/contract/catalogs';
import { Building2, Button, EmptyState, messageOf, Note, PageHeader, Plus, useQuery } from '@portal/shared-ui';
import {
  DataTable,
  ListPage,
  Menu,
  Pager,
  RotateCcw,
  SearchField,
  Toolbar,
  Unlink,
  useListState,
} from '@portal/shared-ui/kit';
import { useMemo, useState } from 'react';
import { AssignDialog } from './AssignDialog.tsx';
import { catalogCompanyColumns } from './catalog-company-columns.tsx';
import type { CatalogPages } from './catalog-context.ts';
import { catalogApi } from './catalogs.api.ts';
import { ResetDialog, UnlinkDialog } from './LinkDialogs.tsx';

type Opened =
  | { dialog: 'assign' }
  | { dialog: 'unlink' | 'reset'; company: { id: string; name: string; uses: number } };

/** Which companies have a catalog: assign, unlink, reset; for resellers and back office (DECISIONS 11). */
export function CatalogCompaniesPage({ context, addresses, catalogId }: CatalogPages & { catalogId: string }) {
  const { t } = useLingui();
  const api = catalogApi(context);
  const [filter, change, { table, searchField }] = useListState(CatalogCompanyFilter);
  const [open, setOpen] = useState<Opened>();
  const catalog = useQuery({ ...api.one(catalogId), enabled: context.mayAssign }).data?.data;
  const query = useQuery({ ...api.companies(catalogId, { ...filter, assigned: 'true' }), enabled: context.mayAssign });
  const close = () => setOpen(undefined);
  const columns = useMemo(() => catalogCompanyColumns(addresses.dependant), [addresses]);
  const crumbs = [
    ...addresses.crumbs,
    { label: t`Catalogs`, to: addresses.list },
    ...(catalog && !catalog.givenBy ? [{ label: catalog.displayName, to: addresses.products(catalog) }] : []),
  ];
  if (!context.mayAssign) {
    return (
      <>
        <PageHeader title={t`Assigned companies`} crumbs={crumbs} />
        <Note tone="warn">{messageOf('no-permission-to-access-page')}</Note>
      </>
    );
  }
  const assign = (
    <Button
      look="primary"
      icon={<Plus aria-hidden="true" />}
      onClick={() => setOpen({ dialog: 'assign' })}
    >{t`Assign to companies`}</Button>
  );
  const rowMenu = ({ id, company_name: name, openSubscriptions: uses }: CatalogCompany) => (
    <Menu
      label={t`Actions for ${name}`}
      entries={[
        {
          key: 'unlink',
          label: t`Unlink`,
          icon: Unlink,
          onAction: () => setOpen({ dialog: 'unlink', company: { id, name, uses } }),
        },
        {
          key: 'reset',
          label: t`Reset all catalogs`,
          icon: RotateCcw,
          isDanger: true,
          startsGroup: true,
          onAction: () => setOpen({ dialog: 'reset', company: { id, name, uses } }),
        },
      ]}
    />
  );
  return (
    <>
      <ListPage
        title={t`Assigned companies`}
        lead={
          catalog?.givenBy
            ? t`Of ${catalog.givenBy.name}, which ships and sets the prices: companies that may use it.`
            : t`Companies that may use this catalog in their subscriptions.`
        }
        crumbs={crumbs}
        actions={assign}
        filters={
          <Toolbar>
            <SearchField label={t`Search companies`} {...searchField} />
          </Toolbar>
        }
        pager={<Pager query={query} onChange={change} countsAll />}
      >
        <DataTable
          label={t`Assigned companies`}
          list={{
            name: 'catalog-companies',
            filter: CatalogCompanyFilter,
            ...api.companiesAsFile(catalogId),
            where: { assigned: 'true' },
          }}
          query={query}
          columns={columns}
          rowKey={(row) => row.id}
          empty={
            <EmptyState
              icon={Building2}
              title={t`No company has this catalog`}
              why={t`Companies see it as soon as it is assigned to them.`}
              action={assign}
            />
          }
          {...table}
          rowMenu={rowMenu}
        />
      </ListPage>
      {catalog && (
        <AssignDialog
          context={context}
          addresses={addresses}
          catalog={catalog}
          isOpen={open?.dialog === 'assign'}
          onClose={close}
        />
      )}
      {catalog && open?.dialog === 'unlink' && (
        <UnlinkDialog
          context={context}
          addresses={addresses}
          catalog={catalog}
          company={open.company}
          isOpen
          onClose={close}
        />
      )}
      {open?.dialog === 'reset' && <ResetDialog context={context} company={open.company} isOpen onClose={close} />}
    </>
  );
}
