import { ConfigError, readConfig } from '../config.ts';
import { ownerPool } from '../db/client.ts';
import { openFiles } from '../files/open-files.ts';
import { verifyAudit } from './verify-audit.ts';

/** `node api/src/audit/verify.ts`: says whether the audit log is as it was written; ends with 1 when it is not. */
const config = readConfig(process.env);
const url = config.migrationDatabaseUrl ?? config.databaseUrl;
if (!url) throw new ConfigError('MIGRATION_DATABASE_URL must be set');
const pool = ownerPool(url);
const { lines, seals, finding } = await verifyAudit(pool, openFiles(config));
await pool.end();
console.info(finding ? `${finding.problem} at ${finding.id}` : `${lines} lines, ${seals} seals: the log is as it was written`);
process.exitCode = finding ? 1 : 0;
