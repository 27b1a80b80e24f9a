import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.ts';

/**
 * The address of every page of a remote, read from its route table. The release carries them, so that the shell shows
 * a menu entry only for a page that exists in the version it is about to load.
 */
export function pagesOf(folder: string): string[] {
  const table = readFileSync(join(root, folder, 'src/routes.tsx'), 'utf8');
  return Array.from(table.matchAll(/\bpath: '(\/[^']*)'/g), ([, path]) => path ?? '');
}
