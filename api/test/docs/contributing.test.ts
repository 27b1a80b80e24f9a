import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readmes, root } from './commands.ts';

const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const section = (title: string) => text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

/** Paths in code spans that begin in a folder of the root and name one certain file or folder. */
const pathsOf = (document: string) =>
  [...document.matchAll(/`((?:api|shared-ui|shell|mfe-[a-z]+)\/[\w./-]+)`/g)].map(([, path = '']) => path);

/** Where the links of a document lead inside this project. */
const linksOf = (document: string) => [...document.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link = '']) => link);

test('every file that a recipe names exists', () => {
  const paths = pathsOf(text);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every link of a README and of CONTRIBUTING leads to a file', () => {
  const linked = (file: string) => linksOf(readFileSync(join(root, file), 'utf8'));
  const links = readmes().flatMap((file) => linked(file).map((link) => join(dirname(file), link)));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([]);
});

test('the house has at most thirty concepts of its own', () => {
  const concepts = section('Concepts of this house')
    .split('\n')
    .filter((line) => /^\| (?!Concept )/.test(line));
  expect(concepts.length).toBeGreaterThan(10);
  expect(concepts.length).toBeLessThanOrEqual(30);
});
