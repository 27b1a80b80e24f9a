import { offerProblems } from '@portal/contract/offer-problems';
import {
  endDateProblem,
  dueReminder,
  lockedChanges,
  mayReopen,
  nextReminder,
  reminderOutcome,
  stateOf,
} from './subscriptions.rules.ts';

const mobile = { status: 'OPEN', startDate: '2026-11-16', endDate: '2026-11-30' } as const;
const closed = { ...mobile, status: 'CLOSED' } as const;

test.each([
  ['2026-11-15', 'UPCOMING'],
  ['2026-11-16', 'ACTIVE'],
  ['2026-11-30', 'ACTIVE'],
  ['2026-12-01', 'EXPIRED'],
])('on %s the window of 16 to 30 November is %s', (today, state) => {
  expect(stateOf(mobile, today)).toBe(state);
  expect(stateOf(closed, today)).toBe('CLOSED');
});

test('a window of one day is active on that day only', () => {
  const day = { ...mobile, startDate: '2026-11-16', endDate: '2026-11-16' };
  expect(['2026-11-15', '2026-11-16', '2026-11-17'].map((today) => stateOf(day, today))).toEqual([
    'UPCOMING',
    'ACTIVE',
    'EXPIRED',
  ]);
});

test.each([
  ['2026-11-26', false],
  ['2026-11-27', true],
  ['2026-11-30', true],
  ['2026-12-01', false],
])('on %s a reminder is due: %s', (today, due) => {
  const once = { reminderDays: [3], remindedDays: null };
  expect(dueReminder({ ...mobile, ...once }, today) !== null).toBe(due);
  expect(dueReminder({ ...closed, ...once }, today)).toBeNull();
});

test.each([
  ['2026-11-19', null, null, '2026-11-20'],
  ['2026-11-20', null, 10, '2026-11-20'],
  ['2026-11-20', 10, null, '2026-11-27'],
  // After a downtime only the latest.
  ['2026-11-30', 10, 0, '2026-11-30'],
  ['2026-11-30', 0, null, null],
  ['2026-12-01', null, null, null],
])('10, 3 and 0 days before the end, seen on %s after %s: %s is due, next %s', (today, remindedDays, due, next) => {
  const facts = { ...mobile, reminderDays: [10, 3, 0], remindedDays };
  expect(dueReminder(facts, today)).toBe(due);
  expect(nextReminder(facts, today)).toBe(next);
});

test('a closed subscription opens again until its last day has passed', () => {
  expect(mayReopen(closed, '2026-11-30')).toBe(true);
  expect(mayReopen(closed, '2026-12-01')).toBe(false);
  expect(mayReopen(mobile, '2026-11-20')).toBe(false);
});

test('with orders, only name, end date and added employees are open', () => {
  expect(lockedChanges(['version', 'subscriptionName', 'endDate', 'addedEmployees'])).toEqual([]);
  expect(lockedChanges(['subscriptionName', 'catalogs', 'allRisk', 'removedEmployeeIds'])).toEqual([
    'catalogs',
    'allRisk',
    'removedEmployeeIds',
  ]);
});

test.each([
  ['2026-11-20', '2026-11-20', null, undefined],
  ['2026-11-19', '2026-11-20', null, 'must-be-in-the-future'],
  ['2026-11-25', '2026-11-20', '2026-11-25', undefined],
  ['2026-11-24', '2026-11-20', '2026-11-25', 'subscription-has-orders'],
])('an end on %s, seen on %s with the last order on %s', (endDate, today, lastOrder, key) => {
  expect(endDateProblem(endDate, today, lastOrder)?.key).toBe(key);
});

const anna = { invitedAt: new Date(0), orders: 0, proposals: 0, status: 'ACTIVE', exitDate: null };
test.each([
  [anna, 'REMINDED'],
  [{ ...anna, exitDate: '2026-11-20' }, 'REMINDED'],
  [{ ...anna, exitDate: '2026-11-19' }, 'LEFT'],
  [{ ...anna, status: 'BLOCKED' }, 'BLOCKED'],
  [{ ...anna, invitedAt: null }, 'NOT_INVITED'],
  [{ ...anna, proposals: 1 }, 'HAS_PROPOSAL'],
  [{ ...anna, orders: 1, proposals: 1 }, 'HAS_ORDERED'],
  [{ ...anna, orders: 1, status: 'BLOCKED' }, 'HAS_ORDERED'],
])('a reminder on 20 November for %j: %s', (participant, outcome) => {
  expect(reminderOutcome(participant, '2026-11-20')).toBe(outcome);
});

describe('what is wrong with an offer by itself', () => {
  const good = {
    subscriptionName: 'Mobile 2027',
    startDate: '2026-11-16',
    endDate: '2026-11-30',
    effectDate: '2027-01-01',
    deliveryMethod: 'COMPANY_ADDRESS' as const,
    addressId: 'some',
    grossDraw: true,
    netDraw: false,
    periods: [24],
    defaultMonths: null,
    allRisk: true,
    employeeIns: true,
    catalogs: [{}],
  };
  test.each([
    [{}, []],
    [{ addressId: null }, ['needs-a-selected-address']],
    [{ addressId: null, deliveryMethod: 'USER_ADDRESS' as const }, []],
    [{ allRisk: false }, ['termination-insurance-needs-all-risk']],
    [{ allRisk: false, employeeIns: false }, []],
    [{ endDate: '2026-11-15' }, ['end-before-start']],
    [{ endDate: '2026-11-16' }, []],
    [{ startDate: '', effectDate: '2027-02-30' }, ['required', 'invalid-day']],
    [{ grossDraw: false }, ['required']],
    [{ subscriptionName: ' ', catalogs: [], periods: [] }, ['required', 'catalog-id-is-required', 'required']],
  ])('%j: %j', (change, keys) => {
    expect(offerProblems({ ...good, ...change }).map(({ key }) => key)).toEqual(keys);
  });
});
