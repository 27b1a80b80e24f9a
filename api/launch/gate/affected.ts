import type { Importers } from './import-graph.ts';

/** What puts the whole server or a whole world together: through it every test would depend on every file. */
const hubs = new Set(['api/src/app.ts', 'api/src/routes.ts', 'api/src/jobs/work.ts']);
const isHub = (file: string): boolean => hubs.has(file) || (file.startsWith('api/test/') && !isTest(file));
const moduleOf = (file: string): string | undefined => /^api\/src\/modules\/[^/]+/.exec(file)?.[0];
/** `api/src/modules/orders` or `api/src/db`; the files beside these belong to none. */
const folderOf = (file: string): string | undefined => moduleOf(file) ?? /^api\/src\/[^/]+(?=\/)/.exec(file)?.[0];
const unitOf = (file: string): string | undefined => (isServer(file) ? moduleOf(file) : 'a package');
const isServer = (file: string): boolean => file.startsWith('api/src/');
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/**
 * The test files that depend on what has changed. In browser packages and the contract they import it, directly or
 * not. The API's tests ask a whole server, so there whole folders depend: the folder of each changed file, and each
 * module that imports from it.
 */
export function affectedTests(changed: readonly string[], tests: readonly string[], importers: Importers): string[] {
  const reached = new Set<string>();
  const folders = new Set<string>();
  const visit = (file: string, isForeign: boolean) => {
    if (reached.has(file)) return;
    reached.add(file);
    const folder = isTest(file) ? undefined : folderOf(file);
    if (folder) folders.add(folder);
    // A second border is too far: the tests of a module's own folder hold what it promises to others.
    for (const next of importers.get(file) ?? []) {
      if (isHub(next)) continue;
      const crosses = isServer(next) && unitOf(file) !== undefined && unitOf(next) !== unitOf(file);
      if (!(crosses && isForeign)) visit(next, isForeign || crosses);
    }
  };
  for (const file of changed) visit(file, false);
  return tests.filter((test) => reached.has(test) || isInOneOf(test, folders));
}

const isInOneOf = (file: string, folders: ReadonlySet<string>): boolean =>
  [...folders].some((folder) => file.startsWith(`${folder}/`));
