import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

/** A command as a README writes it, and the folder whose README it stands in. */
export type Command = { file: string; words: readonly string[] };

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    name: string;
    workspaces?: string[];
    scripts?: Record<string, string>;
  };
const foldersOfWorkspace = (pattern: string) =>
  pattern.endsWith('*') ? readdirSync(root).filter((name) => name.startsWith(pattern.slice(0, -1))) : [pattern];

/** Scripts by package name and by folder; the root is `.`. */
export function scriptsByPackage(): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = ['.', ...(manifestOf('.').workspaces ?? []).flatMap(foldersOfWorkspace)];
  return new Map(
    folders.flatMap((folder) => {
      const { name, scripts } = manifestOf(folder);
      const names = new Set(Object.keys(scripts ?? {}));
      return [
        [folder, names],
        [name, names],
      ] as const;
    }),
  );
}

/** README.md of the root and of every folder beside it, and CONTRIBUTING.md. */
export const readmes = (): string[] => [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(node_modules|dist|\.)/.test(entry.name))
    .map(({ name }) => `${name}/README.md`)
    .filter((path) => existing(path)),
];

function existing(path: string): boolean {
  return readdirSync(join(root, dirname(path))).includes('README.md');
}

/**
 * Every `npm …`, `npx …` and `node …` of a README, in code spans and code blocks; settings before a command are left
 * out.
 */
export function commandsOf(file: string): Command[] {
  const text = readFileSync(join(root, file), 'utf8');
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n'));
  const spans = [...text.replace(/^```\w*\n[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return [...blocks, ...spans]
    .map((line) =>
      line
        .split(/\s#\s|\s{2,}#/)[0]!
        .trim()
        .replace(/^([A-Z_]+=\S+\s+)+/, ''),
    )
    .filter((line) => /^(npm|npx|node) /.test(line))
    .map((line) => ({ file, words: line.split(/\s+/) }));
}
