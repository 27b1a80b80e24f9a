import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ShopCatalog } from '@portal/contract/shop-catalogs';
import { NativeSelect, useFormat } from '@portal/shared-ui';
import { Checkbox, SearchField, Segmented } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { CategoryIcon } from '../../shared/ProductPicture.tsx';
import type { ChangeFilter, ShopFilter } from './shop-filter.ts';

const Chips = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  flex-wrap: wrap;
  margin-bottom: 12px;
  button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    height: 36px;
    padding: 0 14px;
    border: 0;
    border-radius: var(--r-full);
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--line-strong);
    font-size: var(--fs-13);
    color: var(--text-2);
    white-space: nowrap;
    cursor: pointer;
    flex: none;
  }
  button[aria-pressed='true'] {
    background: var(--accent-tint);
    box-shadow: inset 0 0 0 1px var(--accent-line);
    color: var(--accent-strong);
    font-weight: 600;
  }
  svg { width: 16px; height: 16px; stroke-width: 1.75; }
  @media (max-width: 759px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin: 0 -16px 12px;
    padding: 2px 16px;
    scrollbar-width: none;
    button { height: 44px; border-radius: 22px; }
  }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 16px;
  align-items: center;
  margin-bottom: 16px;
  select { width: auto; }
  fieldset legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  > :last-child { margin-left: auto; }
  @media (max-width: 759px) { > :last-child { margin-left: 0; } }
`;

type Props = {
  catalogs: readonly ShopCatalog[];
  chosen: ShopCatalog;
  filter: ShopFilter;
  change: ChangeFilter;
  asksTaxed: boolean;
};

/** Catalog, category, search, period, net or gross, order of the cards. All of it is the page's address. */
export function ShopFilters({ catalogs, chosen, filter, change, asksTaxed }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const all = chosen.categories.reduce((sum, { products }) => sum + products, 0);
  return (
    <>
      {catalogs.length > 1 && (
        <Chips role="group" aria-label={t`Catalog`}>
          {catalogs.map((catalog) => (
            <button
              key={`${catalog.subscriptionId}${catalog.id}`}
              type="button"
              aria-pressed={catalog === chosen}
              onClick={() =>
                change({
                  catalogId: catalog.id,
                  subscriptionId: catalog.subscriptionId,
                  categoryId: undefined,
                  months: undefined,
                })
              }
            >
              {catalog.displayName}
            </button>
          ))}
        </Chips>
      )}
      <Chips role="group" aria-label={t`Category`}>
        <button type="button" aria-pressed={!filter.categoryId} onClick={() => change({ categoryId: undefined })}>
          <Trans>All {number(all)}</Trans>
        </button>
        {chosen.categories.map(({ id, name, products }) => (
          <button
            key={id}
            type="button"
            aria-pressed={filter.categoryId === id}
            onClick={() => change({ categoryId: id })}
          >
            <CategoryIcon name={name} />
            {name} {number(products)}
          </button>
        ))}
      </Chips>
      <Line>
        <SearchField label={t`Search products`} value={filter.q} onSearch={(q) => change({ q }, { replace: true })} />
        {chosen.periods.length > 1 && (
          <Segmented
            legend={t`Period`}
            value={String(filter.months ?? chosen.periods[0])}
            choices={chosen.periods.map((months) => ({
              value: String(months),
              label: <Plural value={months} one="# month" other="# months" />,
            }))}
            onChange={(months) => change({ months: Number(months) })}
          />
        )}
        <Segmented
          legend={t`Prices shown`}
          value={filter.show}
          choices={[
            { value: 'net', label: <Trans>Net</Trans> },
            { value: 'gross', label: <Trans>Gross</Trans> },
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
        {asksTaxed && (
          <Checkbox
            label={<Trans>I am already taxed of free phone</Trans>}
            checked={filter.taxed === 'yes'}
            onChange={(event) => change({ taxed: event.target.checked ? 'yes' : undefined })}
          />
        )}
      </Line>
    </>
  );
}
