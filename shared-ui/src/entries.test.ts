import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { carriedTexts } from '../presets/lingui.ts';

const folder = dirname(fileURLToPath(import.meta.url));
const importPattern = /^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)';|^import '([^']+)';/gm;

/** Files and packages that an entry carries, followed through its relative imports. */
function carriedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from, bare] of readFileSync(file, 'utf8').matchAll(importPattern)) {
    const target = from ?? bare ?? '';
    if (target.startsWith('.')) carriedBy(resolve(dirname(file), target), seen);
    else seen.add(target);
  }
  return seen;
}

const eager = carriedBy(resolve(folder, 'index.ts'));

test.each(['react-aria-components', 'react-hook-form', '@hookform/resolvers/valibot'])('the login page does not carry %s', (name) => {
  expect(eager).not.toContain(name);
  expect(carriedBy(resolve(folder, 'kit.ts'))).toContain(name);
});

test('the eager entry reaches nothing of the kit', () => {
  expect([...eager].filter((file) => /\/src\/(kit|list|form|import|testing)\//.test(file))).toEqual([]);
});

test.each(['index.ts', 'kit.ts', 'testing/index.ts'])('%s names what it publishes', (file) => {
  expect(readFileSync(resolve(folder, file), 'utf8')).not.toMatch(/export \*/);
});

test.each(['mfe-admin', 'mfe-company', 'mfe-employee', 'mfe-supplier'])('%s carries the texts of every entry that it uses', (remote) => {
  const code = globSync('src/**/*.{ts,tsx}', { cwd: resolve(folder, '../..', remote), exclude: (name) => /\.test\.tsx?$/.test(name) });
  const used = code.flatMap((file) => [...readFileSync(resolve(folder, '../..', remote, file), 'utf8').matchAll(/from '@portal\/shared-ui\/(accounts|branding|catalogs|domain|imports|leasing|requests)'/g)].map(([, entry]) => entry));
  expect([...new Set(used)].toSorted()).toEqual([...(carriedTexts[remote] ?? [])].toSorted());
});
