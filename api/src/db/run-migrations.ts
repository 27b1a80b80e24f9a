import { ConfigError, readConfig } from '../config.ts';
import { migrate } from './migrate.ts';
import { MigrationRefused } from './migration-state.ts';

/** `npm run migrate`: brings the database to this release's schema, as its owner; `-- --allow-downtime` when it asks for it. */
try {
  const config = readConfig(process.env);
  if (!config.migrationDatabaseUrl) throw new ConfigError('MIGRATION_DATABASE_URL must be set: the address of the owner of the tables');
  await migrate(config.migrationDatabaseUrl, { allowDowntime: process.argv.includes('--allow-downtime') });
  console.info('the database is up to date');
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof MigrationRefused ? error.message : error);
  process.exitCode = 1;
}
