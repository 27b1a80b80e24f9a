import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { ownerPool } from '../db/client.ts';
import { command, ownerUrlOf } from '../db/owner-url.ts';
import { openFiles } from '../files/open-files.ts';
import { previewRetention } from './retention.ts';

/** `npm run retention-report`: what the next daily run would take for good, counted; nothing is changed. */
await command(async () => {
  const config = readConfig(process.env);
  const pool = ownerPool(await ownerUrlOf(config), 2);
  const forgotten = await previewRetention({ pool, clock: systemClock(config.portalNow), files: openFiles(config) });
  await pool.end();
  for (const [name, count] of Object.entries(forgotten)) console.info(`${name}: ${count}`);
});
