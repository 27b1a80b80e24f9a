import { Plural, useLingui } from '@lingui/react/macro';
import type { Catalog } from '@portal/contract/catalogs';
import { showToast } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import type { CatalogPages } from './catalog-context.ts';
import { catalogApi } from './catalogs.api.ts';
import { CatalogUses } from './CatalogUses.tsx';
import { useCatalogSaving } from './use-saving.ts';

type Opened = CatalogPages & { catalog: Catalog; isOpen: boolean; onClose: () => void };

/** Deletes a catalog; while open subscriptions offer it, says which instead of asking. */
export function RemoveCatalog({ context, addresses, catalog, isOpen, onClose }: Opened) {
  const { t } = useLingui();
  const remove = useCatalogSaving(catalogApi(context).remove);
  const isUsed = catalog.subscriptionCount > 0;
  return (
    <ConfirmDialog
      title={isUsed ? t`${catalog.displayName} cannot be deleted` : t`Delete ${catalog.displayName}?`}
      confirmText={t`Delete catalog`}
      isDanger
      isAskable={!isUsed}
      linkOf={addresses.dependant}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={async () => {
        await remove.mutateAsync(catalog.id);
        showToast(t`${catalog.displayName} is deleted`);
      }}
    >
      {isUsed ? (
        <CatalogUses context={context} addresses={addresses} catalogId={catalog.id} count={catalog.subscriptionCount} />
      ) : (
        <p>
          <Plural
            value={catalog.companyCount}
            _0="No company has it."
            one="# company loses it."
            other="# companies lose it."
          />{' '}
          {t`Orders that were made from it stay as they are.`}
        </p>
      )}
    </ConfirmDialog>
  );
}
