import { useLingui } from '@lingui/react/macro';
import { Button, Card, EmptyState, Search } from '@portal/shared-ui';
import { ShoppingBag } from '@portal/shared-ui/kit';

/** A catalog without products, or filters that none of them passes. */
export function NoMatch({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useLingui();
  return (
    <Card>
      {isFiltered ? (
        <EmptyState
          icon={Search}
          title={t`No product matches`}
          why={t`Search for something else or choose another category.`}
          action={<Button onClick={onClear}>{t`Clear filters`}</Button>}
        />
      ) : (
        <EmptyState
          icon={ShoppingBag}
          title={t`No products yet`}
          why={t`The supplier has not put any products in this catalog.`}
        />
      )}
    </Card>
  );
}
