import { ConfigError, readConfig } from '../config.ts';
import { systemClock } from '../clock.ts';
import { createPool } from '../db/client.ts';
import { openFiles } from '../files/open-files.ts';
import { previewRetention } from './retention.ts';

/** `node api/src/privacy/retention-report.ts`: what the next daily run would take for good, counted; nothing is changed. */
const config = readConfig(process.env);
if (!config.databaseUrl) throw new ConfigError('DATABASE_URL must be set');
const pool = createPool({ url: config.databaseUrl, max: 2 });
const forgotten = await previewRetention({ pool, clock: systemClock(config.portalNow), files: openFiles(config) });
await pool.end();
for (const [name, count] of Object.entries(forgotten)) console.info(`${name}: ${count}`);
