import { Trans, useLingui } from '@lingui/react/macro';
import { showToast } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import type { CatalogAddresses, CatalogContext } from './catalog-context.ts';
import { catalogApi } from './catalogs.api.ts';
import { CatalogUses } from './CatalogUses.tsx';
import { useCatalogSaving } from './use-saving.ts';

type Opened = { context: CatalogContext; isOpen: boolean; onClose: () => void };

type UnlinkDialogProps = Opened & {
  addresses: CatalogAddresses;
  catalog: { id: string; displayName: string };
  /** `uses` counts its open subscriptions that offer the catalog */
  company: { id: string; name: string; uses: number };
};

/** Takes one catalog from one company; while an open subscription of it offers it, says which instead of asking. */
export function UnlinkDialog({ context, addresses, catalog, company, isOpen, onClose }: UnlinkDialogProps) {
  const { t } = useLingui();
  const unlink = useCatalogSaving(catalogApi(context).unlink);
  const confirm = async () => {
    await unlink.mutateAsync({ catalogId: catalog.id, companyId: company.id });
    showToast(t`${company.name} no longer has ${catalog.displayName}`);
  };
  return (
    <ConfirmDialog
      title={
        company.uses > 0
          ? t`${company.name} needs ${catalog.displayName}`
          : t`Unlink ${catalog.displayName} from ${company.name}?`
      }
      confirmText={t`Unlink catalog`}
      isDanger
      isAskable={company.uses === 0}
      linkOf={addresses.dependant}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={confirm}
    >
      {company.uses > 0 ? (
        <CatalogUses
          context={context}
          addresses={addresses}
          catalogId={catalog.id}
          companyId={company.id}
          count={company.uses}
        />
      ) : (
        <p>
          {t`The company no longer sees the catalog and cannot use it in new subscriptions. Orders stay as they are.`}
        </p>
      )}
    </ConfirmDialog>
  );
}

/** Takes all catalogs of the supplier from one company, except those that open subscriptions offer. */
export function ResetDialog({ context, company, isOpen, onClose }: Opened & { company: { id: string; name: string } }) {
  const { t } = useLingui();
  const reset = useCatalogSaving(catalogApi(context).reset);
  const confirm = async () => {
    const { data } = await reset.mutateAsync(company.id);
    showToast(t`${data.unlinked} catalogs unlinked, ${data.kept} kept because they are in use`);
  };
  return (
    <ConfirmDialog
      title={t`Reset the catalogs of ${company.name}?`}
      confirmText={t`Reset catalogs`}
      isDanger
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        <Trans>
          All catalogs of this supplier are taken from the company, as before any was assigned. Catalogs that an open
          subscription offers stay.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
