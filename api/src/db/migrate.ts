import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type MigrationProvider } from 'kysely/migration';
import type pg from 'pg';
import { ownerPool } from './client.ts';
import {
  adopt,
  baselineOf,
  becomeBaseline,
  checksumOf,
  makeChecksums,
  MigrationRefused,
  newerDatabase,
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

/** Inside a folder of migrations: what made databases before version 1.0.0. */
const before = 'before-1.0.0';

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

/** Names of this release's migrations, oldest first. */
export const ownMigrations = async (): Promise<string[]> => (await readMigrations(ownFolder)).map(({ name }) => name);

/**
 * Brings the owner's database at `url` to the newest schema. One instance at a time; the others wait and find it done.
 *
 * @throws MigrationRefused before anything was changed, when the database does not fit this release
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<void> {
  await connected(url, async (client) => {
    await client.query(`select pg_advisory_lock(hashtextextended('portal-migrate', 0))`);
    const { files, pending, older } = await planFor(client, options);
    if (older?.isAdopted) await noteAdopted(client, older.applied);
    await makeRoles(client);
    if (older) {
      if (older.pending.length > 0) await run(url, older.files);
      await becomeBaseline(client, files);
    }
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
    await planFor(client, options);
  });

/**
 * For a start that may not migrate: everything of this release ran already, and nothing of a newer one.
 *
 * @throws MigrationRefused when something is to be run first, or the database is ahead of this release
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
  const own = await readMigrations(ownFolder);
  const missing = own.find(({ name }) => !ran.has(name));
  if (missing)
    throw new MigrationRefused(
      `The database has not run ${missing.name} yet; ` +
        `run npm run migrate with the owner's address in MIGRATION_DATABASE_URL first.`,
    );
  const unknown = [...ran].find((name) => !own.some((file) => file.name === name));
  if (unknown) throw newerDatabase(unknown);
}

/** What is to run; `older` where the database is from before 1.0.0 and becomes the baseline first. */
async function planFor(client: pg.ClientBase, { allowDowntime = false, folder = ownFolder }: MigrateOptions) {
  const files = await readMigrations(folder);
  const ran = await readApplied(client);
  const olderFiles = await readMigrations(join(folder, before));
  if (!olderFiles.some(({ name }) => name === ran[0]?.name))
    return { files, pending: pendingOf(files, ran, allowDowntime) };
  const applied = await adopt(client, olderFiles, ran);
  const pending = pendingOf(olderFiles, applied, allowDowntime);
  return {
    files,
    pending: pendingOf(files, baselineOf(files), allowDowntime),
    older: { files: olderFiles, applied, pending, isAdopted: applied !== ran },
  };
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
