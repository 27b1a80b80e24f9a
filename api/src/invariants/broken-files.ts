import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { withSystem } from '../db/tenant.ts';
import type { Files } from '../files/files.ts';
import type { Broken } from './broken-invariants.ts';

type Stored = { rule: string; id: string; path: string; sha256: string | null };

/** Stored files that are looked at before the next are asked for. */
const batch = 500;

/**
 * Files that are not what was recorded of them (I3): a salary or order file with other bytes than were sent, an
 * agreement's addendum with others than its history names, one that is gone. Reads every file, so it takes its time.
 */
export async function brokenFiles(pool: pg.Pool, files: Files): Promise<Broken[]> {
  const broken: Broken[] = [];
  let last = '';
  for (let found = batch; found === batch;) {
    const stored = await withSystem(
      pool,
      async (db) =>
        (
          await sql<Stored>`
      select * from (
        select 'I3 salary file is not its bytes' as rule, id::text as id, path, sha256 from salary_files
        where path <> ''
        union all select 'I3 order file is not its bytes', id::text, path, sha256 from order_files where path <> ''
        union all select 'I3 addendum is not its bytes', o.id::text, o.addendum_path, (select e.detail ->>
        'addendumSha256' from order_events e where e.order_id = o.id and e.detail ? 'addendumSha256'
        order by e.at desc limit 1)
          from orders o where o.addendum_path is not null) f
      where f.path > ${last} order by f.path limit ${batch}`.execute(db)
        ).rows,
      { readOnly: true },
    );
    for (const { rule, id, path, sha256 } of stored) {
      const bytes = await files.read(path).catch(() => undefined);
      if (bytes === undefined || (sha256 !== null && createHash('sha256').update(bytes).digest('hex') !== sha256))
        broken.push({ broken: rule, id });
    }
    found = stored.length;
    last = stored.at(-1)?.path ?? last;
  }
  return broken;
}
