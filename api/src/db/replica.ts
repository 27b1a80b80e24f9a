import type pg from 'pg';
import { askPool } from './ask.ts';
import { createPool, type PoolOptions } from './client.ts';
import { isCutOff, isRetryable } from './failures.ts';
import { everybody, type Identity } from './identity.ts';
import { Lag, positionOf } from './replica-lag.ts';

/** Where a read that may come from the replica was answered: the primary when the replica was behind, or not there. */
export type ReadOutcome = 'replica' | 'behind' | 'down';

export type ReplicaOptions = PoolOptions & {
  /** a replica that is further behind answers nothing */
  maxLagSeconds: number;
};

/** How often both servers are asked for their position, in milliseconds. */
const pollMilliseconds = 150;
/** After so long without an answer the replica counts as down. */
const silentMilliseconds = 1_000;

const replicas = new WeakMap<pg.Pool, Replica>();

/** The replica of the database behind `primary`, where one is configured. */
export const replicaOf = (primary: pg.Pool): Replica | undefined => replicas.get(primary);

/**
 * A streaming replica that answers reads while it has everything that the reader must see: the position of each write
 * is noted in the primary for the person and the tenant (`noteWrite`), and read together with the session.
 */
export class Replica {
  readonly reads: Record<ReadOutcome, number> = { replica: 0, behind: 0, down: 0 };
  readonly #pool: pg.Pool;
  readonly #watch: pg.Pool;
  readonly #lag = new Lag();
  readonly #maxLagSeconds: number;
  /** what it has replayed; undefined while it does not answer */
  #replayed: bigint | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(primary: pg.Pool, { maxLagSeconds, ...options }: ReplicaOptions) {
    this.#pool = createPool({ name: 'portal-replica', ...options });
    this.#watch = createPool({ url: options.url, name: 'portal-watch', max: 1, silentMs: silentMilliseconds });
    this.#maxLagSeconds = maxLagSeconds;
    replicas.set(primary, this);
    void this.#poll(primary);
  }

  /** Seconds that it is behind the primary, as this process saw both. */
  get lagSeconds(): number {
    return this.#lag.seconds(Date.now());
  }

  get isUsable(): boolean {
    return this.#replayed !== undefined && this.lagSeconds <= this.#maxLagSeconds;
  }

  /**
   * Runs `read`, which may run twice, on the replica when it has replayed `needed`, else on the primary. A replica that
   * goes away in the middle causes no error: the primary answers.
   */
  async read<T>(primary: pg.Pool, needed: string | null, read: (pool: pg.Pool) => Promise<T>): Promise<T> {
    const outcome = this.#outcome(needed);
    if (outcome === 'replica') {
      try {
        const answer = await read(this.#pool);
        this.reads.replica += 1;
        return answer;
      } catch (error) {
        if (!isCutOff(error) && !isRetryable(error)) throw error;
        if (isCutOff(error)) this.#replayed = undefined;
      }
    }
    this.reads[outcome === 'behind' ? 'behind' : 'down'] += 1;
    return read(primary);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await Promise.all([this.#pool.end(), this.#watch.end()]);
  }

  #outcome(needed: string | null): ReadOutcome {
    if (this.#replayed === undefined) return 'down';
    const isFresh = this.isUsable && (needed === null || this.#replayed >= positionOf(needed));
    return isFresh ? 'replica' : 'behind';
  }

  async #poll(primary: pg.Pool): Promise<void> {
    const [written, replayed] = await Promise.all([
      ask(primary, 'select pg_current_wal_lsn()::text as position'),
      ask(this.#watch, 'select pg_last_wal_replay_lsn()::text as position where pg_is_in_recovery()'),
    ]);
    if (this.#isClosed) return;
    this.#replayed = replayed;
    this.#lag.note(Date.now(), written, replayed);
    this.#timer = setTimeout(() => void this.#poll(primary), pollMilliseconds).unref();
  }
}

async function ask(pool: pg.Pool, text: string): Promise<bigint | undefined> {
  const [row] = await askPool<{ position: string | null }>(pool, { text }).catch(() => []);
  return row?.position ? positionOf(row.position) : undefined;
}

type Who = Pick<Identity, 'role' | 'userId' | 'companyId' | 'supplierId'>;

/** Under whom a write is noted: the person and its tenant. What back office or the portal writes concerns everybody. */
const writersOf = ({ role, userId, companyId, supplierId }: Who) =>
  [userId, role === 'admin' || role === 'system' ? everybody : (companyId ?? supplierId)].filter((id) => id !== null);

/**
 * Notes the position of what was just committed, before the writer is answered. When it fails, the writer is told 503
 * as after a lost commit, and the same request again gets the first answer.
 */
export async function noteWrite(pool: pg.Pool, writer: Who): Promise<void> {
  if (replicaOf(pool)) await askPool(pool, { text: 'select note_write($1)', values: [writersOf(writer)] });
}
