import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { settingNames } from '../../src/config.ts';
import { commandsOf, readmes, root, scriptsByPackage, type Command } from './commands.ts';

const scripts = scriptsByPackage();
const targets = new Set(
  Object.keys((JSON.parse(readFileSync(join(root, 'nx.json'), 'utf8')) as { targetDefaults: object }).targetDefaults),
);

/** Why a command of a README would not run; undefined when it names what exists. */
function fault({ file, words }: Command): string | undefined {
  const [program, ...rest] = words;
  if (program === 'node') return existsSync(join(root, rest[0] ?? '')) ? undefined : `no file ${rest[0]}`;
  if (program === 'npx' && rest[0] === 'nx') {
    const [, target = '', project = ''] = rest;
    const known = scripts.get(project);
    if (!known) return `no project ${project}`;
    return known.has(target) || targets.has(target) ? undefined : `no target ${target}`;
  }
  if (program === 'npx')
    return existsSync(join(root, 'node_modules/.bin', rest[0] ?? '')) ? undefined : `no program ${rest[0]}`;
  // npm's own.
  if (rest[0] === 'install' || rest[0] === 'pack') return undefined;
  const option = rest.find((word) => word === '-w' || word === '--prefix');
  const folder = option ? (rest[rest.indexOf(option) + 1] ?? '') : '.';
  // npm runs it in every package below, and fails where there is none of that name.
  if (option === '-w' && [...scripts.keys()].some((name) => name.startsWith(`${folder}/`)))
    return `-w ${folder} means the packages inside it, too`;
  const script = rest[0] === 'run' ? (rest[1] ?? '') : (rest[0] ?? '');
  const isThere = scripts.get(folder)?.has(script) || (!option && scripts.get(dirname(file))?.has(script));
  return isThere ? undefined : `no script ${script}`;
}

test('every command of a README names a script, a target or a file that exists', () => {
  const commands = readmes().flatMap(commandsOf);
  expect(commands.length).toBeGreaterThan(30);
  expect(commands.flatMap((command) => fault(command) ?? []).map((words, at) => [at, words])).toEqual([]);
});

test('a command that names nothing is found', () => {
  const found = [
    'npm run nothing',
    'npx nx test mfe-nobody',
    'npx nx fly api',
    'node api/gone.ts',
    'npm run schema -w api',
    'npm run gone --prefix api',
  ].map((line) => fault({ file: 'README.md', words: line.split(' ') }));
  expect(found).toEqual([
    'no script nothing',
    'no project mfe-nobody',
    'no target fly',
    'no file api/gone.ts',
    '-w api means the packages inside it, too',
    'no script gone',
  ]);
});

test('the cheap one runs', () => {
  expect(execFileSync('npm', ['run', 'lint', '--', '--version'], { cwd: root, encoding: 'utf8' })).toContain('Version');
});

test('the table of settings and the settings that are read are the same', () => {
  const table = readFileSync(join(root, 'README.md'), 'utf8').split('## Configuration')[1]?.split('\n## ')[0] ?? '';
  const named = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
  );
  expect(named.toSorted()).toEqual([...settingNames].toSorted());
});
