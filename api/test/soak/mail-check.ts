import type pg from 'pg';
import type { TakenMail } from '../mail-sink.ts';
import { asSystem } from './belongings.ts';
import type { Kill } from './kills.ts';

type Queued = { id: string; kind: string; to: string; status: string };
export type MailCheck = { taken: number; twice: string[]; rows: string[] };

/** What a mail is in the hands of while it leaves. A database that is away keeps its row, which says so. */
const sending: ReadonlySet<Kill['target']> = new Set(['worker', 'mail sink']);

/**
 * Every queued mail was taken once, and nothing else was. The one exception: a mail that the mail server had taken when
 * a kill cut off its answer, or the portal's note of it, goes again with the same Message-ID. Those are named, with
 * what was killed; another repetition is a fault.
 */
export async function checkMails(
  owner: pg.Pool,
  taken: readonly TakenMail[],
  kills: readonly Kill[],
): Promise<MailCheck> {
  const { rows: queued } = await asSystem(owner, (client) =>
    client.query<Queued>('select id, kind, to_address as "to", status from outbox'),
  );
  const known = new Map(queued.map((mail) => [`${mail.id}@portal`, mail]));
  const [twice, rows]: [string[], string[]] = [[], []];
  for (const { id, to } of taken) if (!known.has(id)) rows.push(`mail ${id} to ${to} was never queued`);
  const times = Map.groupBy(taken, ({ id }) => id);
  for (const [id, { kind, to, status }] of known) {
    const name = `${kind} to ${to}`;
    const arrivals = times.get(id) ?? [];
    if (status !== 'SENT') rows.push(`mail ${name} is ${status}`);
    if (arrivals.length === 0) rows.push(`mail ${name} never arrived`);
    for (const [index, { at }] of arrivals.slice(0, -1).entries()) {
      const cause = kills.find(
        ({ target, from, until }) => sending.has(target) && from - 500 <= at + 1_000 && at <= until + 500,
      );
      if (cause)
        twice.push(`${name}, taken as the ${cause.target} was ${cause.frozen ? 'stopped for a while' : 'killed'}`);
      else {
        const again = ((arrivals[index + 1]?.at ?? at) - at) / 1_000;
        const next = kills.find(({ target, from }) => sending.has(target) && from > at);
        const after = next ? `${next.target} after ${(next.from - at) / 1_000} s` : 'nothing any more';
        rows.push(`mail ${name} was taken again after ${again} s, and nothing was killed then; next was ${after}`);
      }
    }
  }
  return { taken: taken.length, twice, rows };
}
