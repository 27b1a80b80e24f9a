import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citationsOf, citingFiles, numbersOf, type Citation } from './citations.ts';
import { root } from './commands.ts';

const known = { RULES: numbersOf('RULES'), SPEC: numbersOf('SPEC'), DECISIONS: numbersOf('DECISIONS') };
const isUnknown = ({ document, number }: Citation) => !known[document].has(number);

test('every rule, decision and part of the specification that is cited stands in its document', () => {
  const files = citingFiles().filter((file) => existsSync(join(root, file)));
  const citedIn = (file: string) => citationsOf(readFileSync(join(root, file), 'utf8'));
  const all = files.flatMap((file) => citedIn(file).map((citation) => ({ file, ...citation })));
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(isUnknown)).toEqual([]);
});

test('citations are found in lists, behind a sign, over a line’s end and by scenario', () => {
  const text = '(RULES 2.4, 3.1; SPEC §2) DECISIONS\n * 13 and 41, SPEC section 9, RULES scenarios 8 to 10, RULES E1';
  expect(citationsOf(text).map(({ document, number }) => `${document} ${number}`)).toEqual([
    'RULES 2.4',
    'RULES 3.1',
    'SPEC 2',
    'DECISIONS 13',
    'DECISIONS 41',
    'SPEC 9',
    'RULES Scenario 8',
    'RULES Scenario 10',
    'RULES E1',
  ]);
});

test('a number that no document has is found', () => {
  expect(citationsOf('RULES 2.9, DECISIONS 99, SPEC 12, RULES scenario 99').filter(isUnknown)).toHaveLength(4);
});
