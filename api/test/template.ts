import pg from 'pg';
import { migrate } from '../src/db/migrate.ts';

export const templateName = 'portal_template';

/** The address of another database on the same server. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
}

/** A migrated, empty database; every test file works on its own copy (0.1 s). */
export async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${templateName}`);
  await client.query(`create database ${templateName}`);
  await client.end();
  await migrate(databaseAt(url, templateName));
}
