import { Trans } from '@lingui/react/macro';
import type { ErrorKey } from '@portal/contract/errors';
import type { TakenBy } from '@portal/contract/shop-products';
import { Link, messageOf, Note, useFormat } from '@portal/shared-ui';

/** What the order button is described by while it is disabled. */
export const blockedId = 'blocked';

/** Why this product cannot be ordered now, and when that changes (UX 1.9): said before the button is pressed. */
export function Blocked({ id, refusal, takenBy }: { id?: string; refusal: ErrorKey; takenBy: TakenBy | null }) {
  const { day } = useFormat();
  return (
    <Note tone="warn">
      <span id={id}>
        {messageOf(refusal)}{' '}
        {takenBy && (
          <>
            <Link to={`/employee/orders/${takenBy.orderId}`}>
              <Trans>Your order {takenBy.orderNumber}</Trans>
            </Link>{' '}
            {takenBy.expireDate && (
              <Trans>
                is paid until {day(takenBy.expireDate)}. You can choose again when the first deduction falls after that
                day.
              </Trans>
            )}
          </>
        )}
      </span>
    </Note>
  );
}
