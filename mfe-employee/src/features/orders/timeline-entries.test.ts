import type { TimelineEvent } from '@portal/contract/employee-orders';
import { stepsOf } from './timeline-entries.ts';

const event = (
  toStatus: string | null,
  fromStatus: string | null = null,
  kind: TimelineEvent['kind'] = 'STATUS',
): TimelineEvent => ({
  at: '2026-11-17T09:00:00.000Z',
  kind,
  fromStatus,
  toStatus,
  actorName: 'Anna',
  actorRole: 'employee',
  reason: '',
  endOfTerm: null,
  daysBefore: null,
});
const draw = {
  period: '2027-01',
  effectDate: '2027-01-20',
  amount: { amount: 22_893, currency: 'DKK' },
  units: 1,
  isCredit: false,
  status: 'PLANNED' as const,
};
const told = (steps: ReturnType<typeof stepsOf>) => steps.map(({ key, state }) => `${key} ${state}`);

test('a new order stands at ordered, whatever was mailed, and has the rest before it', () => {
  const steps = stepsOf({
    timeline: [event('ORDERED', 'NEW'), event(null, null, 'MAIL')],
    status: 'ORDERED',
    draws: [],
    isProposal: false,
  });
  expect(told(steps)).toEqual(['ordered now', 'processing later', 'dispatched later', 'completed later']);
});

test('a shipped order waits for its arrival and its draws', () => {
  const timeline = [event('ORDERED', 'NEW'), event('PROCESSING', 'ORDERED'), event('DISPATCHED', 'PROCESSING')];
  expect(told(stepsOf({ timeline, status: 'DISPATCHED', draws: [draw], isProposal: false }))).toEqual([
    'ordered done',
    'processing done',
    'dispatched now',
    'completed later',
    'firstDraw later',
    'lastDraw later',
  ]);
});

test('an unanswered proposal lapsed by itself; one that was declined was deleted', () => {
  const over = (actorRole: string) =>
    told(
      stepsOf({
        timeline: [event('PROPOSED', 'NEW'), { ...event('DELETED', 'PROPOSED'), actorRole }],
        status: 'DELETED',
        draws: [],
        isProposal: true,
      }),
    );
  expect(over('system')).toEqual(['proposed done', 'lapsed done']);
  expect(over('employee')).toEqual(['proposed done', 'deleted done']);
});

test('a deleted order has nothing to come, an undone one is ordered again', () => {
  expect(
    told(
      stepsOf({
        timeline: [event('ORDERED', 'NEW'), event('DELETED', 'ORDERED')],
        status: 'DELETED',
        draws: [],
        isProposal: false,
      }),
    ),
  ).toEqual(['ordered done', 'deleted done']);
  const undone = [event('ORDERED', 'NEW'), event('PROCESSING', 'ORDERED'), event('ORDERED', 'PROCESSING')];
  expect(told(stepsOf({ timeline: undone, status: 'ORDERED', draws: [], isProposal: false })).slice(0, 3)).toEqual([
    'ordered done',
    'processing done',
    'undone now',
  ]);
});
