import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

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
