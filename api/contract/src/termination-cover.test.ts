import { isTerminationCovered } from './termination-cover.ts';

const insured = {
  employeeIns: 1500,
  dispatchDay: '2026-12-10',
  exitDate: '2027-10-31',
  waitingMonths: 3,
  reason: 'REDUNDANCY',
  acceptedReasons: ['REDUNDANCY', 'RESIGNATION'],
};

test('covers an accepted reason once the waiting time is over', () => {
  expect(isTerminationCovered(insured)).toBe(true);
  expect(isTerminationCovered({ ...insured, exitDate: '2027-03-10' })).toBe(true);
  expect(isTerminationCovered({ ...insured, exitDate: '2027-03-09' })).toBe(false);
});

test('covers neither other reasons nor orders without the insurance', () => {
  expect(isTerminationCovered({ ...insured, reason: 'DISMISSAL' })).toBe(false);
  expect(isTerminationCovered({ ...insured, employeeIns: 0 })).toBe(false);
});
