import { ConfigError, readConfig } from '../config.ts';
import { ownerPool } from '../db/client.ts';
import { openFiles } from '../files/open-files.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { brokenFiles } from './broken-files.ts';
import { brokenInvariants } from './broken-invariants.ts';

/**
 * `node api/src/invariants/verify.ts`: says whether everything that must hold at any moment holds in a live database, its
 * files and its audit log. Reads only. One line a broken row; ends with 1 when there is one.
 */
const config = readConfig(process.env);
const url = config.migrationDatabaseUrl ?? config.databaseUrl;
if (!url) throw new ConfigError('MIGRATION_DATABASE_URL must be set');
const [owner, pool, files] = [ownerPool(url), ownerPool(url), openFiles(config)];
const broken = [...(await brokenInvariants(owner)), ...(await brokenFiles(pool, files))];
const { finding } = await verifyAudit(pool, files);
await Promise.all([owner.end(), pool.end()]);
for (const row of broken) console.info(`${row.broken}: ${row.id}`);
if (finding) console.info(`I10 audit log: ${finding.problem} at ${finding.id}`);
if (broken.length === 0 && !finding) console.info('every invariant holds');
process.exitCode = broken.length > 0 || finding ? 1 : 0;
