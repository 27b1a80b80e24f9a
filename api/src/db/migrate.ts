import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type MigrationProvider } from 'kysely/migration';
import type pg from 'pg';
import { ownerPool } from './client.ts';
import {
  adopt,
  checksumOf,
  makeChecksums,
  MigrationRefused,
  noteChecksum,
  pendingOf,
  readApplied,
  type MigrationFile,
} from './migration-state.ts';
import { connected, makeRoles } from './roles.ts';

export type MigrateOptions = {
  /** one that cannot run beside working instances may run too */
  allowDowntime?: boolean;
  folder?: string;
};

const ownFolder = join(import.meta.dirname, '../../migrations');

/** Migrations are forward-only SQL files, run once each in the order of their numbers (DECISIONS, tooling). */
async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name: name.replace('.sql', ''), text: await readFile(join(folder, name), 'utf8') })),
  );
}

/** Each file and its checksum in one transaction: neither is there without the other. */
const provider = (files: readonly MigrationFile[]): MigrationProvider => ({
  getMigrations: async () =>
    Object.fromEntries(
      files.map(({ name, text }) => [
        name,
        {
          up: async (db: Kysely<unknown>) => {
            await sql.raw(text).execute(db);
            await sql.raw(makeChecksums).execute(db);
            await db.executeQuery(CompiledQuery.raw(noteChecksum, [name, checksumOf(text)]));
          },
        },
      ]),
    ),
});

/**
 * Brings the owner's database at `url` to the newest schema. One instance at a time; the others wait and find it done.
 *
 * @throws MigrationRefused before anything was changed, when the database does not fit this release
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<void> {
  await connected(url, async (client) => {
    await client.query(`select pg_advisory_lock(hashtextextended('portal-migrate', 0))`);
    const { files, applied, pending, isAdopted } = await lookedAt(client, options);
    if (isAdopted) await noteAdopted(client, applied);
    await makeRoles(client);
    if (pending.length > 0) await run(url, files);
  });
}

/**
 * Changes nothing.
 *
 * @throws MigrationRefused when `migrate` would
 */
export const assertMigratable = (url: string, options: MigrateOptions = {}): Promise<void> =>
  connected(url, async (client) => {
    await lookedAt(client, options);
  });

/**
 * For a start that may not migrate: everything of this release ran already. What a newer one added is no matter, it
 * only expands (README).
 *
 * @throws MigrationRefused when something is to be run first
 */
export async function assertMigrated(url: string): Promise<void> {
  const ran = await connected(url, (client) =>
    client.query<{ name: string }>('select applied_migrations() as name'),
  ).then(
    ({ rows }) => new Set(rows.map(({ name }) => name)),
    (error: { code?: string }) => {
      if (error.code === '42883') return new Set<string>();
      throw error;
    },
  );
  const missing = (await readMigrations(ownFolder)).find(({ name }) => !ran.has(name));
  if (missing)
    throw new MigrationRefused(
      `The database has not run ${missing.name} yet; run npm run migrate with the owner's address in MIGRATION_DATABASE_URL first.`,
    );
}

async function lookedAt(client: pg.ClientBase, { allowDowntime = false, folder = ownFolder }: MigrateOptions) {
  const files = await readMigrations(folder);
  const before = await readApplied(client);
  const applied = await adopt(client, files, before);
  return { files, applied, pending: pendingOf(files, applied, allowDowntime), isAdopted: applied !== before };
}

async function noteAdopted(
  client: pg.ClientBase,
  applied: readonly { name: string; checksum: string | null }[],
): Promise<void> {
  await client.query('begin');
  await client.query(makeChecksums);
  for (const { name, checksum } of applied) await client.query(noteChecksum, [name, checksum]);
  await client.query('commit');
}

async function run(url: string, files: readonly MigrationFile[]): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: ownerPool(url, 2) }) });
  try {
    const { error, results } = await new Migrator({ db, provider: provider(files) }).migrateToLatest();
    const failed = results?.find((result) => result.status === 'Error');
    if (error) throw new Error(`migration ${failed?.migrationName ?? ''} failed`, { cause: error });
  } finally {
    await db.destroy();
  }
}
