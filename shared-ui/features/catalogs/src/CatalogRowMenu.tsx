import { useLingui } from '@lingui/react/macro';
import type { Catalog } from '@portal/contract/catalogs';
import { Building2, FileText, Package, Palette, Skeleton, useNavigate } from '@portal/shared-ui';
import { Dialog, Menu, Pencil, Trash2 } from '@portal/shared-ui/kit';
import { lazy, Suspense, useState } from 'react';
import type { CatalogPages } from './catalog-context.ts';
import { RemoveCatalog } from './RemoveCatalog.tsx';

const EditCatalog = lazy(() => import('./EditCatalog.tsx').then((form) => ({ default: form.EditCatalog })));

/** The actions on one catalog. Where there is no page for editing, a dialog edits. */
export function CatalogRowMenu({ context, addresses, catalog }: CatalogPages & { catalog: Catalog }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const close = () => setOpen(undefined);
  const edit = addresses.edit;
  const resellers = addresses.resellers;
  // What was given is only passed on: its owner keeps it.
  const isOwn = catalog.givenBy === null;
  return (
    <>
      <Menu
        label={t`Actions for ${catalog.displayName}`}
        entries={[
          ...(isOwn
            ? [
                { key: 'hub', label: t`Overview`, icon: FileText, onAction: () => navigate(addresses.hub(catalog)) },
                {
                  key: 'products',
                  label: t`Products`,
                  icon: Package,
                  onAction: () => navigate(addresses.products(catalog)),
                },
              ]
            : []),
          ...(context.mayAssign
            ? [
                {
                  key: 'companies',
                  label: t`Assigned companies`,
                  icon: Building2,
                  onAction: () => navigate(addresses.companies(catalog)),
                },
              ]
            : []),
          ...(isOwn && resellers
            ? [{ key: 'resellers', label: t`Resellers`, icon: Palette, onAction: () => navigate(resellers(catalog)) }]
            : []),
          ...(isOwn
            ? [
                {
                  key: 'edit',
                  label: t`Edit`,
                  icon: Pencil,
                  onAction: () => (edit ? navigate(edit(catalog)) : setOpen('edit')),
                },
                {
                  key: 'remove',
                  label: t`Delete`,
                  icon: Trash2,
                  isDanger: true,
                  startsGroup: true,
                  onAction: () => setOpen('remove'),
                },
              ]
            : []),
        ]}
      />
      <Dialog title={t`Edit ${catalog.displayName}`} width={560} isOpen={open === 'edit'} onClose={close}>
        <Suspense fallback={<Skeleton />}>
          <EditCatalog context={context} catalog={catalog} onDone={close} />
        </Suspense>
      </Dialog>
      <RemoveCatalog
        context={context}
        addresses={addresses}
        catalog={catalog}
        isOpen={open === 'remove'}
        onClose={close}
      />
    </>
  );
}
