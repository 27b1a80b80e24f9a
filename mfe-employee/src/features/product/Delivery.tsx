import { Trans } from '@lingui/react/macro';
import type { ProductDetail } from '@portal/contract/shop-products';
import { Note } from '@portal/shared-ui';
import { styled } from 'styled-components';

const Line = styled.div`
  font-size: var(--fs-13);
  line-height: 19px;
  color: var(--text-2);
  b { display: block; color: var(--text); }
`;

/** Where it is sent. A missing address stops nothing here: the workplace completes it before it processes the order. */
export function Delivery({ product: { delivery } }: { product: ProductDetail }) {
  const place = [delivery.name, delivery.addressLine1, `${delivery.zipCode} ${delivery.city}`.trim()]
    .filter(Boolean)
    .join(', ');
  if (!delivery.addressLine1) {
    return (
      <Note tone="warn">
        <Trans>Your workplace has no delivery address for you yet. You can order; tell them your address.</Trans>
      </Note>
    );
  }
  return (
    <Line>
      <b>
        {delivery.method === 'COMPANY_ADDRESS' ? (
          <Trans>Delivered to your workplace</Trans>
        ) : (
          <Trans>Delivered to you</Trans>
        )}
      </b>
      {place}
    </Line>
  );
}
