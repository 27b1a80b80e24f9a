import { useLingui } from '@lingui/react/macro';
import { useParams, useQuery, useSearchParams } from '@portal/shared-ui';
import { QueryResult } from '@portal/shared-ui/kit';
import { shopProduct } from '../../shared/shop-product.api.ts';
import { ProductView } from './ProductView.tsx';

/** One product: choose period, accessories and insurances, see every line of the price, order. */
export default function ProductPage() {
  const { t } = useLingui();
  const { productId = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <QueryResult
      label={t`The product`}
      query={useQuery(shopProduct(productId, search.get('subscriptionId') ?? undefined))}
    >
      {(product) => (
        <ProductView
          key={product.id}
          product={product}
          months={Number(search.get('months'))}
          isTaxed={search.get('taxed') === 'yes'}
        />
      )}
    </QueryResult>
  );
}
