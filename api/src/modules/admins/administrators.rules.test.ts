import { isLastAdministrator } from './administrators.rules.ts';

test.each([
  ['ACTIVE', [], true],
  ['ACTIVE', ['ACTIVE'], false],
  ['ACTIVE', ['PENDING'], true],
  ['ACTIVE', ['BLOCKED'], true],
  ['PENDING', ['PENDING'], false],
  ['PENDING', ['ACTIVE'], false],
  ['PENDING', ['BLOCKED'], true],
  ['BLOCKED', [], false],
] as const)('%s with %j: last one is %s', (status, others, isLast) => {
  expect(isLastAdministrator(status, others)).toBe(isLast);
});
