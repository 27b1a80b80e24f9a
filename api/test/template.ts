import { migrate } from '../src/db/migrate.ts';
import { connected, databaseAt, loginUrl, setLoginPassword } from '../src/db/roles.ts';

export const templateName = 'portal_template';

/** A migrated, empty database; every test file works on its own copy (0.1 s). */
export async function makeTemplate(url: string): Promise<void> {
  await connected(url, async (client) => {
    await client.query(`drop database if exists ${templateName}`);
    await client.query(`create database ${templateName}`);
  });
  const template = databaseAt(url, templateName);
  await migrate(template);
  await setLoginPassword(template, loginUrl(template));
}
