import { sql } from 'kysely';
import { withSystem } from '../db/tenant.ts';
import type { Services } from '../services.ts';

/** Where the newest link of the chain is kept, outside the database: whoever rewrites that cannot reach this too. */
export const headPath = 'audit/head/newest.json';

/** Seals what was written since the last minute, on one instance at a time, and keeps the head among the files. */
export async function sealAudit({ pool, files }: Pick<Services, 'pool' | 'files'>): Promise<void> {
  for (;;) {
    const { rows } = await withSystem(pool, (db) => sql<{ seal_no: number; hash: Buffer }>`select * from seal_audit()`.execute(db));
    const [head] = rows;
    if (!head) return;
    await files.write(headPath, Buffer.from(JSON.stringify({ sealNo: head.seal_no, hash: head.hash.toString('hex') })));
  }
}
