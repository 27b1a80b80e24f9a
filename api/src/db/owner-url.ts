import { ConfigError, type Config } from '../config.ts';
import { toPrint } from '../preconditions.ts';
import { runningEmbedded } from './embedded.ts';
import { databaseAt, login } from './roles.ts';

/**
 * The address of the tables' owner for a command beside the server: `MIGRATION_DATABASE_URL`, outside production also a
 * `DATABASE_URL` that names the owner, or the embedded database of `DATA_DIR` while the portal runs.
 */
export async function ownerUrlOf(config: Config): Promise<string> {
  if (config.migrationDatabaseUrl) return config.migrationDatabaseUrl;
  if (config.databaseUrl && new URL(config.databaseUrl).username !== login) return config.databaseUrl;
  const server = config.databaseUrl ? undefined : await runningEmbedded(config.dataDir);
  if (server) return databaseAt(server, 'portal');
  throw new ConfigError(
    'MIGRATION_DATABASE_URL must be set to the address of the owner of the tables, ' +
      'or the portal must run with its own database',
  );
}

/** A command's work; what it refuses ends it with one sentence. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(toPrint(error));
    process.exitCode = 1;
  }
}
