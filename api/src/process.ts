import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ownKey } from './access/own-key.ts';
import { systemClock } from './clock.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createPool } from './db/client.ts';
import { assertMigrated } from './db/migrate.ts';
import { assertReachable } from './db/reachable.ts';
import { Replica } from './db/replica.ts';
import { refuseDemoWorld } from './demo/demo-mark.ts';
import { openFiles } from './files/open-files.ts';
import { bossQueue } from './jobs/boss-queue.ts';
import { doWork } from './jobs/work.ts';
import { assertFreePort, assertWritable, portFault, StartError, toPrint } from './preconditions.ts';
import type { Services } from './services.ts';
import { exportSpans } from './tracing/export-spans.ts';

export type Parts = {
  /** what its traces are told under */
  name: string;
  /** what listens */
  build: (services: Services) => Promise<FastifyInstance>;
  /** refuses settings with which this process would be of no use */
  check?: (config: Config) => void;
  /** once it listens */
  onListening?: (services: Services) => Promise<void>;
};

/**
 * A process of the portal: settings, what must be there, connections, listen; and on a signal everything closed in the
 * reverse order. What keeps it from starting is said in one sentence.
 */
export async function runProcess(parts: Parts): Promise<void> {
  try {
    await start(parts);
  } catch (error) {
    console.error(toPrint(error));
    process.exit(1);
  }
}

async function start({ name, build, check, onListening }: Parts): Promise<void> {
  const settings = readConfig(process.env);
  check?.(settings);
  const { databaseUrl } = settings;
  if (!databaseUrl) throw new ConfigError('DATABASE_URL must be set (npm start sets it)');
  await assertCanStart(settings, databaseUrl);
  // Without a configured secret the logins of before outlive a restart all the same.
  const config = process.env.JWT_SECRET ? settings : { ...settings, jwtSecret: ownKey(settings.dataDir, 'logins.key') };
  const endTraces = config.otlpEndpoint ? await exportSpans(config, name) : undefined;
  const directUrl = config.databaseDirectUrl ?? databaseUrl;
  const pool = createPool({ url: databaseUrl, directUrl, max: config.poolSize, named: config.namesStatements });
  const replica = config.replicaUrl
    ? new Replica(pool, { url: config.replicaUrl, max: config.poolSize, maxLagSeconds: config.replicaMaxLag })
    : undefined;
  if (config.production) await refuseDemoWorld(pool);
  const queue = bossQueue(directUrl, {
    error: (...entry) => app.log.error(...entry),
    warn: (...entry) => app.log.warn(...entry),
  });
  if (!config.runsJobs) queue.sendOnly();
  const services: Services = { pool, config, clock: systemClock(config.portalNow), files: openFiles(config), queue };
  const app = await build(services);
  // Two that start at the same moment both found the port free.
  await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    throw portFault(error, config.host, config.port);
  });
  await onListening?.(services);
  process.send?.('listening');

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    await app.drain(config.drainSeconds * 1_000);
    await app.close();
    await queue.stop();
    await replica?.close();
    await pool.end();
    await endTraces?.();
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

/** Before anything is opened, so that a process that cannot serve never listens. */
async function assertCanStart(config: Config, databaseUrl: string): Promise<void> {
  await assertWritable(config.dataDir);
  await assertFreePort(config.host, config.port);
  if (config.webRoot && !existsSync(join(config.webRoot, 'index.html')))
    throw new StartError(
      `The folder ${config.webRoot} of WEB_ROOT holds no published front end; run npm run build first.`,
    );
  const excess = await assertReachable('DATABASE_URL', databaseUrl);
  if (config.production && excess) throw new StartError(excess);
  // The queue and the locks of jobs go past the pooler; a wrong address would show after the port is open.
  if (config.databaseDirectUrl && config.databaseDirectUrl !== databaseUrl)
    await assertReachable('DATABASE_DIRECT_URL', config.databaseDirectUrl);
  await assertMigrated(databaseUrl);
}
