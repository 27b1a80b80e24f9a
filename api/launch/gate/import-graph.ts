import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

/** For each source file of the workspace, the files that import it; paths from the root. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

const isSource = /\.(ts|tsx|mjs)$/;
const specifiers = /(?:from|import|import\()\s*\(?\s*'([^']+)'/g;

/** Reads every tracked and new source file once and follows its imports inside the workspace. */
export function importersIn(root: string): Importers {
  const importers = new Map<string, Set<string>>();
  const resolvePackage = packageResolver(root);
  for (const file of sourceFiles(root)) {
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(specifiers)) {
      const target = specifier.startsWith('.')
        ? relative(root, resolve(root, dirname(file), specifier))
        : specifier.startsWith('@portal/') && resolvePackage(specifier);
      if (target) importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  }
  return importers;
}

const sourceFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\n')
    .filter((file) => isSource.test(file) && existsSync(join(root, file)));

/** `@portal/contract/orders` → `api/contract/src/orders.ts`, as the package's own exports say. */
function packageResolver(root: string): (specifier: string) => string | undefined {
  const { resolve: find } = createRequire(join(root, 'package.json'));
  const known = new Map<string, string | undefined>();
  return (specifier) => {
    if (!known.has(specifier)) {
      try {
        known.set(specifier, relative(root, find(specifier)));
      } catch {
        known.set(specifier, undefined);
      }
    }
    return known.get(specifier);
  };
}
