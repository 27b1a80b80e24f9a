import { choicesOf, returnByOf, termReminderDue, type Term } from './end-of-term-rules.ts';

const lastDay = '2028-12-31';

test.each([
  ['2028-10-01', null, null],
  ['2028-10-02', null, 90],
  ['2028-10-03', 90, null],
  ['2028-12-01', 90, 30],
  ['2028-12-23', 30, null],
  ['2028-12-24', 30, 7],
  // Missed ones are not made up for.
  ['2028-12-30', null, 7],
  ['2028-12-30', 90, 7],
  ['2028-12-31', 7, null],
  ['2029-01-01', null, null],
] as const)('on %s after the reminder of %s days: %s', (today, sent, due) => {
  expect(termReminderDue(lastDay, today, sent)).toBe(due);
});

test('what goes back is handed in 14 days after the last day', () => {
  expect(returnByOf(lastDay)).toBe('2029-01-14');
});

const term = { state: null, lastDay, isSubscription: false, isSettled: false } as const;
test.each<[string, Partial<Term>, string, string[]]>([
  ['91 days before', {}, '2028-10-01', []],
  ['90 days before', {}, '2028-10-02', ['BUY', 'RETURN']],
  ['on the last day', { state: 'OPEN' }, '2028-12-31', ['BUY', 'RETURN']],
  ['a day later', { state: 'OPEN' }, '2029-01-01', []],
  ['buying', { state: 'BUY' }, '2028-12-01', ['RETURN']],
  ['sending back', { state: 'RETURN' }, '2028-12-01', ['BUY']],
  ['bought', { state: 'BOUGHT' }, '2028-12-01', []],
  ['returned', { state: 'RETURNED' }, '2028-12-01', []],
  ['paid in full otherwise', { isSettled: true }, '2028-12-01', []],
  ['a service in its first months', { isSubscription: true }, '2027-06-01', ['END']],
  ['a service that runs on', { isSubscription: true, state: 'RUNS_ON' }, '2028-12-01', ['END']],
  ['a service that ends', { isSubscription: true, state: 'ENDING' }, '2028-12-01', []],
])('%s: %j on %s leaves %j', (_name, changes, today, expected) => {
  expect(choicesOf({ ...term, ...changes }, today)).toEqual(expected);
});
