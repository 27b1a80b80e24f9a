import pg from 'pg';

/** How long nothing may come back for a message before somebody asks whether the server has it at all. */
const silentMs = 2_500;
/** How long that question may take; both together stay below the 5 s of SECURITY 3.3. */
const askingMs = 1_500;

type Inner = { processID: number | null; connection: { stream: { destroy(error: Error): void } } };

const generations = new WeakMap<pg.Pool, number>();
const madeIn = new WeakMap<pg.ClientBase, number>();

/** Remembers when the pool's connections were made, for `checkout`. */
export function knowConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => madeIn.set(client, generations.get(pool) ?? 0));
}

/**
 * A connection of the pool that was not made before one was found lost: what broke that one may have broken all of
 * them, and each would cost somebody four seconds to find out.
 */
export async function checkout(pool: pg.Pool): Promise<pg.PoolClient> {
  for (;;) {
    const client = await pool.connect();
    if ((madeIn.get(client) ?? 0) === (generations.get(pool) ?? 0)) return client;
    client.release(true);
  }
}

/**
 * Looks after one message on a connection. A line that swallows packets says nothing, neither yes nor no, and TCP waits
 * for a quarter of an hour. So after a while of silence Postgres is asked over a new connection whether that one is at
 * work; when it is not, or nobody answers, the connection is destroyed and whoever waits gets 503. A statement that
 * really takes long is left alone. Returns what ends the watch.
 */
export function watch(pool: pg.Pool, client: pg.ClientBase): () => void {
  const inner = client as unknown as Inner;
  let timer: NodeJS.Timeout;
  let isOver = false;
  const look = (pause: number) => {
    timer = setTimeout(() => void isAtWork(pool, inner.processID).then((busy) => {
      if (isOver) return;
      if (busy) return look(pause * 2);
      generations.set(pool, (generations.get(pool) ?? 0) + 1);
      inner.connection.stream.destroy(new Error('Connection terminated: nothing came back'));
    }), pause).unref();
  };
  look(silentMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
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

/** One statement of the pool's own role under the same watch, for what needs no tenant: the session behind a token, whether the database answers. */
export async function askPool<Row extends pg.QueryResultRow>(pool: pg.Pool, query: pg.QueryConfig): Promise<Row[]> {
  const client = await checkout(pool);
  const end = watch(pool, client);
  try {
    const { rows } = await client.query<Row>(query);
    client.release();
    return rows;
  } catch (error) {
    // Postgres said no: the connection is as good as before. Anything else may have left half an answer in it.
    client.release(error instanceof pg.DatabaseError ? undefined : true);
    throw error;
  } finally {
    end();
  }
}
