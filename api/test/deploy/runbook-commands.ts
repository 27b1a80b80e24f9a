import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const runbook = (checkout: string): string => readFileSync(join(checkout, 'api/deploy/RUNBOOK.md'), 'utf8');

/** The lines of all blocks of shell commands in a text. */
export const commandsIn = (text: string): string[] =>
  [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.trim())
    .filter(Boolean);

/** The commands under one heading of the runbook, in their order. */
export function commandsUnder(text: string, heading: string): string[] {
  const [, section] = text.split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`the runbook has no "${heading}"`);
  return commandsIn(section.split('\n## ')[0] ?? '');
}
