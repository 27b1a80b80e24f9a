import { incompatibility, isWithin } from './compatibility.ts';

test.each([
  ['^1.2.3', '1.2.3', true],
  ['^1.2.3', '1.4.0', true],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.3', '2.0.0', false],
  ['^0.3.1', '0.3.9', true],
  ['^0.3.1', '0.4.0', false],
  ['^5.3.0', '5.10.0', true],
])('%s admits %s: %s', (range, version, expected) => {
  expect(isWithin(range, version)).toBe(expected);
});

const remote = {
  contract: '1.3.0',
  requires: { react: '^19.0.0' },
  names: { '@portal/shared-ui': ['Button', 'Link'] },
};
const shell = {
  contract: '1.4.0',
  provides: { react: '19.4.0' },
  names: { '@portal/shared-ui': ['Badge', 'Button', 'Link'] },
};

test('a remote that fits has no fault', () => {
  expect(incompatibility(remote, shell)).toBeUndefined();
});

test.each([
  ['an older contract', { ...shell, contract: '1.2.0' }, 'contract 1.3.0'],
  ['a newer major contract', { ...shell, contract: '2.0.0' }, 'contract 1.3.0'],
  ['an older shared package', { ...shell, provides: { react: '18.2.0' } }, 'react ^19.0.0'],
  ['no such shared package', { ...shell, provides: {} }, 'react ^19.0.0'],
  ['fewer names', { ...shell, names: { '@portal/shared-ui': ['Link'] } }, 'Button of @portal/shared-ui'],
  ['no such shared module', { ...shell, names: {} }, 'Button, Link of @portal/shared-ui'],
])('a shell with %s is refused by what it lacks', (_what, offer, reason) => {
  expect(incompatibility(remote, offer)).toBe(reason);
});
