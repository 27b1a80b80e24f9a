import { reasonOf } from './reachable.ts';

test.each([
  ['28P01', 'password authentication failed', 'it refuses the user or the password'],
  ['08P01', 'password authentication failed', 'the pooler says: password authentication failed'],
  ['08P01', 'no such database: portal', 'the pooler says: no such database: portal'],
  ['ECONNREFUSED', '', 'ECONNREFUSED'],
  [undefined, 'timeout expired', 'timeout expired'],
])('%s “%s” is said as: %s', (code, message, said) => {
  expect(reasonOf({ ...(code === undefined ? {} : { code }), message })).toBe(said);
});
