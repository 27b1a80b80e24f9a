import { Trans } from '@lingui/react/macro';
import { Button, Card, EmptyState, Search } from '@portal/shared-ui';
import { ShoppingBag } from '@portal/shared-ui/kit';

/** A catalog without products, or filters that none of them passes. */
export function NoMatch({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <Card>
      {isFiltered ? (
        <EmptyState
          icon={Search}
          title={<Trans>No product matches</Trans>}
          why={<Trans>Search for something else or choose another category.</Trans>}
          action={
            <Button onClick={onClear}>
              <Trans>Clear filters</Trans>
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon={ShoppingBag}
          title={<Trans>No products yet</Trans>}
          why={<Trans>The supplier has not put any products in this catalog.</Trans>}
        />
      )}
    </Card>
  );
}
