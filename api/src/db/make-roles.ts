import { ConfigError, readConfig } from '../config.ts';
import { connected, makeRoles, setLoginPassword } from './roles.ts';

/**
 * `npm run roles`: makes the roles beside the owner in a server that has none yet (deploy/roles.sql), and gives the login
 * the password of `DATABASE_URL`. Before the first start and before a backup is restored; it can be run again.
 */
try {
  const { migrationDatabaseUrl: ownerUrl, databaseUrl } = readConfig(process.env);
  if (!ownerUrl) throw new ConfigError('MIGRATION_DATABASE_URL must be set: the address of the owner of the tables');
  await connected(ownerUrl, makeRoles);
  if (databaseUrl && new URL(databaseUrl).username === 'portal_api') await setLoginPassword(ownerUrl, databaseUrl);
  console.info('the roles are there');
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
