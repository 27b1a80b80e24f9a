import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { accepted } from './accepted.ts';
import { deviations, threats, type Threat } from './threats.ts';

const root = join(import.meta.dirname, '../../..');
const skipped = new Set(['node_modules', 'dist', 'test-results', 'coverage']);
const title = /\(\s*(['"`])(T\d+(?:, T\d+)*): ((?:\\.|(?!\1).)+)\1/g;

export type NamedTest = { ids: string[]; title: string; file: string };

/** Every test of the workspace whose title begins with the threats that it answers, `T4: …` or `T6, T7: …`. */
export async function namedTests(folder = root): Promise<NamedTest[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry): Promise<NamedTest[]> => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : namedTests(path);
      if (!/\.(test|spec)\.tsx?$/.test(entry.name)) return [];
      const file = relative(root, path).split(sep).join('/');
      return [...(await readFile(path, 'utf8')).matchAll(title)].map(([, , ids = '', name = '']) => ({
        ids: ids.split(', '),
        title: name.replaceAll('\\', ''),
        file,
      }));
    }),
  );
  return found.flat().sort((a, b) => (a.file === b.file ? 0 : a.file < b.file ? -1 : 1));
}

/** The tests and deviations of one threat. */
export function answersTo({ id }: Threat, tests: readonly NamedTest[]): { tests: NamedTest[]; reasons: string[] } {
  return {
    tests: tests.filter(({ ids }) => ids.includes(id)),
    reasons: deviations.filter((deviation) => deviation.id === id).map(({ reason }) => reason),
  };
}

/** `api/SECURITY.md` as the tests say it now. */
export async function securityText(): Promise<string> {
  const tests = await namedTests();
  const rows = threats.map((threat) => {
    const { tests: named, reasons } = answersTo(threat, tests);
    const proofs = [
      ...named.map(({ title: name, file }) => `${name.replaceAll('|', '\\|')} (\`${file}\`)`),
      ...reasons.map((reason) => `**Deviation:** ${reason}`),
    ];
    return `| ${threat.id} | ${threat.threat} | ${threat.defence} | ${proofs.join('<br>')} |`;
  });
  const known = accepted.map(({ what, why }) => `| ${what} | ${why} |`);
  return `${head}\n\n| # | Threat | Answer | Proof |\n|---|---|---|---|\n${rows.join('\n')}\n\n## Known
    and accepted\n\n| What stays | Why |\n|---|---|\n${known.join('\n')}\n`;
}

const head = `# Security of the portal

Each threat has tests whose titles begin with its number, or a deviation with its reason. This file is written from
those titles by \`npm run threats --prefix api\`; a test fails when the two differ.`;
