import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** Autovacuum works as a superuser, whose session an owner may not end: the drop waits until it has left. */
export async function dropDatabase(client: pg.ClientBase | pg.Pool, name: string): Promise<void> {
  for (let tries = 40; ; tries -= 1) {
    try {
      await client.query(`drop database ${name} with (force)`);
      return;
    } catch (error) {
      if (tries === 0 || (error as { code?: string }).code !== '42501') throw error;
      await pause(250);
    }
  }
}
