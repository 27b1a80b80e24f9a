import type { Config } from '../src/config.ts';
import { startEmbedded } from '../src/db/embedded.ts';
import { MigrationRefused } from '../src/db/migration-state.ts';
import { assertReachable } from '../src/db/reachable.ts';
import { loginUrl } from '../src/db/roles.ts';
import { StartError } from '../src/preconditions.ts';
import { assertEmbeddedFits, type Database } from './world.ts';

/**
 * The database of `DATABASE_URL` and `MIGRATION_DATABASE_URL`, or the embedded one in the data folder. Outside
 * production `DATABASE_URL` may name the owner alone: then the login's password is derived from the owner's.
 */
export async function openDatabase(config: Config, say: (text: string) => void): Promise<Database> {
  if (!config.databaseUrl) return await openEmbedded(config, say);
  const stop = async () => undefined;
  const excess = await assertReachable('DATABASE_URL', config.databaseUrl);
  if (config.migrationDatabaseUrl) {
    await assertReachable('MIGRATION_DATABASE_URL', config.migrationDatabaseUrl, true);
    if (config.production && excess) throw new StartError(excess);
    return { url: config.databaseUrl, ownerUrl: config.migrationDatabaseUrl, stop };
  }
  if (config.production && excess) throw new StartError(excess);
  if (!excess) return { url: config.databaseUrl, stop };
  return { url: loginUrl(config.databaseUrl), ownerUrl: config.databaseUrl, stop };
}

async function openEmbedded(config: Config, say: (text: string) => void): Promise<Database> {
  say('Starting the database …');
  try {
    const { url, superuserUrl, stop } = await startEmbedded({
      dir: config.dataDir,
      beforeSecuring: assertEmbeddedFits,
    });
    return { url: loginUrl(url), ownerUrl: url, superuserUrl, stop };
  } catch (error) {
    if (error instanceof MigrationRefused) throw error;
    throw new StartError(`The embedded database did not start: ${error instanceof Error ? error.message : error}`);
  }
}
