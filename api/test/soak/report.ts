import type { Client } from './client.ts';
import type { Kill } from './kills.ts';
import type { MailCheck } from './mail-check.ts';
import { targets } from './stage.ts';

type Soak = {
  minutes: number;
  seed: number;
  kills: readonly Kill[];
  client: Client;
  stories: number;
  mails: MailCheck;
  rows: readonly string[];
};

/** The figures of a soak, and a few lines of them for a person. */
export function reportOf({ minutes, seed, kills: all, client, stories, mails, rows }: Soak) {
  const count = (of: readonly Kill[]) => ({ kills: of.length, bites: of.filter(({ bit }) => bit).length });
  const kills = all.filter(({ frozen }) => !frozen);
  const byTarget = Object.fromEntries(
    targets.map((target) => [target, count(kills.filter((kill) => kill.target === target))]),
  );
  const total = count(kills);
  const share = Math.round((100 * total.bites) / Math.max(1, total.kills));
  const answered = Object.values(client.answered).reduce((sum, n) => sum + n, 0);
  const figures = {
    minutes,
    seed,
    ...total,
    share,
    stops: count(all.filter(({ frozen }) => frozen)),
    byTarget,
    requests: { answered, byStatus: client.answered, repeated: client.failures.length },
    acknowledged: client.acts,
    stories,
    mails: { taken: mails.taken, twice: mails.twice },
    rows,
  };
  const text = [
    `${total.kills} kills, ${total.bites} of them bit (${share} %); ${figures.stops.kills} stops for some seconds`,
    ...targets.map((target) => `  ${target}: ${byTarget[target]?.kills} kills, ${byTarget[target]?.bites} bit`),
    `${answered} requests answered, ${client.failures.length} tries repeated; ${stories} stories told`,
    ...Object.entries(client.acts).map(([act, n]) => `  ${act}: ${n}`),
    `${mails.taken} mails taken, ${mails.twice.length} of them again because their acknowledgement was cut off`,
    ...mails.twice.map((mail) => `  ${mail}`),
    `${rows.length} rows`,
    ...rows.map((row) => `  ${row}`),
  ].join('\n');
  return { figures, text };
}
