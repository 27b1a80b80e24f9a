import { sql } from 'kysely';
import type pg from 'pg';
import * as v from 'valibot';
import { withSystem } from '../db/tenant.ts';
import type { Files } from '../files/files.ts';
import { verifyChain, type AuditLine, type Finding, type Head, type Seal } from './audit-chain.ts';
import { headPath } from './seal-audit.ts';

const HeadFile = v.strictObject({ sealNo: v.number(), hash: v.string() });

/** Reads the whole audit log and its seals, and answers how much was looked at and the first thing that is wrong. */
export async function verifyAudit(
  pool: pg.Pool,
  files: Files,
): Promise<{ lines: number; seals: number; finding: Finding | undefined }> {
  const head = await files.read(headPath).then(
    (bytes): Head | undefined => v.parse(HeadFile, JSON.parse(bytes.toString())),
    () => undefined,
  );
  return withSystem(
    pool,
    async (db) => {
      const lines =
        await sql<AuditLine>`select a.id, audit_line_text(a) as text from audit_log a order by a.id`.execute(db);
      const seals =
        await sql<Seal>`select seal_no as "sealNo", line_id as "lineId", line_at as "lineAt", line_hash as "lineHash",
          hash from audit_seals order by seal_no`.execute(db);
      const limits = await sql<{
        forgotten: number;
        newest: number;
      }>`select (extract(epoch from now() - interval '5 years') * 1000000)::bigint as forgotten, coalesce((select
        max(line_id) from audit_seals), 0) - 1000 as newest`.execute(db);
      const { forgotten = 0, newest = 0 } = limits.rows[0] ?? {};
      return {
        lines: lines.rows.length,
        seals: seals.rows.length,
        finding: verifyChain({
          lines: lines.rows,
          seals: seals.rows,
          head,
          forgottenBefore: forgotten,
          newestSealed: newest,
        }),
      };
    },
    { readOnly: true },
  );
}
