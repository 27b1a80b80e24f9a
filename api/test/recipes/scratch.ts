import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { root } from '../docs/commands.ts';

/**
 * A copy of the project in which a recipe of CONTRIBUTING is followed, with the libraries of the checkout and its own
 * workspaces.
 */
export class Scratch {
  readonly folder: string;

  constructor(name = 'recipes') {
    this.folder = join(root, '.data', name);
    rmSync(this.folder, { recursive: true, force: true });
    for (const file of this.#git(root, 'ls-files', '--cached', '--others', '--exclude-standard')) {
      cpSync(join(root, file), join(this.folder, file), { recursive: true });
    }
    this.#linkLibraries();
    this.linkWorkspaces();
    this.#git(this.folder, 'init', '--quiet');
    this.#git(this.folder, 'add', '--all');
  }

  /** The libraries stay where they are installed. */
  #linkLibraries(): void {
    for (const name of globSync(['[!@.]*', '@*/*', '.bin'], { cwd: join(root, 'node_modules') })) {
      const link = join(this.folder, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(root, 'node_modules', name), link);
    }
  }

  /** What `npm install` does for workspaces. */
  linkWorkspaces(): void {
    const { workspaces } = JSON.parse(this.read('package.json')) as { workspaces: string[] };
    for (const manifest of workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: this.folder }))) {
      const { name } = JSON.parse(this.read(manifest)) as { name: string };
      const link = join(this.folder, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      rmSync(link, { force: true });
      symlinkSync(relative(dirname(link), join(this.folder, dirname(manifest))), link, 'dir');
    }
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  /** Replaces a text that stands exactly once in the file. */
  replace(file: string, text: string, by: string): void {
    const parts = this.read(file).split(text);
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${text}`);
    this.write(file, parts.join(by));
  }

  copy(from: string, to: string): void {
    cpSync(join(this.folder, from), join(this.folder, to), { recursive: true });
  }

  /** Runs an npm script and fails with what it printed. */
  npm(script: string, options: { in?: string; words?: readonly string[] } = {}): void {
    const own = [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    // A template of its own: the outer run's database has not the recipe's migration.
    const { NODE_OPTIONS: _options, JEST_WORKER_ID: _worker, TEST_DATABASE_URL: _database, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(
      'npm',
      ['run', script, '--prefix', options.in ?? '.', '--', ...(options.words ?? [])],
      { cwd: this.folder, env: { ...env, PATH: own }, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`npm run ${script} in ${options.in ?? '.'}\n${stdout.slice(-6000)}\n${stderr}`);
  }

  /** Files that differ from the copy's beginning. */
  changedFiles(): string[] {
    return [
      ...this.#git(this.folder, 'diff', '--name-only'),
      ...this.#git(this.folder, 'ls-files', '--others', '--exclude-standard'),
    ].sort();
  }

  /** Takes back what a recipe did. */
  reset(): void {
    this.#git(this.folder, 'checkout', '--quiet', '.');
    this.#git(this.folder, 'clean', '--quiet', '-d', '--force');
  }

  #git(folder: string, ...words: string[]): string[] {
    return execFileSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 }).split('\n').filter(Boolean);
  }
}
