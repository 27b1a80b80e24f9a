import type { HaltedRelease } from '@portal/contract/releases';
import { sql } from 'kysely';
import type { Db } from '../../db/tenant.ts';
import type { Loads } from './releases.rules.ts';

export type Release = { remote: string; version: string };
export type Load = Release & { sessionId: string; onTrial: boolean; failed: boolean };

/** As many as one session may report; what it reports beyond is not kept. */
const mostOfSession = 100;

export async function insertLoad(db: Db, now: Date, { sessionId, onTrial, ...load }: Load): Promise<void> {
  await sql`insert into remote_loads (session_id, remote, version, on_trial, failed, at)
    select ${sessionId}, ${load.remote}, ${load.version}, ${onTrial}, ${load.failed}, ${now}
    where (select count(*) from remote_loads where session_id = ${sessionId}) < ${mostOfSession}
    on conflict do nothing`.execute(db);
}

/** Sessions of a release on trial, and of the releases beside it since its trial began. */
export async function loadsOf(db: Db, { remote, version }: Release): Promise<{ trial: Loads; others: Loads }> {
  const { rows } = await sql<Loads & { trial: boolean }>`
    with reported as (select version = ${version} as trial, session_id, failed, at, on_trial from remote_loads
      where remote = ${remote})
    select trial, count(distinct session_id)::int as loads,
      (count(distinct session_id) filter (where failed))::int as failures
    from reported where at >= (select min(at) from reported where trial and on_trial) group by trial`.execute(db);
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

export async function listHalted(db: Db): Promise<HaltedRelease[]> {
  const rows = await db.selectFrom('halted_releases').selectAll().orderBy('halted_at', 'desc').execute();
  return rows.map(({ remote, version, halted_at: at }) => ({ remote, version, haltedAt: at.toISOString() }));
}
