import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, LiveRegion, NativeSelect, Note, useFormat, useQuery, type QueryClient } from '@portal/shared-ui';
import { FailedQuery, ListFilter, Pager, SearchField, Segmented, useListState } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { comparedMost } from '../../shared/compare/compare-address.ts';
import { CompareTray } from '../../shared/compare/CompareTray.tsx';
import { MyTaxRate } from '../../shared/MyTaxRate.tsx';
import { shopProduct } from '../../shared/shop-product.api.ts';
import { CardSkeletons } from './CardSkeletons.tsx';
import { EmptyShop } from './EmptyShop.tsx';
import { FilterRail } from './FilterRail.tsx';
import { NoMatch } from './NoMatch.tsx';
import { ProductCardLink } from './ProductCardLink.tsx';
import { cardsPerPage, ShopFilter } from './shop-filter.ts';
import { Aside, Columns, Grid, Line, Tools } from './shop-style.ts';
import { shopCatalogs, shopFacets, shopProducts, useSeenNote } from './shop.api.ts';
import { ShopCategories } from './ShopCategories.tsx';
import { ShopHero } from './ShopHero.tsx';

/** Asks for the rounds and the first cards while the page is still on its way. */
export function prefetch(client: QueryClient): void {
  void client.prefetchQuery(shopCatalogs());
}

/** The shop (UX 1.9): what each thing of every open round costs a month in the net pay, after subsidy. */
export default function ShopPage() {
  const { t } = useLingui();
  const { percent, number } = useFormat();
  const [filter, change] = useListState(ShopFilter);
  const [isRailOpen, setIsRailOpen] = useState(false);
  const catalogs = useQuery(shopCatalogs());
  useSeenNote();
  const open = catalogs.data?.data ?? [];
  const { compare, ...query } = filter;
  const { q, subscriptionId, categoryId, brand, attribute, orderable } = filter;
  const list = useQuery({
    ...shopProducts({ ...query, pageSize: cardsPerPage, count: 'exact' }),
    enabled: open.length > 0,
  });
  const laidAside = useQuery({ ...shopProduct(compare[0] ?? '', undefined), enabled: compare.length > 0 });
  const facets = useQuery({
    ...shopFacets({ q, subscriptionId, categoryId, brand, attribute, orderable }),
    enabled: open.length > 0,
  });

  if (!catalogs.data) {
    // The page has its name before it has its products, and keeps it when they do not come.
    return (
      <div data-density="shop">
        <h1>{t`Shop`}</h1>
        {catalogs.isError ? (
          <FailedQuery label={t`The shop`} error={catalogs.error} onRetry={catalogs.refetch} />
        ) : (
          <CardSkeletons />
        )}
      </div>
    );
  }
  if (open.length === 0) return <EmptyShop />;

  const cards = list.data?.data ?? [];
  const total = list.data?.meta.total;
  const rate = cards.find(({ net }) => net !== null)?.net?.rate;
  const asksTaxed = filter.taxed === 'yes' || cards.some(({ net }) => net?.alreadyTaxedNetPerMonth);
  const inRail = [
    filter.minPrice,
    filter.maxPrice,
    orderable,
    filter.taxed,
    filter.months,
    subscriptionId,
    ...brand,
    ...attribute,
  ];
  const chosenInRail = inRail.filter((one) => one !== undefined).length;
  const isFiltered = Boolean(q || categoryId) || chosenInRail > 0;
  const isOpening = !isFiltered && filter.page === 1 && filter.sort === 'recommended';
  const clear = () =>
    change({
      ...Object.fromEntries(Object.keys(ShopFilter.entries).map((name) => [name, undefined])),
      show: filter.show,
      sort: filter.sort,
      compare,
    });
  return (
    <div data-density="shop">
      <ShopHero catalogs={open} />
      <Line>
        <SearchField
          label={t`Search in all products`}
          value={q}
          onSearch={(words) => change({ q: words }, { replace: true })}
        />
      </Line>
      <ShopCategories categories={facets.data?.data.categories ?? []} filter={filter} change={change} />
      <Columns>
        <Aside data-unguarded="filter" aria-label={t`Filters`} data-open={isRailOpen || undefined}>
          <FilterRail
            catalogs={open}
            brands={facets.data?.data.brands ?? []}
            attributes={facets.data?.data.attributes ?? []}
            filter={filter}
            change={change}
            asksTaxed={asksTaxed}
          />
        </Aside>
        <div>
          <Tools>
            <LiveRegion visible>
              {list.isSuccess && plural(total ?? 0, { one: '# product', other: '# products' })}
            </LiveRegion>
            {isFiltered && (
              <Button look="quiet" size="small" onClick={clear}>
                {t`Clear filters`}
              </Button>
            )}
            <Button
              icon={<ListFilter aria-hidden="true" />}
              aria-expanded={isRailOpen}
              data-rail
              onClick={() => setIsRailOpen((current) => !current)}
            >
              {chosenInRail > 0 ? <Trans>Filters ({number(chosenInRail)})</Trans> : t`Filters`}
            </Button>
            <Segmented
              legend={t`Prices shown`}
              value={filter.show}
              choices={[
                { value: 'net', label: t`Net` },
                { value: 'gross', label: t`Gross` },
              ]}
              onChange={(show) => change({ show })}
            />
            <NativeSelect
              aria-label={t`Sort by`}
              value={filter.sort}
              onChange={(event) => change({ sort: event.target.value as ShopFilter['sort'] })}
            >
              <option value="recommended">{t`Recommended first`}</option>
              <option value="price">{t`Lowest price`}</option>
              <option value="-price">{t`Highest price`}</option>
              <option value="productName">{t`Name`}</option>
            </NativeSelect>
          </Tools>
          {list.data?.isClose && cards.length > 0 && (
            <Note>
              <Trans>Nothing is written exactly as “{q}”. These are spelled alike.</Trans>
            </Note>
          )}
          {list.isError && <FailedQuery label={t`The products`} error={list.error} onRetry={list.refetch} />}
          {list.isPending && <CardSkeletons />}
          {list.isSuccess && cards.length === 0 && <NoMatch isFiltered={isFiltered} onClear={clear} />}
          {cards.length > 0 && (
            <>
              <Grid aria-busy={list.isFetching || undefined}>
                {cards.map((card, index) => (
                  <ProductCardLink
                    key={card.id}
                    card={card}
                    show={filter.show}
                    isTaxed={filter.taxed === 'yes'}
                    comparison={{
                      isChosen: compare.includes(card.id),
                      isFull: compare.length >= comparedMost,
                      categoryId: laidAside.data?.data.category.id,
                      onToggle: () =>
                        change(
                          {
                            compare: compare.includes(card.id)
                              ? compare.filter((one) => one !== card.id)
                              : [...compare, card.id],
                            page: filter.page,
                          },
                          { replace: true },
                        ),
                    }}
                    isLarge={index === 0 && isOpening && (card.featured || card.mandatory)}
                  />
                ))}
              </Grid>
              {(total ?? 0) > cardsPerPage && (
                <Pager query={list} onChange={({ page }) => change({ page: page ?? 1 })} />
              )}
              {rate !== undefined && <MyTaxRate />}
              {rate !== undefined && (
                <Note>
                  <Trans>
                    All net amounts are estimates at {percent(rate)} tax. They are no tax advice: the tax authority
                    decides.
                  </Trans>
                </Note>
              )}
            </>
          )}
          <CompareTray
            ids={compare.slice(0, comparedMost)}
            months={filter.months}
            onChange={(ids) => change({ compare: ids, page: filter.page }, { replace: true })}
          />
        </div>
      </Columns>
    </div>
  );
}
