import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textsOf } from '../presets/catalogs.ts';

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

const kit = carriedBy(resolve(folder, 'kit.ts'));

test('react-aria-components comes with the first thing that opens', () => {
  expect([...eager, ...kit]).not.toContain('react-aria-components');
  expect(carriedBy(resolve(folder, 'kit/overlays.ts'))).toContain('react-aria-components');
});

test.each(['react-hook-form', '@hookform/resolvers/valibot'])('a page without a form does not carry %s', (name) => {
  expect([...eager, ...kit]).not.toContain(name);
  expect(carriedBy(resolve(folder, 'forms.ts'))).toContain(name);
});

test('the eager entry reaches nothing of the kit', () => {
  expect([...eager].filter((file) => /\/src\/(kit|list|form|seen|testing)\//.test(file))).toEqual([]);
});

test.each(['index.ts', 'kit.ts', 'forms.ts', 'testing/index.ts'])('%s names what it publishes', (file) => {
  expect(readFileSync(resolve(folder, file), 'utf8')).not.toMatch(/export \*/);
});

test.each(['mfe-admin', 'mfe-company', 'mfe-employee', 'mfe-supplier'])(
  '%s carries the texts of every feature that it imports',
  async (remote) => {
    const root = resolve(folder, '../..', remote);
    const code = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => readFileSync(resolve(root, file), 'utf8'));
    const imported = code.flatMap((text) => [...text.matchAll(/from '@portal\/(\w+)'/g)].map(([, name = '']) => name));
    const features = [...new Set(imported)].filter((name) => name !== 'contract');
    const carried = new Map(await textsOf(remote, 'da-dk'));
    expect(features.length).toBeGreaterThan(0);
    for (const feature of features) {
      const texts = await textsOf(`shared-ui/features/${feature}`, 'da-dk');
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter(([english]) => !carried.has(english))).toEqual([]);
    }
  },
);
