import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { ConfigError } from '../config.ts';

/** Made by deploy/roles.sql: what the server logs in as. */
export const login = 'portal_api';

/** An address with another user and password; an address without a password stays without. */
export function addressOf(url: string, user: string, password: string): string {
  const address = new URL(url);
  address.username = user;
  address.password = encodeURIComponent(password);
  return address.href;
}

/**
 * The login's address where only the owner's is given (development, tests): its password is derived from the owner's,
 * so
 * that every process that knows the owner's finds the same one and nothing has to be kept.
 */
export function loginUrl(ownerUrl: string): string {
  const password = decodeURIComponent(new URL(ownerUrl).password);
  if (password === '') return addressOf(ownerUrl, login, '');
  return addressOf(ownerUrl, login, createHmac('sha256', password).update(login).digest('base64url'));
}

/** The address of another database of the same server. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** A connection beside the pool for as long as `work` takes; closing it rolls back and lets go of its locks. */
export async function connected<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  options: pg.ClientConfig = {},
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, ...options });
  // A lost connection fails the work that waits for it; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const complete = `select from pg_roles a where a.rolname = '${login}'
  and array_to_string(a.rolconfig, ' ') like '%statement_timeout%'
  and exists (select from pg_auth_members m where m.roleid = a.oid
    and m.member = (select datdba from pg_database where datname = current_database()))`;

/** Makes the roles beside the owner where they are missing (deploy/roles.sql). */
export async function makeRoles(client: pg.ClientBase): Promise<void> {
  if ((await client.query(complete)).rowCount === 1) return;
  const text = await readFile(join(import.meta.dirname, '../../deploy/roles.sql'), 'utf8');
  await client.query(text).catch((error: { code?: string }) => {
    if (error.code !== '42501') throw error;
    throw new ConfigError(
      'The owner may not make the roles of the portal in this server; ' +
        'an administrator runs api/deploy/roles.sql in its database once',
    );
  });
}

/** Gives the login the password that its address names, unless it lets in with it already. */
export async function setLoginPassword(ownerUrl: string, url: string): Promise<void> {
  const opens = () =>
    connected(url, async () => true).catch((error: { code?: string }) => {
      if (error.code === '28P01' || error.code === '28000') return false;
      throw error;
    });
  if (await opens()) return;
  const password = decodeURIComponent(new URL(url).password);
  if (password === '') {
    throw new ConfigError(
      'The owner has no password in DATABASE_URL to make the login by; ' +
        'name portal_api in DATABASE_URL and the owner in MIGRATION_DATABASE_URL',
    );
  }
  await connected(ownerUrl, (client) => client.query(`alter role ${login} password ${client.escapeLiteral(password)}`));
}
