import type pg from 'pg';
import { directUrl } from './client.ts';
import { connected } from './roles.ts';

/** A connection of its own past any pooler: for a lock or a COPY that outlives a transaction. */
export const withSession = <T>(pool: pg.Pool, name: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  connected(directUrl(pool), work, { application_name: name, keepAlive: true, keepAliveInitialDelayMillis: 10_000 });
