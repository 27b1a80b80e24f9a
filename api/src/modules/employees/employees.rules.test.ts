import { endsAdmin, forbiddenFields, hasLeft, isFutureExit, mailOutcome } from './employees.rules.ts';

test.each([
  ['2026-11-01', false],
  ['2026-11-02', false],
  ['2026-11-03', true],
  [null, true],
])('on 2 November an exit on %s may be set: %s', (exitDate, may) => {
  expect(isFutureExit(exitDate, '2026-11-02')).toBe(may);
});

test('an employee has left the day after the last working day', () => {
  expect(['2026-11-01', '2026-11-02', null].map((exitDate) => hasLeft(exitDate, '2026-11-02'))).toEqual([
    true,
    false,
    false,
  ]);
});

test('birthday and gender are kept only where the company allows them', () => {
  const both = { birthday: '1990-01-01', gender: 'FEMALE' };
  expect(forbiddenFields(both, { birthday: false, gender: false }).map(({ path }) => path)).toEqual([
    'birthday',
    'gender',
  ]);
  expect(forbiddenFields(both, { birthday: true, gender: true })).toEqual([]);
  expect(forbiddenFields({ birthday: null, gender: '' }, { birthday: false, gender: false })).toEqual([]);
});

test.each([
  [{ role: 'COMPANY', status: 'ACTIVE' }, { role: 'EMPLOYEE' }, true],
  [{ role: 'COMPANY', status: 'ACTIVE' }, { status: 'BLOCKED' }, true],
  [{ role: 'COMPANY', status: 'BLOCKED' }, { role: 'EMPLOYEE' }, false],
  [{ role: 'COMPANY', status: 'ACTIVE' }, { role: 'COMPANY' }, false],
  [{ role: 'EMPLOYEE', status: 'ACTIVE' }, { status: 'BLOCKED' }, false],
])('%j changed by %j ends an administrator: %s', (before, change, ends) => {
  expect(endsAdmin(before, change)).toBe(ends);
});

test('blocked people and leavers get no mail', () => {
  expect(mailOutcome({ status: 'ACTIVE', exitDate: '2026-11-02' }, '2026-11-02')).toBe('SENT');
  expect(mailOutcome({ status: 'PENDING', exitDate: '2026-11-01' }, '2026-11-02')).toBe('LEFT');
  expect(mailOutcome({ status: 'BLOCKED', exitDate: null }, '2026-11-02')).toBe('BLOCKED');
});
