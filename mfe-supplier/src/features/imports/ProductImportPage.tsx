import { useLingui } from '@lingui/react/macro';
import { listCategoryChoices } from '@portal/contract/categories';
import { EarlierImports, ImportWizard, MappingFiles } from '@portal/imports';
import { queryOf, useParams, useQuery, useSearchParams } from '@portal/shared-ui';

const categoryChoices = () => queryOf(['category-choices'], listCategoryChoices);

/** Products or, with `?kind=accessories`, accessories of one catalog from a file (UX 1.3). */
export default function ProductImportPage() {
  const { t } = useLingui();
  const { catalogName = '', catalogId = '' } = useParams();
  const [search] = useSearchParams();
  const categories = useQuery(categoryChoices()).data?.data ?? [];
  const isAccessory = search.get('kind') === 'accessories';
  const products = `/supplier/catalogs/${encodeURIComponent(catalogName)}/${catalogId}/products`;
  return (
    <>
      <ImportWizard
        context={{ portal: 'supplier', catalogId }}
        kind={isAccessory ? 'ACCESSORIES' : 'PRODUCTS'}
        categories={categories}
        listTo={isAccessory ? `${products}?tab=accessories` : products}
        crumbs={[
          { label: t`Catalogs`, to: '/supplier/catalogs' },
          { label: catalogName, to: products },
        ]}
      />
      {!search.has('importId') && (
        <>
          <EarlierImports context={{ portal: 'supplier', catalogId }} />
          <MappingFiles />
        </>
      )}
    </>
  );
}
