import { Trans } from '@lingui/react/macro';

export default function ShopPage() {
  return (
    <h1>
      <Trans>Shop</Trans>
    </h1>
  );
}
