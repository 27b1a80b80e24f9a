import pg from 'pg';
import type { Config } from '../src/config.ts';
import { migrate } from '../src/db/migrate.ts';
import { demoLogins } from '../src/demo/logins.ts';
import type { Database } from './open-database.ts';

export { demoLogins };

const name = 'portal';

/**
 * The newest schema and, outside production, the demo world: made once. In the embedded server the world is made in a
 * database of its own that gets its name when it is complete, so a start that was cut off leaves no half of it.
 * Returns the address of the database to serve.
 */
export async function prepareWorld(database: Database, config: Config, say: (text: string) => void): Promise<string> {
  if (!database.embedded) {
    await fill(database.url, config, say);
    return database.url;
  }
  const at = (database_: string) => databaseAt(database.url, database_);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      await client.query(`drop database if exists ${name}_making with (force)`);
      await client.query(`create database ${name}_making`);
      await fill(at(`${name}_making`), config, say);
      await client.query(`alter database ${name}_making rename to ${name}`);
    } else {
      await migrate(at(name));
    }
  } finally {
    await client.end();
  }
  return at(name);
}

async function fill(url: string, config: Config, say: (text: string) => void): Promise<void> {
  await migrate(url);
  if (config.production || !config.demo) return;
  const { seedDemo } = await import('../src/demo/seed-demo.ts');
  await seedDemo(url, config, say);
}

function databaseAt(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.toString();
}
