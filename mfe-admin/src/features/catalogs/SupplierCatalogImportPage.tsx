import { useLingui } from '@lingui/react/macro';
import { EarlierImports, ImportWizard } from '@portal/imports';
import { Note, useParams, useQuery, useSearchParams } from '@portal/shared-ui';
import { categoryChoices } from '../../shared/category-choice.api.ts';
import { useSupplierCatalogContext } from './supplier-catalog-context.ts';

/** Products or, with `?kind=accessories`, accessories into a supplier's catalog, in the supplier's name (RULES 3.6). */
export default function SupplierCatalogImportPage() {
  const { t } = useLingui();
  const { supplierId = '', catalogId = '', catalogName = '' } = useParams();
  const [search] = useSearchParams();
  const { addresses } = useSupplierCatalogContext();
  const categories = useQuery(categoryChoices()).data?.data ?? [];
  const isAccessory = search.get('kind') === 'accessories';
  const products = addresses.products({ id: catalogId, catalogName });
  const context = { portal: 'admin', supplierId, catalogId } as const;
  return (
    <>
      <ImportWizard
        context={context}
        kind={isAccessory ? 'ACCESSORIES' : 'PRODUCTS'}
        categories={categories}
        listTo={isAccessory ? `${products}?tab=accessories` : products}
        crumbs={[...addresses.crumbs, { label: t`Catalogs`, to: addresses.list }, { label: catalogName, to: products }]}
      />
      {!search.has('importId') && (
        <>
          <Note>{t`You import for the supplier. It sees the import among its own, and the audit log names you.`}</Note>
          <EarlierImports context={context} />
        </>
      )}
    </>
  );
}
