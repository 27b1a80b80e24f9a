import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createPool, ownerPool } from '../src/db/client.ts';
import { Replica } from '../src/db/replica.ts';
import { databaseAt, loginUrl } from '../src/db/roles.ts';
import { dropDatabase } from './drop-database.ts';
import { makeTemplate, templateName } from './template.ts';

export type TestDatabase = {
  /** the server's login, as `DATABASE_URL` */
  url: string;
  /** the tables' owner, as `MIGRATION_DATABASE_URL`: an ordinary user, no superuser */
  ownerUrl: string;
  pool: pg.Pool;
  owner: pg.Pool;
  drop(): Promise<void>;
};

/**
 * A real database of one test file, cloned from the template. `owner` sees everything; `pool` is what the API gets,
 * through the pooler of `TEST_POOLER_URL` and with the replica of `TEST_REPLICA_URL` if there are such.
 */
export async function cloneDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  // A test that kills its server must not die with it.
  admin.on('error', () => undefined);
  await admin.connect();
  await cloneTemplate(admin, server, name);
  const ownerUrl = databaseAt(server, name);
  const url = loginUrl(ownerUrl);
  const pooler = process.env.TEST_POOLER_URL;
  const pool = pooler
    ? createPool({ url: loginUrl(databaseAt(pooler, name)), directUrl: url, named: false, max: 8 })
    : createPool({ url, max: 8 });
  const owner = ownerPool(ownerUrl, 2);
  // So far behind as may be, so that only the noted positions decide.
  const replica = process.env.TEST_REPLICA_URL
    ? new Replica(pool, { url: loginUrl(databaseAt(process.env.TEST_REPLICA_URL, name)), max: 4, maxLagSeconds: 600 })
    : undefined;
  return {
    url,
    ownerUrl,
    pool,
    owner,
    async drop() {
      await replica?.close();
      await pool.end();
      await owner.end();
      await dropDatabase(admin, name);
      await admin.end();
    },
  };
}

async function cloneTemplate(admin: pg.Client, server: string, name: string): Promise<void> {
  const { rows } = await admin.query('select from pg_database where datname = $1', [templateName]);
  if (rows.length === 0) await makeTemplate(server);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await admin.query(`create database ${name} template ${templateName} strategy file_copy`);
      return;
    } catch (error) {
      // Another test file is copying the template at this moment.
      if (attempt >= 50 || (error as { code?: string }).code !== '55006') throw error;
      await new Promise((next) => setTimeout(next, 50));
    }
  }
}
