import { isStrongEnough } from './password.ts';

test.each([
  ['Abcdef12', true],
  ['abcdef1!', true],
  ['ABCDEF1!', true],
  ['Abcdefg!', true],
  ['Æblegrød7', true],
  ['Abcde12', false],
  ['abcdefgh', false],
  ['abcdefg1', false],
  ['ABCDEFG1', false],
  ['12345678', false],
  ['1234567!', false],
  ['', false],
])('%s: %s', (password, expected) => {
  expect(isStrongEnough(password)).toBe(expected);
});
