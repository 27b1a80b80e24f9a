import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeOrderDetail } from '@portal/contract/employee-orders';
import { CircleCheck, Day, FileText, Instant, Mail, useFormat, X, type LucideIcon } from '@portal/shared-ui';
import { Calendar, Clock, Hash, Loader, PackageCheck, Timeline, Truck, Undo2 } from '@portal/shared-ui/kit';
import { stepsOf, type Step } from './timeline-entries.ts';

const icons: Readonly<Record<Step['key'], LucideIcon>> = {
  proposed: FileText, ordered: Clock, processing: Loader, undone: Undo2, dispatched: Truck, completed: PackageCheck, deleted: X, mail: Mail, serial: Hash, expiry: Calendar,
  firstDraw: Calendar, lastDraw: CircleCheck,
};

/** The order's story from acceptance to the last deduction (SPEC 1). */
export function OrderTimeline({ order }: { order: EmployeeOrderDetail }) {
  const { t } = useLingui();
  const { money, day } = useFormat();
  const { companyName, supplierName, serialNumber, tracking, allRiskExpires, draws, quote } = order;
  const [first, last] = [draws[0], draws.at(-1)];
  const buyOut = quote.estimate?.buyOut.total;
  const place = [order.delivery.addressLine1, `${order.delivery.zipCode} ${order.delivery.city}`.trim()].filter(Boolean).join(', ');
  const titles: Readonly<Record<Step['key'], ReactNode>> = {
    proposed: <Trans>Proposed by {companyName}</Trans>, ordered: <Trans>Ordered</Trans>, processing: <Trans>Processed by {companyName}</Trans>, undone: <Trans>Processing undone</Trans>,
    dispatched: <Trans>Shipped</Trans>, completed: <Trans>Delivered</Trans>, deleted: <Trans>Deleted</Trans>, mail: <Trans>Confirmation sent</Trans>, serial: <Trans>Serial number changed</Trans>,
    expiry: <Trans>Dates changed</Trans>, firstDraw: <Trans>First deduction</Trans>, lastDraw: <Trans>Last deduction</Trans>,
  };
  const textOf = ({ key, state, event }: Step): ReactNode => {
    if (event?.reason) return event.reason;
    if (key === 'ordered') return state === 'later' ? <Trans>When you accept the rules and the addendum.</Trans> : <Trans>You accepted the addendum to your contract.</Trans>;
    if (key === 'mail') return <Trans>Sent to your work e-mail with the addendum as PDF.</Trans>;
    if (key === 'processing') return state === 'later' ? <Trans>Until then you can cancel, as long as the ordering window is open.</Trans> : <Trans>The order was sent to {supplierName}. It is binding now.</Trans>;
    if (key === 'dispatched' && state !== 'later') {
      return (
        <>
          {place && <Trans>On its way to {place}.</Trans>} {serialNumber && <Trans>Serial number {serialNumber}.</Trans>} {tracking && <Trans>Tracking {tracking}.</Trans>}{' '}
          {allRiskExpires && <Trans>All-risk insurance until {day(allRiskExpires)}.</Trans>}
        </>
      );
    }
    if (key === 'completed' && state === 'later') return <Trans>Confirm when you have it. Otherwise the order closes by itself after 14 days.</Trans>;
    if (key === 'firstDraw' && first) return money(first.amount);
    if (key === 'lastDraw' && buyOut && buyOut.amount > 0) return <Trans>Afterwards you may be able to buy it, expected at {money(buyOut)} incl. VAT.</Trans>;
    return undefined;
  };
  const steps = stepsOf(order);
  return (
    <Timeline
      label={t`Progress of the order`}
      entries={steps.map((step, index) => ({
        key: `${index}${step.key}`,
        state: step.state,
        icon: icons[step.key],
        title: titles[step.key],
        text: textOf(step),
        when: step.event ? <Instant value={step.event.at} /> : step.key === 'firstDraw' && first ? <Day value={first.effectDate} /> : step.key === 'lastDraw' && last ? <Day value={last.effectDate} /> : undefined,
      }))}
    />
  );
}
