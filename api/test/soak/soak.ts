import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { givenSalarySystem } from '../given-draws.ts';
import { givenCategory } from '../given-goods.ts';
import { givenAdmin } from '../given.ts';
import { startClient } from './client.ts';
import { killUntil, type Killing } from './kills.ts';
import { startLedger } from './ledger.ts';
import { checkMails } from './mail-check.ts';
import { reportOf } from './report.ts';
import { tellStory } from './soak-story.ts';
import { startStage } from './stage.ts';

/**
 * `npm run test:soak -- --minutes 60 --seed 1`: the story in loops on two servers while everything is killed at random.
 * Every few minutes, and at the end, invariants, files and audit log are verified, and what was acknowledged is there
 * once. Ends with 1 when a single row says otherwise; `--report FILE` keeps the figures as JSON.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    report: { type: 'string' },
  },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
const loops = 5;
const checkEveryMs = 5 * 60_000;
/** After so long everything that the clock makes due once a minute has followed. */
const scheduledMs = 120_000;

const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);
say(`a soak of ${minutes} minutes, seed ${seed}`);
const stage = await startStage();
const rows: string[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stage.stop().finally(() => process.exit(1)));
await soak().finally(stage.stop);
process.exit(rows.length > 0 ? 1 : 0);

async function soak(): Promise<void> {
  const client = startClient(stage.url);
  const office = {
    token: (await givenAdmin(stage.t)).token,
    categoryId: await givenCategory(stage.t),
    salarySystemId: await givenSalarySystem(stage.t),
  };
  const fail = (found: readonly string[]) => {
    rows.push(...found);
    for (const row of found) say(`  ${row}`);
  };
  const ledger = startLedger(stage, office.token);
  // What belongs to a story, nothing disturbed it.
  await ledger.begin(await tellStory(stage, client, office, 0));

  let isHeld = false;
  const killing: Killing = { kills: [], isHeld: () => isHeld, down: new Map(), fail };
  const deadline = Date.now() + minutes * 60_000;
  let begun = 0;
  async function tellOn(): Promise<void> {
    while (Date.now() < deadline) {
      begun += 1;
      const n = begun;
      await tellStory(stage, client, office, n).then(
        (told) => ledger.add(told),
        (error: Error) => fail([`story ${n}: ${error.message}`]),
      );
    }
  }
  async function checkOn(): Promise<void> {
    while (Date.now() + checkEveryMs < deadline) {
      await pause(checkEveryMs);
      isHeld = true;
      client.hold();
      while (client.underWay() > 0 || killing.down.size > 0) await pause(50);
      fail(await ledger.check(scheduledMs));
      say(`${ledger.told()} stories, ${killing.kills.length} kills, ${rows.length} rows`);
      client.release();
      isHeld = false;
    }
  }
  const trying = setInterval(() => void ledger.tryMailsAgain().catch(() => undefined), 10_000);
  await Promise.all([
    killUntil(deadline, stage, client, randomOf(seed), killing),
    checkOn(),
    ...Array.from({ length: loops }, tellOn),
  ]).finally(() => clearInterval(trying));
  fail(await ledger.check(0));
  fail(await ledger.openWork());
  const mails = await checkMails(stage.t.database.owner, stage.sink.mails(), killing.kills);
  fail(mails.rows);
  const report = reportOf({ minutes, seed, kills: killing.kills, client, stories: ledger.told(), mails, rows });
  console.log(report.text);
  if (values.report) await writeFile(values.report, `${JSON.stringify(report.figures, null, 2)}\n`);
}

/** The same numbers for the same seed (mulberry32). */
function randomOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
