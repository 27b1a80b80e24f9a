import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LiveRegion, Note, useFormat, useQuery, type QueryClient } from '@portal/shared-ui';
import { FailedQuery, Pager, useListState } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { CardSkeletons } from './CardSkeletons.tsx';
import { EmptyShop } from './EmptyShop.tsx';
import { NoMatch } from './NoMatch.tsx';
import { ProductCardLink } from './ProductCardLink.tsx';
import { cardsPerPage, ShopFilter } from './shop-filter.ts';
import { shopCatalogs, shopProducts, useSeenNote } from './shop.api.ts';
import { ShopFilters } from './ShopFilters.tsx';
import { ShopHero } from './ShopHero.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 20px;
  margin-bottom: var(--s-5);
  @media (min-width: 1000px) { > [data-large] { grid-column: span 2; } }
  @media (max-width: 759px) { gap: 14px; }
`;

/** Asks for the catalogs while the page is still on its way. */
export function prefetch(client: QueryClient): void {
  void client.prefetchQuery(shopCatalogs());
}

/** The shop (UX 1.9): what each thing costs a month in the net pay, after subsidy, in the chosen period. */
export default function ShopPage() {
  const { t } = useLingui();
  const { percent, number } = useFormat();
  const [filter, change] = useListState(ShopFilter);
  const catalogs = useQuery(shopCatalogs());
  useSeenNote();
  const open = catalogs.data?.data ?? [];
  const chosen =
    open.find(({ id, subscriptionId }) => id === filter.catalogId && subscriptionId === filter.subscriptionId) ??
    open[0];
  const { catalogId: _catalog, show, taxed, ...query } = filter;
  const list = useQuery({
    ...shopProducts(chosen?.id ?? '', { ...query, pageSize: cardsPerPage, subscriptionId: chosen?.subscriptionId }),
    enabled: chosen !== undefined,
  });

  if (!catalogs.isSuccess) {
    // The page has its name before it has its products, and keeps it when they do not come.
    return (
      <div data-density="shop">
        <h1>
          <Trans>Shop</Trans>
        </h1>
        {catalogs.isError ? (
          <FailedQuery label={t`The shop`} error={catalogs.error} onRetry={catalogs.refetch} />
        ) : (
          <CardSkeletons />
        )}
      </div>
    );
  }
  if (!chosen) return <EmptyShop />;

  const cards = list.data?.data ?? [];
  const total = list.data?.meta.total;
  const rate = cards.find(({ net }) => net !== null)?.net?.rate;
  const asksTaxed = cards.some(({ net }) => net?.alreadyTaxedNetPerMonth);
  const isFiltered = Boolean(filter.q || filter.categoryId);
  const isOpening = !filter.q && filter.page === 1 && filter.sort === 'recommended';
  return (
    <div data-density="shop">
      <ShopHero catalog={chosen} />
      <ShopFilters
        catalogs={open}
        chosen={chosen}
        filter={filter}
        change={change}
        asksTaxed={asksTaxed || taxed === 'yes'}
      />
      <LiveRegion>
        {list.isSuccess
          ? total === null
            ? t`More than ${number(1000)} products`
            : plural(total ?? 0, { one: '# product', other: '# products' })
          : ''}
      </LiveRegion>
      {list.isError && <FailedQuery label={t`The products`} error={list.error} onRetry={list.refetch} />}
      {list.isPending && <CardSkeletons />}
      {list.isSuccess && cards.length === 0 && (
        <NoMatch isFiltered={isFiltered} onClear={() => change({ q: undefined, categoryId: undefined })} />
      )}
      {cards.length > 0 && (
        <>
          <Grid aria-busy={list.isFetching || undefined}>
            {cards.map((card, index) => (
              <ProductCardLink
                key={card.id}
                card={card}
                show={show}
                isTaxed={taxed === 'yes'}
                isLarge={index === 0 && isOpening && (card.featured || card.mandatory)}
              />
            ))}
          </Grid>
          {(total === null || (total ?? 0) > cardsPerPage) && (
            <Pager meta={list.data?.meta} shown={cards.length} onChange={({ page }) => change({ page: page ?? 1 })} />
          )}
          {rate !== undefined && (
            <Note>
              <Trans>
                All net amounts are estimates at {percent(rate)} tax. They are no tax advice: the tax authority decides.
              </Trans>
            </Note>
          )}
        </>
      )}
    </div>
  );
}
