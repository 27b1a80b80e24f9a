import { Trans } from '@lingui/react/macro';
import { changedPrice } from '@portal/contract/product-bulk';
import type { ProductRow } from '@portal/contract/product-rows';
import { Fixed, Money } from '@portal/shared-ui';
import { styled } from 'styled-components';

const shownMax = 5;

const List = styled.ul`
  display: grid;
  gap: 4px;
  font-size: var(--fs-13);
  font-variant-numeric: tabular-nums;
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--s-4); }
  span:first-child { min-width: 0; overflow-wrap: anywhere; }
`;

type PriceExamplesProps = {
  ids: readonly string[];
  /** what is on the page */
  rows: readonly Pick<ProductRow, 'id' | 'productName' | 'price'>[];
  /** basis points, less than 0 lowers; undefined while nothing valid is typed */
  percent: number | undefined;
};

/** Prices of the first products before and after the change, rounded as they will be. */
export function PriceExamples({ ids, rows, percent }: PriceExamplesProps) {
  const shown = rows.filter(({ id }) => ids.includes(id)).slice(0, shownMax);
  const rest = ids.length - shown.length;
  return (
    <div aria-live="polite">
      <List>
        {shown.map(({ id, productName, price }) => (
          <li key={id}>
            <span>
              <Fixed>{productName}</Fixed>
            </span>
            <span>
              <Money value={price} />
              {percent !== undefined && (
                <>
                  {' → '}
                  <strong>
                    <Money value={{ ...price, amount: changedPrice(price.amount, percent) }} />
                  </strong>
                </>
              )}
            </span>
          </li>
        ))}
      </List>
      {rest > 0 && shown.length > 0 && (
        <p>
          <Trans>and {rest} more.</Trans>
        </p>
      )}
    </div>
  );
}
