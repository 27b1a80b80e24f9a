import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Operations } from '@portal/contract/operations';
import type pg from 'pg';
import { asSystem, belongings, differences, type Belongings, type Told } from './belongings.ts';
import { startClient } from './client.ts';
import type { Stage } from './stage.ts';

const run = promisify(execFile);
/** How long work may go on after the last request and the last kill. */
const restMs = 120_000;

export type Ledger = {
  /** the first story says what belongs to one */
  begin(first: Told): Promise<void>;
  add(told: Told): void;
  told(): number;
  /** verifies the portal, and compares the stories that ended since the last time and at least so long ago */
  check(agoMs: number): Promise<string[]>;
  /** the back office tries again what a dead mail server refused, which would wait for minutes */
  tryMailsAgain(): Promise<void>;
  /** jobs and mails that no worker takes any more */
  openWork(): Promise<string[]>;
};

/** What was acknowledged: each story to its end. Whatever is more or less than in the first one is a row. */
export function startLedger(stage: Stage, token: string): Ledger {
  const { owner, ownerUrl } = stage.t.database;
  // The back office goes on while the stories are held.
  const client = startClient(stage.url);
  const stories: (Told & { at: number })[] = [];
  let reference: Belongings = new Map();
  let compared = 0;

  const tryMailsAgain = async () => {
    const { body } = await client.call('GET', '/admin/operations', { token });
    const { mail } = body.data as unknown as Operations;
    for (const { id } of mail.stuck.filter(({ attempts }) => attempts > 0))
      await client.call('POST', `/admin/operations/mails/${id}/retry`, { token });
  };
  const atRest = async (find: () => Promise<string[]>) => {
    for (const began = Date.now(); ; await pause(1_000)) {
      await tryMailsAgain();
      const found = await find();
      if (found.length === 0 || Date.now() - began > restMs) return found;
    }
  };
  const compare = async (told: readonly Told[]) => {
    const found: string[] = [];
    for (const one of told)
      for (const difference of differences(await belongings(owner, one), reference))
        found.push(`story ${one.n}: ${difference}`);
    return found;
  };
  const openWork = async () => [...(await openJobs(owner)), ...(await openMails(owner))];
  return {
    async begin(first) {
      // What comes once a minute comes at a worker's start, too.
      for (let n = 0; n < 2; n += 1) {
        await atRest(openWork);
        await stage.programs.worker.end('SIGTERM');
        await stage.programs.worker.start();
        await pause(3_000);
      }
      await atRest(openWork);
      reference = await belongings(owner, first);
    },
    add: (told) => void stories.push({ ...told, at: Date.now() }),
    told: () => stories.length,
    tryMailsAgain,
    async check(agoMs) {
      const broken = await verified(ownerUrl, stage.dataDir);
      const before = Date.now() - agoMs;
      let waiting = stories.slice(compared).filter(({ at }) => at <= before);
      compared += waiting.length;
      const wrong = await atRest(async () => {
        const found = await compare(waiting);
        waiting = waiting.filter(({ n }) => found.some((row) => row.startsWith(`story ${n}:`)));
        return found;
      });
      return [...broken, ...wrong];
    },
    openWork: () => atRest(openWork),
  };
}

/** `npm run verify` as an operator runs it: invariants, files and the audit log. */
async function verified(ownerUrl: string, dataDir: string): Promise<string[]> {
  const command = join(import.meta.dirname, '../../src/invariants/verify.ts');
  const env = { ...process.env, NODE_NO_WARNINGS: '1', MIGRATION_DATABASE_URL: ownerUrl, DATA_DIR: dataDir };
  const { stdout, stderr } = await run(process.execPath, [command], { env, maxBuffer: 2 ** 27 }).catch(
    (failure: { stdout: string; stderr: string }) => failure,
  );
  return `${stdout}${stderr}`.split('\n').filter((line) => line !== '' && line !== 'every invariant holds');
}

type Open = { id: string; kind: string; status: string };
async function openJobs(owner: pg.Pool): Promise<string[]> {
  const { rows } = await asSystem(owner, (client) =>
    client.query<Open>(`select id, kind, status from jobs where status <> 'DONE'`),
  );
  return rows.map(({ id, kind, status }) => `job ${kind} ${id} is ${status}`);
}

async function openMails(owner: pg.Pool): Promise<string[]> {
  const { rows } = await asSystem(owner, (client) =>
    client.query<Open>(`select id, kind, status from outbox where status <> 'SENT'`),
  );
  return rows.map(({ id, kind, status }) => `mail ${kind} ${id} is ${status}`);
}
