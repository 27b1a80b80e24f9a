import * as v from 'valibot';
import { isStrongEnough, NewPassword } from './password.ts';

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

test.each([
  ['128 characters', `Aa1${'x'.repeat(125)}`, true],
  ['129 characters', `Aa1${'x'.repeat(126)}`, false],
  ['128 characters outside the first plane', `Aa1${'🔑'.repeat(125)}`, true],
  ['8 characters whose letters arrive in two parts', 'Åbcdefg1'.normalize('NFD'), true],
  ['7 characters whose letters arrive in two parts', 'Åøæbcd1'.normalize('NFD'), false],
])('%s', (_name, password, isGood) => {
  expect(v.safeParse(NewPassword, password).success).toBe(isGood);
});
