import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './install.mjs';

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** `mfe-*` and `shared-ui/features/*` as folders; a pattern without a star is a folder itself. */
function foldersOf(pattern) {
  if (!pattern.endsWith('*')) return [pattern];
  const start = pattern.slice(0, -1);
  const parent = dirname(`${start}x`);
  return readdirSync(join(root, parent))
    .map((name) => (parent === '.' ? name : `${parent}/${name}`))
    .filter((folder) => folder.startsWith(start) && existsSync(join(root, folder, 'package.json')));
}

/**
 * The folders of all packages, from the root's package.json.
 *
 * @type {string[]}
 */
export const packages = workspaces.flatMap(foldersOf);
