import { readFileSync } from 'node:fs';
import { errorKeys } from '@portal/contract/errors';
import * as labels from '../labels/labels.ts';
import { errorMessages } from './error-messages.ts';

/** English text → Danish text, as the catalog of this package has them. */
const danish = new Map(
  readFileSync(new URL('../locales/da-dk.po', import.meta.url), 'utf8')
    .split('\n\n')
    .map((entry) => [/^msgid "(.+)"$/m.exec(entry)?.[1] ?? '', /^msgstr "(.*)"$/m.exec(entry)?.[1] ?? ''] as const),
);
const danishOf = (english: string | undefined) => danish.get(english ?? '');

test.each(errorKeys)('%s has a Danish text of its own', (key) => {
  const { message } = errorMessages[key];
  expect(danishOf(message)?.length).toBeGreaterThan(3);
  expect(danishOf(message)).not.toBe(message);
});

test.each([
  ['required', 'Dette felt skal udfyldes'],
  ['invalid-email', 'Indtast en gyldig e-mail {email}'],
  ['invalid-phone', 'Indtast et gyldigt telefonnummer, f.eks. 010023989333'],
  ['login-required-field', 'Skal udfyldes'],
  ['login-invalid-email', 'Ugyldig e-mail'],
  ['no-password-provided', 'Ingen adgangskode angivet.'],
  ['passwords-do-not-match', 'De to adgangskoder skal være ens.'],
  ['no-permission-to-access-page', 'Du har ikke tilladelse til at se denne side.'],
  ['something-went-wrong', 'Noget gik galt. Prøv igen.'],
  ['session-expired', 'Din session er udløbet. Log ind igen.'],
  ['jwt expired', 'Din session er udløbet. Log ind igen.'],
] as const)('the fixed text of %s in Danish', (key, text) => {
  expect(danishOf(errorMessages[key].message)).toBe(text);
});

test('every label has a Danish word', () => {
  const tables = [
    labels.roleLabels,
    labels.employeeRoleLabels,
    labels.accountStatusLabels,
    labels.orderStatusLabels,
    labels.requestStatusLabels,
    labels.salaryFileMethodLabels,
    labels.currencyLabels,
  ];
  for (const { message } of tables.flatMap((table) => Object.values(table))) expect(danishOf(message)).toBeTruthy();
  expect(danishOf(labels.orderStatusLabels.DISPATCHED.message)).toBe('Afsendt');
});
