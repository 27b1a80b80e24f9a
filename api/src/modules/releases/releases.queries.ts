import type { HaltedRelease } from '@portal/contract/releases';
import { sql } from 'kysely';
import type { AdminScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import type { Loads } from './releases.rules.ts';

export type Release = { remote: string; version: string };
export type Load = Release & {
  sessionId: string;
  userId: string;
  /** a key of the network that it was reported from */
  network: string;
  onTrial: boolean;
  failed: boolean;
};

/** Persons of one network that count: an office is one place, and so is whoever has many logins. */
const mostOfNetwork = 10;
/** Releases that are told of at most; what was halted earlier is no longer published. */
const mostHalted = 50;

/** A person's report of a release; the first one counts. */
export async function insertLoad(db: Db, now: Date, load: Load): Promise<void> {
  await db
    .insertInto('remote_loads')
    .values({
      session_id: load.sessionId,
      user_id: load.userId,
      network: load.network,
      remote: load.remote,
      version: load.version,
      on_trial: load.onTrial,
      failed: load.failed,
      at: now,
    })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Persons with a release on trial, and with the releases beside it since its trial began. */
export async function loadsOf(db: Db, { remote, version }: Release): Promise<{ trial: Loads; others: Loads }> {
  const { rows } = await sql<Loads & { trial: boolean }>`
    with reported as (select version = ${version} as trial, user_id, network, failed, at, on_trial from remote_loads
      where remote = ${remote} and user_id is not null),
    networks as (select trial, count(distinct user_id) as loads,
        count(distinct user_id) filter (where failed) as failures
      from reported where at >= (select min(at) from reported where trial and on_trial) group by trial, network)
    select trial, sum(least(loads, ${mostOfNetwork}))::int as loads,
      sum(least(failures, ${mostOfNetwork}))::int as failures
    from networks group by trial`.execute(db);
  const of = (isTrial: boolean) => {
    const { loads = 0, failures = 0 } = rows.find(({ trial }) => trial === isTrial) ?? {};
    return { loads, failures };
  };
  return { trial: of(true), others: of(false) };
}

/** @returns whether it is news */
export async function insertHalted(db: Db, now: Date, release: Release, { loads, failures }: Loads): Promise<boolean> {
  const added = await db
    .insertInto('halted_releases')
    .values({ ...release, halted_at: now, loads, failures })
    .onConflict((on) => on.doNothing())
    .returning('version')
    .executeTakeFirst();
  return added !== undefined;
}

export async function isHalted(db: Db, { remote, version }: Release): Promise<boolean> {
  const found = await db
    .selectFrom('halted_releases')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .select('version')
    .executeTakeFirst();
  return found !== undefined;
}

/** The newest first. */
export async function listHalted(db: Db): Promise<(HaltedRelease & Loads)[]> {
  const rows = await db
    .selectFrom('halted_releases')
    .selectAll()
    .orderBy('halted_at', 'desc')
    .limit(mostHalted)
    .execute();
  return rows.map(({ halted_at: at, ...release }) => ({ ...release, haltedAt: at.toISOString() }));
}

/** Takes a halt back; what was reported of the release goes too, so that its trial begins anew. */
export async function resumeRelease(
  db: Db,
  _scope: AdminScope,
  { remote, version }: Release,
): Promise<Loads | undefined> {
  const halted = await db
    .deleteFrom('halted_releases')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .returning(['loads', 'failures'])
    .executeTakeFirst();
  if (halted) await db.deleteFrom('remote_loads').where('remote', '=', remote).where('version', '=', version).execute();
  return halted;
}
