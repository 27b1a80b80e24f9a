import type { AuditAction } from '@portal/contract/audit-actions';
import { sql } from 'kysely';
import { withSystem, type Db } from '../db/tenant.ts';
import type { Services } from '../services.ts';
import { folders, forgetFiles, unknownFiles } from './forgotten-files.ts';
import { atOnce, limits } from './retention-limits.ts';

type RetentionServices = Pick<Services, 'pool' | 'clock' | 'files'>;
/** What was taken, by what it was. */
export type Forgotten = Record<string, number>;

/** Orders and people whose histories are emptied in one transaction. */
const peopleAtOnce = 500;
/** Files that are asked for together. */
const filesAtOnce = 500;

/**
 * Removes what has outlived its purpose, once a day, and leaves a line with the figures in the audit log (RULES 5).
 * Many small transactions stop no request; one that is cut off goes on a minute later, because the line comes last.
 */
export async function keepRetention(services: RetentionServices): Promise<void> {
  const { pool, clock } = services;
  const today = clock.today();
  const isDone = (db: Db) =>
    db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'retention.done')
      .where('entity_id', '=', today)
      .limit(1)
      .executeTakeFirst();
  if (await withSystem(pool, isDone, { readOnly: true })) return;
  const forgotten = await forget(services, (work) => withSystem(pool, work));
  forgotten.unknownFiles = await removeUnknownFiles(services);
  await withSystem(pool, async (db) => {
    // On two instances at once both have worked; one of them says so.
    await sql`select pg_advisory_xact_lock(hashtextextended('retention', 0))`.execute(db);
    if (await isDone(db)) return;
    await db
      .insertInto('audit_log')
      .values({
        at: clock.now(),
        actor_role: 'system',
        action: 'retention.done' satisfies AuditAction,
        entity: 'portal',
        entity_id: today,
        detail: JSON.stringify(forgotten),
      })
      .execute();
  });
}

/** What a run would take today; everything is done and taken back, no file is touched. For operations. */
export async function previewRetention(services: RetentionServices): Promise<Forgotten> {
  let forgotten: Forgotten = {};
  await withSystem(services.pool, async (db) => {
    forgotten = await forget({ ...services, files: { ...services.files, remove: async () => undefined } }, (work) =>
      work(db),
    );
    throw new TakenBack();
  }).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  return forgotten;
}

class TakenBack extends Error {}

type Transaction = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

async function forget({ clock, files }: RetentionServices, transaction: Transaction): Promise<Forgotten> {
  const [now, today] = [clock.now(), clock.today()];
  const forgotten: Forgotten = {};
  /** Again and again, until a piece is not full. */
  const all = async (name: string, most: number, piece: (db: Db) => Promise<number>) => {
    for (let taken = most; taken >= most;) {
      taken = await transaction(piece);
      forgotten[name] = (forgotten[name] ?? 0) + taken;
    }
  };
  for (const { name, remove } of limits)
    await all(name, atOnce, async (db) => Number((await remove(now).execute(db)).numAffectedRows ?? 0));
  await all(
    'texts',
    atOnce,
    async (db) =>
      (await sql<{ n: number }>`select forget_texts(${today}::date, ${atOnce}) as n`.execute(db)).rows[0]?.n ?? 0,
  );
  const paths: string[] = [];
  await all('orders', peopleAtOnce, async (db) => {
    const { rows } = await sql<{
      addendum: string | null;
    }>`select * from forget_orders(${today}::date, ${peopleAtOnce})`.execute(db);
    paths.push(...rows.flatMap(({ addendum }) => addendum ?? []));
    return rows.length;
  });
  await all('people', peopleAtOnce, async (db) => {
    const { rows } = await sql<{
      user_id: string | null;
      paths: string[];
    }>`select * from forget_people(${today}::date, ${now}, ${peopleAtOnce})`.execute(db);
    paths.push(...rows.flatMap((row) => row.paths));
    for (const { user_id: userId } of rows) if (userId) await sql`select erase_idle_login(${userId}::uuid)`.execute(db);
    return rows.length;
  });
  await all('files', atOnce, async (db) => {
    const gone = await forgetFiles(db, now, today);
    paths.push(...gone);
    return gone.length;
  });
  // After their rows: a process that dies here leaves bytes that no row knows, and those go with the unknown ones.
  for (const path of paths) await files.remove(path);
  const { rows } = await transaction((db) => sql<{ n: number }>`select forget_audit() as n`.execute(db));
  return { ...forgotten, auditLines: Number(rows[0]?.n ?? 0) };
}

/**
 * Bytes whose row was never committed or is gone: what a killed process, a cut line or a replaced picture left behind.
 * A file's age is real time, wherever the portal's clock stands: one that was written a moment ago may get its row yet.
 */
async function removeUnknownFiles({ pool, files }: RetentionServices): Promise<number> {
  let removed = 0;
  const now = await withSystem(
    pool,
    async (db) => (await sql<{ now: Date }>`select now()`.execute(db)).rows[0]?.now.getTime() ?? 0,
    { readOnly: true },
  );
  for (const [folder, { days }] of Object.entries(folders)) {
    const old = new Date(now - days * 86_400_000);
    let some: string[] = [];
    const look = async () => {
      if (some.length === 0) return;
      const unknown = await withSystem(pool, (db) => unknownFiles(db, folder, some), { readOnly: true });
      for (const path of unknown) await files.remove(path);
      removed += unknown.length;
      some = [];
    };
    for await (const { path, at } of files.list(folder)) {
      if (at < old && some.push(path) >= filesAtOnce) await look();
    }
    await look();
  }
  return removed;
}
