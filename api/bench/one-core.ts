import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type pg from 'pg';

const processOf = (client: pg.PoolClient) => (client as unknown as { processID: number }).processID;

/**
 * Keeps the server processes of these connections on one core for as long as they live. Where the scheduler puts a
 * process it stays, and one that shares its core with the client is a third slower: of two connections that take turns,
 * one would be measured there and the other elsewhere. Where this cannot be said (`taskset` is Linux'), they stay where
 * they are.
 */
export function onOneCore(clients: readonly pg.PoolClient[]): void {
  const core = lastCore();
  if (core === undefined) return;
  for (const client of clients) {
    try {
      execFileSync('taskset', ['-pc', core, String(processOf(client))], { stdio: 'ignore' });
    } catch {
      return;
    }
  }
}

/** The last of the cores that this process may use: `0-1` or `0,2-3` in its status. */
function lastCore(): string | undefined {
  try {
    return /^Cpus_allowed_list:.*?(\d+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
