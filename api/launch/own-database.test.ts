import { randomBytes } from 'node:crypto';
import { readConfig } from '../src/config.ts';
import { createPool } from '../src/db/client.ts';
import { excessOf } from '../src/db/powerless.ts';
import { connected, databaseAt, loginUrl } from '../src/db/roles.ts';
import { withSystem } from '../src/db/tenant.ts';
import { dropDatabase } from '../test/drop-database.ts';
import { openDatabase } from './open-database.ts';
import { prepareWorld } from './world.ts';

/** A database of one's own on a server of one's own, whose administrator made nothing but the owner. */
const server = process.env.TEST_DATABASE_URL ?? '';
const name = `own_${randomBytes(6).toString('hex')}`;
const ownerUrl = databaseAt(server, name);
beforeAll(() => connected(server, (client) => client.query(`create database ${name}`)));
afterAll(() => connected(server, (client) => dropDatabase(client, name)));

const start = async (env: Record<string, string>) => {
  const config = readConfig({ NODE_ENV: 'test', DEMO: 'false', ...env });
  return await prepareWorld(await openDatabase(config, () => undefined), config, () => undefined);
};
const production = {
  NODE_ENV: 'production',
  JWT_SECRET: randomBytes(32).toString('hex'),
  SMTP_URL: 'smtp://mail.example',
  PUBLIC_URL: 'https://portal.example',
};

test('where only the owner is named, the server gets a login of its own and keeps it at the next start', async () => {
  const url = await start({ DATABASE_URL: ownerUrl });
  expect(new URL(url).username).toBe('portal_api');
  expect(await start({ DATABASE_URL: ownerUrl })).toBe(url);
  expect(await connected(url, excessOf)).toBeUndefined();
  const pool = createPool({ url, max: 1 });
  expect(await withSystem(pool, (db) => db.selectFrom('currencies').select('iso_code').execute())).toHaveLength(5);
  await pool.end();
});

test('in production it starts with both addresses, and with the login alone once it was migrated', async () => {
  const url = loginUrl(ownerUrl);
  expect(await start({ ...production, DATABASE_URL: url, MIGRATION_DATABASE_URL: ownerUrl })).toBe(url);
  expect(await start({ ...production, DATABASE_URL: url })).toBe(url);
});

test('an owner who may make no roles is told what an administrator runs', async () => {
  const role = `plain_${randomBytes(4).toString('hex')}`;
  const plain = new URL(databaseAt(server, role));
  [plain.username, plain.password] = [role, 'plain'];
  await connected(server, async (client) => {
    await client.query(`create role ${role} login password 'plain'`);
    await client.query(`grant ${role} to current_user`);
    await client.query(`create database ${role} owner ${role}`);
  });
  await expect(start({ DATABASE_URL: plain.href })).rejects.toThrow(
    'an administrator runs api/deploy/roles.sql in its database once',
  );
  await connected(server, async (client) => {
    await dropDatabase(client, role);
    await client.query(`drop role ${role}`);
  });
});
