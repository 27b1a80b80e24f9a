import { readFileSync } from 'node:fs';

const table = new URL('../../../api/contract/docs/clicks.md', import.meta.url);

/** How many presses the table of `clicks.md` says that a job takes now; its first step where it names several. */
export function pressesOf(job: string): number {
  const row = readFileSync(table, 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${job} |`));
  const now = row?.split('|')[3]?.split(',')[0]?.trim();
  if (!now || !/^\d+$/.test(now)) throw new Error(`clicks.md has no count of “${job}”`);
  return Number(now);
}

/** Counts presses of the pointer from now on; typing is none. */
export function countPresses(): () => number {
  let presses = 0;
  document.addEventListener('pointerdown', () => (presses += 1), { capture: true });
  return () => presses;
}
