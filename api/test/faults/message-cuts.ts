import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { seenBody } from '../binding-call.ts';
import type { TestApp } from '../test-app.ts';

/** Every table but those that say who is there and how often; rows as they are, in an order of their own. */
async function snapshot(t: TestApp): Promise<unknown> {
  const { rows } = await t.database.owner.query<{
    text: string;
  }>(`select string_agg(format('select %L as t, md5(string_agg(r::text, chr(10) order by r::text)) as h from %I r',
    relname, relname), ' union all ' order by relname) as text
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname not in ('sessions', 'attempts', 'rate_counters') and relname not like 'kysely_%'`);
  return (await t.database.owner.query(`${rows[0]?.text} order by t`)).rows;
}

/**
 * Postgres has noticed that the connection is gone: until then its rows are locked, and who looks for work passes them
 * by.
 */
async function released(t: TestApp): Promise<void> {
  const held = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend' and xact_start is not null`;
  for (let look = 0; look < 500 && (await t.database.owner.query(held)).rowCount !== 0; look += 1) await pause(10);
}

export type MessageCuts = ReturnType<typeof messageCuts>;

/**
 * Counts from now on what a portal sends to Postgres, so that work can be run with its connection cut before its first
 * message, its second, and so on.
 */
export function messageCuts(t: TestApp) {
  let [messages, cutBefore, bites, keys] = [0, 0, 0, 0];
  const looked = new WeakSet<pg.PoolClient>();
  function cutHere(client: pg.PoolClient): void {
    if (looked.has(client)) return;
    looked.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      messages += 1;
      if (messages === cutBefore)
        (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      return query(...args);
    }) as typeof client.query;
  }
  t.services.pool.on('connect', cutHere);
  // The connections of the fixtures are not looked after.
  t.services.pool.on('acquire', cutHere);

  /** Runs `work` with a cut before each of its messages in turn; `work` answers whether it went through. */
  async function wholeOrNothing(work: () => Promise<boolean>, isOne = true): Promise<number> {
    let before: unknown;
    for (let cut = 1; ; cut += 1) {
      if (cut > 200) throw new Error('it never goes through');
      if (isOne) before ??= await snapshot(t);
      [messages, cutBefore] = [0, cut];
      const isDone = await work();
      const wasCut = messages >= cut;
      cutBefore = 0;
      if (isDone) {
        // Done although it was cut: what came after the commit was cut, or a read that was made again.
        if (!wasCut) return cut - 1;
        before = undefined;
        continue;
      }
      bites += 1;
      await released(t);
      if (isOne) expect(await snapshot(t)).toEqual(before);
    }
  }

  return {
    /** how many cuts have kept work from going through so far */
    bites: () => bites,
    /** One mutation, repeated under its key until it is through; anything but 2xx or 503 is a fault. */
    async mutation(
      method: 'POST' | 'PATCH' | 'DELETE',
      path: string,
      token: string,
      given?: unknown,
    ): Promise<Record<string, unknown>> {
      const key = `half-done-${(keys += 1)}`;
      const body = method === 'POST' ? await seenBody(t, path, token, (given ?? {}) as object) : given;
      let data: Record<string, unknown> = {};
      let isThrough = false;
      const cuts = await wholeOrNothing(async () => {
        const answer = await t.call(method, path, {
          token,
          ...(body === undefined ? {} : { body }),
          headers: { 'idempotency-key': key },
        });
        // A cut behind the commit has it asked again: what is deleted is not found twice.
        if (isThrough && method === 'DELETE' && answer.status === 404) return true;
        if (answer.status !== 503 && answer.status >= 300)
          throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
        data = answer.body.data ?? data;
        isThrough ||= answer.status < 300;
        return answer.status < 300;
      });
      expect([path, cuts > 2]).toEqual([path, true]);
      return data;
    },
    /**
     * A part of the clock's work, one transaction for each thing that is due: it throws when it was cut, and the next
     * run goes on where it was.
     */
    part: (run: () => Promise<unknown>) =>
      wholeOrNothing(
        () =>
          run().then(
            () => true,
            () => false,
          ),
        false,
      ),
  };
}
