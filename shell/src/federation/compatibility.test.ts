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

const release = { contract: '1.3.0', requires: { react: '^19.3.0', 'styled-components': '^6.6.0' } };

test('a release that fits has no fault', () => {
  expect(
    incompatibility(release, ['^2.0.0', '^1.0.0'], { react: '19.4.0', 'styled-components': '6.6.0' }),
  ).toBeUndefined();
});

test('a contract that the shell does not support, or an older shared package, is named', () => {
  expect(incompatibility(release, ['^2.0.0'], {})).toBe('contract 1.3.0');
  expect(incompatibility(release, ['^1.0.0'], { react: '18.2.0' })).toBe('react ^19.3.0');
});
