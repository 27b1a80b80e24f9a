import { useLingui } from '@lingui/react/macro';
import { CatalogForm, type Catalog } from '@portal/contract/catalogs';
import { showToast } from '@portal/shared-ui';
import { Form, SaveActions, useEditing, useSchemaForm } from '@portal/shared-ui/forms';
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
  const form = useSchemaForm(CatalogForm, toFields(catalog));
  const editing = useEditing(form, {
    row: catalog,
    toValues: toFields,
    newest: catalogApi(context).one(catalog.id),
    send: useCatalogSaving(catalogApi(context).change(catalog.id)).mutateAsync,
  });
  const save = async (values: CatalogForm) => {
    await editing.save(values);
    showToast(t`${values.displayName} is saved`);
    onDone();
  };
  return (
    <Form
      form={form}
      onSubmit={save}
      conflict={editing.conflict}
      fieldFor={{ 'name-already-exists': 'catalogName', 'currency-not-found': 'currency' }}
    >
      <CatalogFields
        form={form}
        isCurrencyLocked={catalog.productCount + catalog.hiddenCount + catalog.accessoryCount > 0}
      />
      <SaveActions save={t`Save catalog`} cancel={onDone} />
    </Form>
  );
}
