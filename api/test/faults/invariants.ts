import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** Every broken rule of `invariants.sql` with the row that breaks it; empty is the only good answer (SECURITY 3.2). */
export async function brokenInvariants(owner: pg.Pool): Promise<unknown[]> {
  const text = await readFile(join(import.meta.dirname, 'invariants.sql'), 'utf8');
  const broken: unknown[] = [];
  for (const statement of text.replace(/^--.*$/gm, '').split(';').filter((part) => part.trim() !== '')) broken.push(...(await owner.query(statement)).rows);
  return broken;
}
