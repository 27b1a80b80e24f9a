import type { Config } from '../src/config.ts';
import { startEmbedded } from '../src/db/embedded.ts';
import { MigrationRefused } from '../src/db/migration-state.ts';
import { excessOf } from '../src/db/powerless.ts';
import { connected, loginUrl } from '../src/db/roles.ts';
import { StartError } from './preconditions.ts';
import { assertEmbeddedFits, type Database } from './world.ts';

/**
 * The database of `DATABASE_URL` and `MIGRATION_DATABASE_URL`, or the embedded one in the data folder. Outside
 * production `DATABASE_URL` may name the owner alone: then the login's password is derived from the owner's.
 */
export async function openDatabase(config: Config, say: (text: string) => void): Promise<Database> {
  if (!config.databaseUrl) return await openEmbedded(config, say);
  const stop = async () => undefined;
  const excess = await answered('DATABASE_URL', config.databaseUrl);
  if (config.migrationDatabaseUrl) {
    await answered('MIGRATION_DATABASE_URL', config.migrationDatabaseUrl, true);
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

const reasons: Record<string, string> = {
  '28P01': 'it refuses the user or the password',
  28000: 'it refuses the user or the address that the portal connects from',
  '3D000': 'it has no database of that name',
  '53300': 'all of its connections are in use',
  '57P03': 'it is still starting',
  '42501': 'the user may not connect to that database',
};

/** It answers; returns what its user may do beyond what the server needs. The owner of `isOwner` may do all of it. */
async function answered(setting: string, url: string, isOwner = false): Promise<string | undefined> {
  if (!URL.canParse(url))
    throw new StartError(
      `${setting} must be a postgres:// address such as postgres://user:password@host:5432/database.`,
    );
  const { host } = new URL(url);
  try {
    return await connected(url, (client) => (isOwner ? Promise.resolve(undefined) : excessOf(client)));
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    throw new StartError(
      `The database of ${setting} at ${host} cannot be reached (${reasons[code ?? ''] ?? code ?? message}); ` +
        'start it or correct the address.',
    );
  }
}
