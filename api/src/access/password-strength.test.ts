import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NewPassword } from '@portal/contract/password';
import * as v from 'valibot';
import { passwordRefusal } from './password-strength.ts';

const inge = { name: 'Inge Søe Bo', email: 'inge.s@fyrholm.example', organisations: ['Fyrholm Finans A/S'] };
const stranger = { name: 'Per Nu', email: 'per@nowhere.example', organisations: [] };

test.each([
  'Inge-Fyrholm-1',
  'inge@fyrholm.example1A',
  'xK9!Fyrh0lm-q',
  'F-y-r-h-o-l-m-77q',
  '1NGE-lampe-Trappe-9',
  'Finans-Kaptajn-88',
  'Søe-lampe-Trappe-9',
  'IngeSøeBo-lampe-77',
])('T15: %s holds the name, address or company of its owner', async (password) => {
  expect(await passwordRefusal(password, inge)).toBe('password-contains-own-words');
});

test('three letters are an own word only by themselves, and another person may use the words', async () => {
  const ida = { ...stranger, name: 'Ida Ny' };
  expect(await passwordRefusal('Ida-lampe-Trappe-9', ida)).toBe('password-contains-own-words');
  expect(await passwordRefusal('Lampidaskab-Trappe-9', ida)).toBeUndefined();
  expect(await passwordRefusal('Finans-Kaptajn-88', stranger)).toBeUndefined();
});

test.each([
  'aaaaaaaaA1',
  'AbAbAbAbAb1!',
  '12345678aA',
  '1qaz2wsxQ!',
  'Uploading-9',
  'aB1'.repeat(42),
  'Nordlys1',
  'Qazwsxedc1!',
])('T15: %s is too easy to guess', async (password) => {
  expect(await passwordRefusal(password, stranger)).toBe('password-too-guessable');
});

test.each([
  'Password1',
  'P@ssw0rd!',
  'Sommer2026!',
  'Qwerty123!',
  'Velkommen1',
  '1Welcome!',
  'København1',
  'Benefits-2026',
  'Benefits-2027',
  'Adgangskode1!',
  'Kodeord123!',
])('T15: %s is a common word in disguise', async (password) => {
  expect(await passwordRefusal(password, stranger)).toBe('common-password');
});

test.each([
  'Correct-Horse-7',
  'Lang-Sætning-77',
  'xK9!mmQ2vR',
  'MinHundHedderBob3',
  'Mormors Æblekage 1956',
  'пароль-Лампа-Корабль-7',
  '灯台の守人は-Nat-7',
  `Ru${'kalmer lanterne '.repeat(7)}7`,
])('%s may be set', async (password) => {
  expect(v.safeParse(NewPassword, password).success).toBe(true);
  expect(await passwordRefusal(password, stranger)).toBeUndefined();
});

test('the longest password costs less than a second of the processor', async () => {
  await passwordRefusal('Correct-Horse-7', stranger);
  for (const part of ['4@a3e0o1!s5$7t', 'aB1', '1234567890', '19.11.2026-', 'pa55w0rd4dm1n', '1!il|']) {
    const before = process.cpuUsage();
    await passwordRefusal(part.repeat(128).slice(0, 128), stranger);
    // Microseconds of this process: others at work do not count.
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  }
});

test('T15: whatever code hashes a new password has it judged', async () => {
  const root = join(import.meta.dirname, '..');
  const files = (await readdir(root, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('demo'),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const hashing = texts.filter((text) => /(?<!function )hashPassword\(/.test(text));
  expect(hashing.length).toBeGreaterThan(1);
  for (const text of hashing) expect(text).toContain('await assertHardToGuess(');
});
