import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderEventLine } from '@portal/contract/order-detail';
import { Fixed, Instant } from '@portal/shared-ui';
import { ActorName, hasActor, Timeline } from '@portal/shared-ui/kit';
import type { ComponentProps, ReactNode } from 'react';
import { EndOfTermStepText } from './EndOfTermWords.tsx';

/** Whose order it is; undefined where the reader is not told. */
type Person = ComponentProps<typeof ActorName>['person'];

/** What happened to an order and who did it, oldest first (RULES 3: every change has its line). */
export function OrderHistory({ events, person }: { events: readonly OrderEventLine[]; person: Person }) {
  const { t } = useLingui();
  return (
    <Timeline
      label={t`History of the order`}
      entries={events.map((event) => ({
        key: event.id,
        state: 'done',
        title: <EventTitle event={event} />,
        text: <EventText event={event} person={person} />,
        when: <Instant value={event.at} />,
      }))}
    />
  );
}

function EventTitle({
  event: { kind, fromStatus, toStatus, actorRole, endOfTerm, fileName },
}: {
  event: OrderEventLine;
}): ReactNode {
  // The other mail that stands in the history is the employee's confirmation; it carries no order file.
  if (kind === 'MAIL' && fromStatus === 'PROPOSED') return <Trans>Proposal sent again</Trans>;
  if (kind === 'MAIL')
    return fileName ? <Trans>Order file sent</Trans> : <Trans>Confirmation sent to the employee</Trans>;
  if (kind === 'SERIAL_NUMBER') return <Trans>Serial number changed</Trans>;
  if (kind === 'EXPIRY') return <Trans>Dates changed</Trans>;
  if (endOfTerm) return <EndOfTermStepText step={endOfTerm} />;
  if (kind === 'NOTE') return <Trans>Tracking changed</Trans>;
  if (toStatus === 'PROPOSED') return <Trans>Proposed to the employee</Trans>;
  if (toStatus === 'ORDERED')
    return fromStatus === 'PROCESSING' ? (
      <Trans>Processing undone</Trans>
    ) : fromStatus === 'PROPOSED' ? (
      <Trans>Accepted and ordered</Trans>
    ) : (
      <Trans>Ordered</Trans>
    );
  if (toStatus === 'PROCESSING')
    return fromStatus === 'DISPATCHED' ? <Trans>Shipping undone</Trans> : <Trans>Processed</Trans>;
  if (toStatus === 'DISPATCHED') return <Trans>Shipped</Trans>;
  if (toStatus === 'COMPLETED') return <Trans>Completed</Trans>;
  if (fromStatus === 'PROPOSED') {
    if (actorRole === 'system') return <Trans>The proposal lapsed</Trans>;
    return actorRole === 'employee' ? <Trans>Declined</Trans> : <Trans>Proposal withdrawn</Trans>;
  }
  return <Trans>Deleted</Trans>;
}

function EventText({ event, person }: { event: OrderEventLine; person: Person }): ReactNode {
  const { serialNumber, previousSerialNumber, tracking, fileName, reason } = event;
  return (
    <>
      {hasActor(event) ? <ActorName actor={event} person={person} /> : <Trans>Automatic</Trans>}
      {reason !== '' && <> · {reason}</>}
      {event.daysBefore !== null && (
        <>
          {' '}
          · <Trans>{event.daysBefore} days before the end</Trans>
        </>
      )}
      {previousSerialNumber && (
        <>
          {' '}
          · <Trans>before {previousSerialNumber}</Trans>
        </>
      )}
      {serialNumber && (
        <>
          {' '}
          · <Trans>SN/IMEI {serialNumber}</Trans>
        </>
      )}
      {tracking && (
        <>
          {' '}
          · <Trans>Tracking {tracking}</Trans>
        </>
      )}
      {fileName && (
        <>
          {' '}
          · <Fixed>{fileName}</Fixed>
        </>
      )}
    </>
  );
}
