import { sql } from 'kysely';
import { withSystem } from '../db/tenant.ts';
import type { Services } from '../services.ts';

/** Where the newest link of the chain is kept, outside the database: rewriting the one does not reach the other. */
export const headPath = 'audit/head/newest.json';

const piece = 20_000;

/**
 * Seals what was written since the last minute, on one instance at a time, and keeps the head among the files. What is
 * written meanwhile waits for the next minute: otherwise it would not end while rows are written.
 */
export async function sealAudit({ pool, files }: Pick<Services, 'pool' | 'files'>, most = piece): Promise<void> {
  let sealed = most;
  while (sealed === most) {
    const {
      rows: [head],
    } = await withSystem(pool, (db) =>
      sql<{ seal_no: number; hash: Buffer; lines: number }>`select * from seal_audit(${most})`.execute(db),
    );
    if (!head) return;
    await files.write(headPath, Buffer.from(JSON.stringify({ sealNo: head.seal_no, hash: head.hash.toString('hex') })));
    sealed = head.lines;
  }
}
