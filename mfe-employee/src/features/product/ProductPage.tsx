import { useLingui } from '@lingui/react/macro';
import { useParams, useQuery, useSearchParams } from '@portal/shared-ui';
import { FailedQuery } from '@portal/shared-ui/kit';
import { shopProduct } from '../../shared/shop-product.api.ts';
import { ProductView } from './ProductView.tsx';

/** One product: choose period, accessories and insurances, see every line of the price, order. */
export default function ProductPage() {
  const { t } = useLingui();
  const { productId = '' } = useParams();
  const [search] = useSearchParams();
  const product = useQuery(shopProduct(productId, search.get('subscriptionId') ?? undefined));
  if (product.isError)
    return <FailedQuery label={t`The product`} error={product.error} onRetry={product.refetch} isPage />;
  if (product.isPending) return <div aria-busy="true" />;
  return (
    <ProductView
      key={product.data.data.id}
      product={product.data.data}
      months={Number(search.get('months'))}
      isTaxed={search.get('taxed') === 'yes'}
    />
  );
}
