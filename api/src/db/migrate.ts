import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type MigrationProvider } from 'kysely/migration';
import { ownerPool } from './client.ts';
import { makeRoles } from './roles.ts';

const folder = join(import.meta.dirname, '../../migrations');

export type MigrateOptions = { allowDowntime?: boolean };

/** Migrations are forward-only SQL files, run once each in the order of their numbers (DECISIONS, tooling). */
export const sqlMigrations: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
    return Object.fromEntries(files.map((name) => [name.replace('.sql', ''), {
      up: async (db: Kysely<unknown>) => {
        await sql.raw(await readFile(join(folder, name), 'utf8')).execute(db);
      },
    }]));
  },
};

/** Brings the owner's database at `url` to the newest schema; several instances may start at once (Kysely locks). */
export async function migrate(url: string, _options: MigrateOptions = {}): Promise<void> {
  await makeRoles(url);
  const pool = ownerPool(url, 2);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { error, results } = await new Migrator({ db, provider: sqlMigrations }).migrateToLatest();
    const failed = results?.find((result) => result.status === 'Error');
    if (error) throw new Error(`migration ${failed?.migrationName ?? ''} failed`, { cause: error });
  } finally {
    await db.destroy();
  }
}
