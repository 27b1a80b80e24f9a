import { spawnSync } from 'node:child_process';
import { StartError } from '../preconditions.ts';

/**
 * Runs `pg_dump` or `pg_restore` on the database at `url`, whose password no list of processes shows.
 *
 * @throws StartError with what the program said
 */
export function runOnDatabase(program: 'pg_dump' | 'pg_restore', url: string, args: string[]): void {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const { status, stderr, error } = spawnSync(program, [...args, `--dbname=${address.href}`], {
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT')
    throw new StartError(`The program ${program} was not found; install the client programs of Postgres.`);
  if (error) throw error;
  if (status !== 0) throw new StartError(`${program} failed: ${stderr.trim().split('\n').slice(0, 5).join(' ')}`);
}
