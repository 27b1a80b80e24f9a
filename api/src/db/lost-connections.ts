import pg from 'pg';

/** How often one timer looks at all connections that wait. A timer for each message would keep its answer in memory until the next full collection. */
const lookMs = 250;
/** How many looks nothing may come back for a message before somebody asks whether the server has it at all: 2.5 s. */
const silentLooks = 10;
/** How long that question may take; both together stay below the 5 s of SECURITY 3.3. */
const askingMs = 1_500;
/** After so many looks nobody waits any longer, whatever Postgres says: its own limit of a statement ended 5 s before. */
const mostLooks = 80;

type Inner = { processID: number | null; connection: { stream: { destroy(error: Error): void } } };
const innerOf = (client: pg.ClientBase) => client as unknown as Inner;

/** The process of Postgres at the other end of a connection. */
export const processOf = (client: pg.ClientBase): number | null => innerOf(client).processID;

/** One connection. `looks` counts those that its message has seen, `next` is the one at which Postgres is asked about it. */
type Line = { pool: pg.Pool; client: pg.ClientBase; generation: number; message: number; isWaiting: boolean; looks: number; next: number };

const generations = new WeakMap<pg.Pool, number>();
const lines = new Map<pg.ClientBase, Line>();
let looking: NodeJS.Timeout | undefined;

const generationOf = (pool: pg.Pool) => generations.get(pool) ?? 0;

/** Keeps a line for each of the pool's connections, for `checkout` and `watch`. */
export function knowConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => lines.set(client, { pool, client, generation: generationOf(pool), message: 0, isWaiting: false, looks: 0, next: silentLooks }));
  pool.on('remove', (client) => lines.delete(client));
}

/**
 * A connection of the pool that was not made before one was found lost: what broke that one may have broken all of
 * them, and each would cost somebody four seconds to find out.
 */
export async function checkout(pool: pg.Pool): Promise<pg.PoolClient> {
  for (;;) {
    const client = await pool.connect();
    if ((lines.get(client)?.generation ?? 0) === generationOf(pool)) return client;
    client.release(true);
  }
}

/**
 * Looks after one message on a connection of the pool. A line that swallows packets says nothing, neither yes nor no, and
 * TCP waits for a quarter of an hour. So after a while of silence Postgres is asked over a new connection whether that one
 * is at work; when it is not, or nobody answers, or nothing came back for 20 s, the connection is destroyed and whoever
 * waits gets 503. A statement that takes long is left alone until then. Returns what ends the watch.
 */
export function watch(client: pg.ClientBase): () => void {
  const line = lines.get(client);
  if (!line) throw new Error('the connection is of no pool that is known');
  line.message += 1;
  line.isWaiting = true;
  line.looks = 0;
  line.next = silentLooks;
  looking ??= setInterval(lookAtLines, lookMs).unref();
  return () => { line.isWaiting = false; };
}

/**
 * One look at every message that is under way. Looks are counted and no clock is read: while the process itself stood
 * still, an answer may lie unread, and nobody was silent.
 */
export function lookAtLines(): void {
  let isQuiet = true;
  for (const line of lines.values()) {
    if (!line.isWaiting) continue;
    isQuiet = false;
    line.looks += 1;
    if (line.looks >= mostLooks) cut(line);
    else if (line.looks === line.next) void ask(line);
  }
  if (!isQuiet) return;
  clearInterval(looking);
  looking = undefined;
}

async function ask(line: Line): Promise<void> {
  const { message } = line;
  line.next *= 2;
  const isBusy = await isAtWork(line.pool, processOf(line.client));
  if (!isBusy && line.isWaiting && line.message === message) cut(line);
}

function cut(line: Line): void {
  const { pool, client } = line;
  line.isWaiting = false;
  generations.set(pool, generationOf(pool) + 1);
  innerOf(client).connection.stream.destroy(new Error('Connection terminated: nothing came back'));
}

async function isAtWork(pool: pg.Pool, processId: number | null): Promise<boolean> {
  const asking = new pg.Client({ connectionString: pool.options.connectionString, application_name: 'portal-watch', connectionTimeoutMillis: askingMs, query_timeout: askingMs });
  asking.on('error', () => undefined);
  try {
    await asking.connect();
    const { rows } = await asking.query<{ state: string | null }>('select state from pg_stat_activity where pid = $1', [processId]);
    return rows[0]?.state === 'active';
  } catch (error) {
    // Too many connections, starting up: it speaks, so silence has another reason than the line.
    return error instanceof pg.DatabaseError;
  } finally {
    void asking.end().catch(() => undefined);
  }
}

/** One statement under the watch, on a connection that its caller has checked out. */
export async function askOn<Row extends pg.QueryResultRow>(client: pg.ClientBase, query: pg.QueryConfig): Promise<Row[]> {
  const end = watch(client);
  return client.query<Row>(query).then(({ rows }) => rows).finally(end);
}

/** One statement of the pool's own role under the same watch, for what needs no tenant: the session behind a token, whether the database answers. */
export async function askPool<Row extends pg.QueryResultRow>(pool: pg.Pool, query: pg.QueryConfig): Promise<Row[]> {
  const client = await checkout(pool);
  try {
    const rows = await askOn<Row>(client, query);
    client.release();
    return rows;
  } catch (error) {
    // Postgres said no: the connection is as good as before. Anything else may have left half an answer in it.
    client.release(error instanceof pg.DatabaseError ? undefined : true);
    throw error;
  }
}
