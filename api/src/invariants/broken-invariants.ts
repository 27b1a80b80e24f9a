import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** A row that breaks a rule: the rule's number with what is wrong, and the row's id. */
export type Broken = { broken: string; id: string };

/**
 * Every rule of `invariants.sql` with its rows; empty is the only good answer (SECURITY 3.2). Reads, and changes
 * nothing.
 */
export async function brokenInvariants(owner: pg.Pool, now?: Date): Promise<Broken[]> {
  const client = await owner.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    return await brokenIn(client, now);
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

/**
 * The same inside a transaction that is open. `now` says what has outlived its keeping; the database's own clock
 * without it.
 */
export async function brokenIn(client: pg.ClientBase, now?: Date): Promise<Broken[]> {
  // The owner of tables with forced policies sees no row either, unless it says who it is.
  await client.query(
    `select set_config('app.role', 'system', true), set_config('app.now', coalesce($1::timestamptz, now())::text,
      true)`,
    [now ?? null],
  );
  const broken: Broken[] = [];
  for (const statement of await statements()) broken.push(...(await client.query<Broken>(statement)).rows);
  return broken;
}

async function statements(): Promise<string[]> {
  const text = await readFile(join(import.meta.dirname, 'invariants.sql'), 'utf8');
  return text
    .replace(/^--.*$/gm, '')
    .split(';')
    .filter((part) => part.trim() !== '');
}
