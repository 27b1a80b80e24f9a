import { ConfigError, readConfig } from '../config.ts';
import { systemClock } from '../clock.ts';
import { ownerPool } from '../db/client.ts';
import { openFiles } from '../files/open-files.ts';
import { previewRetention } from './retention.ts';

/** `node api/src/privacy/retention-report.ts`: what the next daily run would take for good, counted; nothing is changed. */
const config = readConfig(process.env);
const url = config.migrationDatabaseUrl ?? config.databaseUrl;
if (!url) throw new ConfigError('MIGRATION_DATABASE_URL must be set');
const pool = ownerPool(url, 2);
const forgotten = await previewRetention({ pool, clock: systemClock(config.portalNow), files: openFiles(config) });
await pool.end();
for (const [name, count] of Object.entries(forgotten)) console.info(`${name}: ${count}`);
