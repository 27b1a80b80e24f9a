import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeOrderDetail } from '@portal/contract/employee-orders';
import { useFormat } from '@portal/shared-ui';
import type { Step } from './timeline-entries.ts';
import { Tracking } from './Tracking.tsx';

/** What a step of the order's story means for the employee. */
export function StepText({ step: { key, state, event }, order }: { step: Step; order: EmployeeOrderDetail }) {
  const { t } = useLingui();
  const { money } = useFormat();
  if (event?.reason) return event.reason;
  switch (key) {
    case 'ordered':
      return state === 'later' ? t`When you accept the rules and the addendum.` : <Accepted order={order} />;
    case 'processing':
      return state === 'later' ? (
        t`Until then you can cancel, as long as the ordering window is open.`
      ) : (
        <Trans>The order was sent to {order.supplierName}. It is binding now.</Trans>
      );
    case 'dispatched':
      return state === 'later' ? null : <OnItsWay order={order} />;
    case 'completed':
      return state === 'later'
        ? t`Confirm when you have it. Otherwise the order closes by itself after 14 days.`
        : null;
    case 'firstDraw':
      return order.draws[0] ? money(order.draws[0].amount) : null;
    case 'lastDraw':
      return order.quote.estimate && order.quote.estimate.buyOut.total.amount > 0 ? (
        <Trans>
          Afterwards you may be able to buy it, expected at {money(order.quote.estimate.buyOut.total)} incl. VAT.
        </Trans>
      ) : null;
    default:
      return null;
  }
}

function Accepted({ order }: { order: EmployeeOrderDetail }) {
  return (
    <>
      <Trans>You accepted the addendum to your contract.</Trans>{' '}
      {order.timeline.some(({ kind }) => kind === 'MAIL') && (
        <Trans>The confirmation was sent to your work e-mail.</Trans>
      )}
    </>
  );
}

function OnItsWay({ order: { delivery, serialNumber, tracking, allRiskExpires } }: { order: EmployeeOrderDetail }) {
  const { day } = useFormat();
  const place = [delivery.addressLine1, `${delivery.zipCode} ${delivery.city}`.trim()].filter(Boolean).join(', ');
  return (
    <>
      {place && <Trans>On its way to {place}.</Trans>} {tracking && <Tracking tracking={tracking} />}{' '}
      {serialNumber && <Trans>Serial number {serialNumber}.</Trans>}{' '}
      {allRiskExpires && <Trans>All-risk insurance until {day(allRiskExpires)}.</Trans>}
    </>
  );
}
