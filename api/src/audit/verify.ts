import { ConfigError, readConfig } from '../config.ts';
import { createPool } from '../db/client.ts';
import { openFiles } from '../files/open-files.ts';
import { verifyAudit } from './verify-audit.ts';

/** `node api/src/audit/verify.ts`: says whether the audit log is as it was written; ends with 1 when it is not. */
const config = readConfig(process.env);
if (!config.databaseUrl) throw new ConfigError('DATABASE_URL must be set');
const pool = createPool({ url: config.databaseUrl, max: 1 });
const { lines, seals, finding } = await verifyAudit(pool, openFiles(config));
await pool.end();
console.info(finding ? `${finding.problem} at ${finding.id}` : `${lines} lines, ${seals} seals: the log is as it was written`);
process.exitCode = finding ? 1 : 0;
