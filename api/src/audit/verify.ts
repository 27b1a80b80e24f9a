import { readConfig } from '../config.ts';
import { ownerPool } from '../db/client.ts';
import { command, ownerUrlOf } from '../db/owner-url.ts';
import { openFiles } from '../files/open-files.ts';
import { verifyAudit } from './verify-audit.ts';

/** `npm run verify-audit`: says whether the audit log is as it was written; ends with 1 when it is not. */
await command(async () => {
  const config = readConfig(process.env);
  const pool = ownerPool(await ownerUrlOf(config));
  const { lines, seals, finding } = await verifyAudit(pool, openFiles(config));
  await pool.end();
  console.info(
    finding ? `${finding.problem} at ${finding.id}` : `${lines} lines, ${seals} seals: the log is as it was written`,
  );
  process.exitCode = finding ? 1 : 0;
});
