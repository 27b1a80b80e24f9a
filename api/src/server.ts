import type pg from 'pg';
import { ownKey } from './access/own-key.ts';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import { createPool } from './db/client.ts';
import { excessOf } from './db/powerless.ts';
import { refuseDemoWorld } from './demo/demo-mark.ts';
import { openFiles } from './files/open-files.ts';
import { bossQueue } from './jobs/boss-queue.ts';
import { doWork } from './jobs/work.ts';
import { inviteFirstAdmin } from './modules/users/index.ts';
import type { Services } from './services.ts';

/** The process: settings, connections, listen; and on a signal everything closed in the reverse order. */
async function main(): Promise<void> {
  const settings = readConfig(process.env);
  // Without a configured secret the logins of before outlive a restart all the same.
  const config = process.env.JWT_SECRET ? settings : { ...settings, jwtSecret: ownKey(settings.dataDir, 'logins.key') };
  if (!config.databaseUrl) throw new ConfigError('DATABASE_URL must be set (npm start sets it)');
  const log = { error: console.error, warn: console.warn };
  const directUrl = config.databaseDirectUrl ?? config.databaseUrl;
  const pool = createPool({ url: config.databaseUrl, directUrl, max: config.poolSize, named: config.namesStatements });
  if (config.production) await assertPowerless(pool);
  if (config.production) await refuseDemoWorld(pool);
  const queue = bossQueue(directUrl, log);
  const services: Services = { pool, config, clock: systemClock(config.portalNow), files: openFiles(config), queue };
  const app = await buildApp(services);
  await app.listen({ port: config.port, host: config.host });
  await inviteFirstAdmin(services);
  process.send?.('listening');

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    await app.drain(config.drainSeconds * 1_000);
    await app.close();
    await queue.stop();
    await pool.end();
    process.exit(0);
  };
  process.on('SIGTERM', () => void close());
  process.on('SIGINT', () => void close());
  process.on('disconnect', () => void close());
  process.once('unhandledRejection', (error) => {
    app.log.fatal({ err: error }, 'unhandled rejection');
    void close().finally(() => process.exit(1));
  });
  if (config.runsJobs) await queue.start((notice) => doWork(services, notice));
}

async function assertPowerless(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  const excess = await excessOf(client).finally(() => client.release());
  if (excess) throw new ConfigError(excess);
}

main().catch((error: NodeJS.ErrnoException) => {
  const sentence =
    error.code === 'EADDRINUSE'
      ? `Port ${process.env.PORT ?? 3000} is taken by another program; set PORT to a free one.`
      : error.message;
  console.error(error instanceof ConfigError || error.code === 'EADDRINUSE' ? sentence : error);
  process.exit(1);
});
