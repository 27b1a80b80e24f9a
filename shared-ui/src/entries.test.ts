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

test.each(['react-aria-components', 'react-hook-form', '@hookform/resolvers/valibot'])(
  'the login page does not carry %s',
  (name) => {
    expect(eager).not.toContain(name);
    expect(carriedBy(resolve(folder, 'kit.ts'))).toContain(name);
  },
);

test('the eager entry reaches nothing of the kit', () => {
  expect([...eager].filter((file) => /\/src\/(kit|list|form|import|testing)\//.test(file))).toEqual([]);
});

test.each(['index.ts', 'kit.ts', 'testing/index.ts'])('%s names what it publishes', (file) => {
  expect(readFileSync(resolve(folder, file), 'utf8')).not.toMatch(/export \*/);
});

/** Names of the kit that live in a folder whose texts travel with the remotes: what binds to what was seen. */
const boundNames = [
  ...readFileSync(resolve(folder, 'kit.ts'), 'utf8').matchAll(/^export \{ ([^}]*) \} from '\.\/seen\//gm),
].flatMap(([, names = '']) => names.split(', '));
const entry = /from '@portal\/shared-ui\/(accounts|branding|catalogs|domain|imports|leasing|requests)'/g;
const kitNames = /import \{([^}]*)\} from '@portal\/shared-ui\/kit'/g;
const bindsToSeen = (text: string) =>
  [...text.matchAll(kitNames)].some(([, names = '']) =>
    names.split(',').some((name) => boundNames.includes(name.trim())),
  );

test.each(['mfe-admin', 'mfe-company', 'mfe-employee', 'mfe-supplier'])(
  '%s carries the texts of every entry that it uses',
  (remote) => {
    const root = resolve(folder, '../..', remote);
    const code = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: (name) => /\.test\.tsx?$/.test(name) }).map(
      (file) => readFileSync(resolve(root, file), 'utf8'),
    );
    const entries = [...new Set(code.flatMap((text) => [...text.matchAll(entry)].map(([, name = '']) => name)))];
    const shared = entries
      .flatMap((name) => [...carriedBy(resolve(folder, `${name}.ts`))])
      .filter((file) => file.startsWith('/'))
      .map((file) => readFileSync(file, 'utf8'));
    const used = [...code, ...shared].some(bindsToSeen) ? [...entries, 'seen'] : entries;
    expect(boundNames.length).toBeGreaterThan(0);
    expect(used.toSorted()).toEqual([...(carriedTexts[remote] ?? [])].toSorted());
  },
);
