import { spawn } from 'node:child_process';
import { StartError } from '../preconditions.ts';

/**
 * Runs `pg_dump` or `pg_restore` on the database at `url`, whose password no list of processes shows.
 *
 * @throws StartError with what the program said
 */
export async function runOnDatabase(program: 'pg_dump' | 'pg_restore', url: string, args: string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(program, [...args, `--dbname=${address.href}`], {
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const code = await new Promise<number | null>((done, failed) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      failed(
        error.code === 'ENOENT'
          ? new StartError(`The program ${program} was not found; install the client programs of Postgres.`)
          : error,
      ),
    );
    child.once('close', done);
  });
  if (code !== 0) throw new StartError(`${program} failed: ${said.trim().split('\n').slice(0, 5).join(' ')}`);
}
