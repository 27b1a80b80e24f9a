import type { EmployeeOrderDetail, TimelineEvent } from '@portal/contract/employee-orders';

/** A step of an order's story, before it is put into words. */
export type Step = {
  key:
    | 'ordered'
    | 'proposed'
    | 'processing'
    | 'undone'
    | 'dispatched'
    | 'completed'
    | 'deleted'
    | 'lapsed'
    | 'serial'
    | 'expiry'
    | 'endOfTerm'
    | 'firstDraw'
    | 'lastDraw';
  state: 'done' | 'now' | 'later';
  event?: TimelineEvent;
};

const keyOf = ({ kind, fromStatus, toStatus, actorRole }: TimelineEvent): Step['key'] | undefined => {
  if (kind === 'MAIL') return undefined;
  if (kind === 'SERIAL_NUMBER') return 'serial';
  if (kind === 'EXPIRY') return 'expiry';
  if (kind === 'END_OF_TERM') return 'endOfTerm';
  if (toStatus === 'PROPOSED') return 'proposed';
  if (toStatus === 'ORDERED') return fromStatus === 'PROCESSING' ? 'undone' : 'ordered';
  if (toStatus === 'PROCESSING') return 'processing';
  if (toStatus === 'DISPATCHED') return 'dispatched';
  if (toStatus === 'COMPLETED') return 'completed';
  if (fromStatus === 'PROPOSED' && toStatus === 'DELETED' && actorRole === 'system') return 'lapsed';
  return toStatus === 'DELETED' ? 'deleted' : undefined;
};

const ahead: Readonly<Record<EmployeeOrderDetail['status'], readonly Step['key'][]>> = {
  ORDERED: ['processing', 'dispatched', 'completed'],
  PROCESSING: ['dispatched', 'completed'],
  DISPATCHED: ['completed'],
  COMPLETED: [],
  DELETED: [],
};

/**
 * What happened, oldest first, and what is still to come; the last thing that happened is where the order stands now.
 */
export function stepsOf({
  timeline,
  status,
  draws,
  isProposal,
}: Pick<EmployeeOrderDetail, 'timeline' | 'status' | 'draws' | 'isProposal'>): Step[] {
  const happened = timeline.flatMap((event): Step[] => {
    const key = keyOf(event);
    return key ? [{ key, state: 'done', event }] : [];
  });
  const isOver = status === 'DELETED';
  const standing = happened.findLastIndex(({ event }) => event?.kind === 'STATUS');
  const past = happened.map((step, index): Step =>
    index === standing && !isOver && status !== 'COMPLETED' ? { ...step, state: 'now' } : step,
  );
  const coming = isProposal && status === 'ORDERED' ? (['ordered', ...ahead.ORDERED] as const) : ahead[status];
  const drawn: Step[] =
    isOver || draws.length === 0
      ? []
      : [
          { key: 'firstDraw', state: draws[0]?.status === 'SENT' ? 'done' : 'later' },
          { key: 'lastDraw', state: 'later' },
        ];
  return [...past, ...coming.map((key): Step => ({ key, state: 'later' })), ...drawn];
}
