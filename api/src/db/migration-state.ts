import { createHash } from 'node:crypto';
import type pg from 'pg';
import { StartError } from '../preconditions.ts';
import { baseline, beforeChecksums } from './baseline.ts';
import { fingerprint } from './fingerprint.ts';

export type MigrationFile = { name: string; text: string };

/** The database and this release do not fit; the message says in one sentence what to do. Nothing was changed. */
export class MigrationRefused extends StartError {}

/** What a database says of its migrations: by name, oldest first, with the checksum of the file that ran. */
export type Applied = { name: string; checksum: string | null }[];

export const checksumOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');

/** Checksums of files whose lines were broken anew after databases had run them; they do what today's do. */
const formerChecksums: Record<string, string> = {
  '1014_draws': '0024cbfb063b882f165ff6cadf347977b33a1ca0bc866054cbed1d89178e5ce9',
};

const elsewhere = 'start the release that made it, or restore its data into a new database.';

/** `name` ran there and is not known here. */
export const newerDatabase = (name: string): MigrationRefused =>
  new MigrationRefused(
    `The database was made by a newer release of the portal (${name} is not part of this one); ` +
      'start that release, or restore a backup of this one.',
  );

const checksums = 'kysely_migration_checksum';
export const makeChecksums = `create table if not exists ${checksums} (name text primary key, checksum text not null)`;
export const noteChecksum = `insert into ${checksums} (name, checksum) values ($1, $2) on conflict (name) do nothing`;

/** What ran in this database; nothing for a new one. */
export async function readApplied(client: pg.ClientBase): Promise<Applied> {
  const {
    rows: [tables],
  } = await client.query<{ names: boolean; sums: boolean }>(
    `select to_regclass('public.kysely_migration') is not null as names,
      to_regclass('public.${checksums}') is not null as sums`,
  );
  if (!tables?.names) return [];
  const { rows } = await client.query<Applied[number]>(
    tables.sums
      ? `select m.name, c.checksum from kysely_migration m left join ${checksums} c using (name) order by m.name`
      : 'select name, null as checksum from kysely_migration order by name',
  );
  return rows;
}

/**
 * What is to run, where the migrations of this release continue those of the database.
 *
 * @throws MigrationRefused when one was edited, is unknown, was left out, or needs downtime that is not allowed
 */
export function pendingOf(files: readonly MigrationFile[], applied: Applied, allowDowntime: boolean): MigrationFile[] {
  const known = new Map(files.map((file) => [file.name, file]));
  const ran = new Set(applied.map(({ name }) => name));
  const unknown = applied.find(({ name }) => !known.has(name));
  if (unknown) throw newerDatabase(unknown.name);
  const edited = applied.find(
    ({ name, checksum }) =>
      checksum !== checksumOf(known.get(name)?.text ?? '') && (!checksum || checksum !== formerChecksums[name]),
  );
  if (edited) {
    throw new MigrationRefused(
      `The migration ${edited.name} is another one than the one that made this database; ${elsewhere}`,
    );
  }
  const newest = applied.at(-1)?.name ?? '';
  const pending = files.filter(({ name }) => !ran.has(name));
  const missing = pending.find(({ name }) => name < newest);
  if (missing) {
    throw new MigrationRefused(
      `The database has ${newest} but never ran ${missing.name}, which comes before it; ${elsewhere}`,
    );
  }
  const stopping = applied.length > 0 && !allowDowntime ? pending.find(needsDowntime) : undefined;
  if (stopping) {
    throw new MigrationRefused(
      `The migration ${stopping.name} cannot run beside working instances; ` +
        'stop them all and run npm run migrate -- --allow-downtime.',
    );
  }
  return pending;
}

/** Said in one of a migration's first lines. */
const needsDowntime = ({ text }: MigrationFile) => text.split('\n').slice(0, 10).includes('-- needs-downtime');

/**
 * A database from before checksums were kept gets those of today's files, if it is exactly the last such state.
 *
 * @throws MigrationRefused when it is another one
 */
export async function adopt(
  client: pg.ClientBase,
  files: readonly MigrationFile[],
  applied: Applied,
): Promise<Applied> {
  if (applied.length === 0 || applied.some(({ checksum }) => checksum !== null)) return applied;
  const upTo = files.filter(({ name }) => name <= beforeChecksums.newest);
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join();
  const isSame = names(applied) === names(upTo) && (await fingerprint(client)) === beforeChecksums.fingerprint;
  if (!isSame) throw unknownState();
  return asApplied(upTo);
}

/** What a database says of its migrations once it was made the baseline of 1.0.0. */
export const baselineOf = (files: readonly MigrationFile[]): Applied =>
  asApplied(files.filter(({ name }) => name <= baseline.newest));

/**
 * Writes down that a database from before 1.0.0, which ran all of its migrations, is now what the baseline makes.
 *
 * @throws MigrationRefused when it is another one
 */
export async function becomeBaseline(client: pg.ClientBase, files: readonly MigrationFile[]): Promise<void> {
  if ((await fingerprint(client)) !== baseline.fingerprint) throw unknownState();
  await client.query('begin');
  await client.query(`delete from kysely_migration; delete from ${checksums}`);
  for (const { name, checksum } of baselineOf(files)) {
    await client.query('insert into kysely_migration (name, timestamp) values ($1, now())', [name]);
    await client.query(noteChecksum, [name, checksum]);
  }
  await client.query('commit');
}

const asApplied = (files: readonly MigrationFile[]): Applied =>
  files.map(({ name, text }) => ({ name, checksum: checksumOf(text) }));

const unknownState = () =>
  new MigrationRefused(
    'The database is of a development state whose migrations were edited since, so it cannot be ' +
      'upgraded; keep it with the checkout that made it, and start this one with a new database or another DATA_DIR.',
  );
