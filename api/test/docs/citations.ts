import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './commands.ts';

/** The document behind each name that a comment may cite, and how its numbers stand there. */
const documents = { RULES: 'rules', SPEC: 'specification', DECISIONS: 'decisions' } as const;
export type Document = keyof typeof documents;
export type Citation = { document: Document; number: string };

const number = String.raw`[0-9]+(?:\.[0-9]+)*`;
const cited = new RegExp(
  String.raw`\b(RULES|SPEC|DECISIONS)(?:[\s*]|--)+(?:§|sections? |scenarios? )?` +
    String.raw`(${number}(?:(?:,|,? and| to)\s+${number})*)`,
  'g',
);

/**
 * Every number that follows the name of a document: `RULES 2.4, 3.1` is two. A number behind "scenario" is one of
 * RULES, and E1 to E7 are its worked examples.
 */
export function citationsOf(text: string): Citation[] {
  const numbers = [...text.matchAll(cited)].flatMap(([all, document, list = '']) => {
    const prefix = all.includes('scenario') ? 'Scenario ' : '';
    const found = list.match(new RegExp(number, 'g')) ?? [];
    return found.map((digits) => ({ document: document as Document, number: `${prefix}${digits}` }));
  });
  const examples = [...text.matchAll(/\bRULES (?:2\.3 )?(E[0-9])\b/g)];
  return [...numbers, ...examples.map(([, example = '']) => ({ document: 'RULES' as const, number: example }))];
}

/** The numbers of a document's headings and of the bold beginnings of its points. */
export function numbersOf(document: Document): ReadonlySet<string> {
  const text = readFileSync(join(root, `api/contract/docs/${documents[document]}.md`), 'utf8');
  const anchor = /^(?:#+ |- \*\*)((?:Scenario |E)?[0-9]+(?:\.[0-9]+)*)\b/gm;
  return new Set([...text.matchAll(anchor)].map(([, found = '']) => found));
}

/** Sources and documents of the project, except the three themselves and the tests of this folder. */
export const citingFiles = (): string[] =>
  execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.sql', '*.md'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !/^api\/(contract|test)\/docs\//.test(file));
