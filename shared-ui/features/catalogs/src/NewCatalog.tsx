import { useLingui } from '@lingui/react/macro';
import { CatalogForm } from '@portal/contract/catalogs';
import { showToast, useNavigate } from '@portal/shared-ui';
import { Form, SaveActions, useSchemaForm } from '@portal/shared-ui/forms';
import type { CatalogPages } from './catalog-context.ts';
import { CatalogFields } from './CatalogFields.tsx';
import { catalogApi } from './catalogs.api.ts';
import { useCatalogSaving } from './use-saving.ts';

/** The form of a new, empty catalog; leads to its products. What the server refuses stands at its field (SPEC 8). */
export default function NewCatalog({ context, addresses, onClose }: CatalogPages & { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const create = useCatalogSaving(catalogApi(context).create);
  const form = useSchemaForm(CatalogForm, {
    catalogName: '',
    displayName: '',
    danishName: '',
    currency: 'DKK',
    sortOrder: 0,
    description: '',
    accessoriesEnabled: true,
  });
  const save = async (values: CatalogForm) => {
    const { data } = await create.mutateAsync(values);
    showToast(t`${data.displayName} is added`);
    navigate(addresses.products(data));
  };
  return (
    <Form
      form={form}
      onSubmit={save}
      fieldFor={{ 'name-already-exists': 'catalogName', 'currency-not-found': 'currency' }}
    >
      <CatalogFields form={form} />
      <SaveActions save={t`Add catalog`} cancel={onClose} />
    </Form>
  );
}
