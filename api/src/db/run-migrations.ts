import { readConfig } from '../config.ts';
import { migrate } from './migrate.ts';
import { command, ownerUrlOf } from './owner-url.ts';

/**
 * `npm run migrate`: brings the database to this release's schema, as its owner; `-- --allow-downtime` when it asks
 * for it.
 */
await command(async () => {
  const allowDowntime = process.argv.includes('--allow-downtime');
  await migrate(await ownerUrlOf(readConfig(process.env)), { allowDowntime });
  console.info('the database is up to date');
});
