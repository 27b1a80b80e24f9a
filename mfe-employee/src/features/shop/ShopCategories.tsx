import { Trans, useLingui } from '@lingui/react/macro';
import type { ShopFacets } from '@portal/contract/shop-products';
import { Fixed, useFormat } from '@portal/shared-ui';
import { CategoryIcon } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import type { ChangeFilter, ShopFilter } from './shop-filter.ts';

const Chips = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  flex-wrap: wrap;
  margin: 12px 0 20px;
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
    margin: 12px -16px;
    padding: 2px 16px;
    scrollbar-width: none;
    button { height: 44px; border-radius: 22px; }
  }
`;

type Props = { categories: ShopFacets['categories']; filter: ShopFilter; change: ChangeFilter };

/** The whole shop or one of its categories, each with its number. Suppliers' catalogs are no navigation (VISUAL-2). */
export function ShopCategories({ categories, filter, change }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const all = categories.reduce((sum, { products }) => sum + products, 0);
  return (
    <Chips role="group" aria-label={t`Category`}>
      <button type="button" aria-pressed={!filter.categoryId} onClick={() => change({ categoryId: undefined })}>
        <Trans>All {number(all)}</Trans>
      </button>
      {categories.map(({ id, name, products }) => (
        <button
          key={id}
          type="button"
          aria-pressed={filter.categoryId === id}
          onClick={() => change({ categoryId: id })}
        >
          <CategoryIcon name={name} />
          <Fixed>{name}</Fixed> <Fixed>{number(products)}</Fixed>
        </button>
      ))}
    </Chips>
  );
}
