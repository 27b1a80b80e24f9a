import { useLingui } from '@lingui/react/macro';
import { CatalogForm, type Catalog } from '@portal/contract/catalogs';
import { Button, showToast } from '@portal/shared-ui';
import { changedFields, Form, FormActions, isUnchanged, useSchemaForm } from '@portal/shared-ui/forms';
import type { CatalogContext } from './catalog-context.ts';
import { CatalogFields } from './CatalogFields.tsx';
import { catalogApi } from './catalogs.api.ts';
import { useCatalogSaving } from './use-saving.ts';

const toFields = ({
  catalogName,
  originalName,
  danishName,
  currency,
  sortOrder,
  description,
  accessoriesEnabled,
}: Catalog): CatalogForm => ({
  catalogName,
  displayName: originalName,
  danishName,
  currency,
  sortOrder,
  description,
  accessoriesEnabled,
});

type EditCatalogProps = { context: CatalogContext; catalog: Catalog; onDone: () => void };

/** The form of an existing catalog; sends only what changed (SPEC 5). */
export function EditCatalog({ context, catalog, onDone }: EditCatalogProps) {
  const { t } = useLingui();
  const change = useCatalogSaving(catalogApi(context).change(catalog.id));
  const original = toFields(catalog);
  const form = useSchemaForm(CatalogForm, original);
  const save = async (values: CatalogForm) => {
    const fields = changedFields(original, values);
    if (!isUnchanged(fields)) await change.mutateAsync({ version: catalog.version, ...fields });
    showToast(t`${values.displayName} is saved`);
    onDone();
  };
  return (
    <Form
      form={form}
      onSubmit={save}
      fieldFor={{ 'name-already-exists': 'catalogName', 'currency-not-found': 'currency' }}
    >
      <CatalogFields
        form={form}
        isCurrencyLocked={catalog.productCount + catalog.hiddenCount + catalog.accessoryCount > 0}
      />
      <FormActions>
        <Button type="submit" look="primary">{t`Save catalog`}</Button>
        <Button onClick={onDone}>{t`Cancel`}</Button>
      </FormActions>
    </Form>
  );
}
