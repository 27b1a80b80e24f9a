import { Plural, useLingui } from '@lingui/react/macro';
import { Card, EmptyState, LinkButton, PageHeader, useQueries, useSearchParams } from '@portal/shared-ui';
import { FailedQuery, ShoppingBag, Switch } from '@portal/shared-ui/kit';
import { comparedMost } from '../../shared/compare/compare-address.ts';
import { shopProduct } from '../../shared/shop-product.api.ts';
import { comparedOf } from './compare-rows.ts';
import { CompareTable } from './CompareTable.tsx';

/** Up to three products beside each other: prices as on their pages, attributes, what differs (VISUAL-2 compare). */
export default function ComparePage() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const ids = [...new Set(search.getAll('product'))].slice(0, comparedMost);
  const months = Number(search.get('months')) || undefined;
  const onlyDifferences = search.get('only') === 'differences';
  const products = useQueries({ queries: ids.map((id) => shopProduct(id, undefined)) });
  const failed = products.find(({ isError }) => isError);
  const compared = products.flatMap(({ data }) => (data ? [comparedOf(data.data, months)] : []));
  const change = (next: Record<string, readonly string[]>) => {
    const changed = new URLSearchParams(search);
    for (const [name, values] of Object.entries(next)) {
      changed.delete(name);
      for (const value of values) changed.append(name, value);
    }
    setSearch(changed, { replace: true });
  };
  const back = `/employee/catalogs?${new URLSearchParams(ids.map((id) => ['compare', id]))}`;
  return (
    <div data-density="shop">
      <PageHeader
        crumbs={[{ to: back, label: t`Shop` }]}
        title={
          compared.length > 1 ? (
            <Plural value={compared.length} one="Compare # product" other="Compare # products" />
          ) : (
            t`Compare`
          )
        }
      />
      {failed && <FailedQuery label={t`The products`} error={failed.error} onRetry={failed.refetch} />}
      {ids.length === 0 && (
        <Card>
          <EmptyState
            icon={ShoppingBag}
            title={t`Nothing to compare`}
            why={t`Tick up to three products of one category in the shop.`}
            action={
              <LinkButton to="/employee/catalogs" look="primary">
                {t`Go to the shop`}
              </LinkButton>
            }
          />
        </Card>
      )}
      {compared.length > 0 && compared.length === ids.length && (
        <>
          <Switch
            label={t`Only differences`}
            checked={onlyDifferences}
            onChange={(event) => change({ only: event.target.checked ? ['differences'] : [] })}
          />
          <CompareTable
            compared={compared}
            onlyDifferences={onlyDifferences}
            onRemove={(gone) => change({ product: ids.filter((id) => id !== gone) })}
          />
        </>
      )}
    </div>
  );
}
