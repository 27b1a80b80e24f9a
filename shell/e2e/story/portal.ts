import { fork, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import { scratchFolder } from '../../../api/launch/scratch-folder.ts';
import { freePort } from '../../../api/src/db/embedded.ts';

const port = await freePort();
const server = join(import.meta.dirname, '../../../api/launch/e2e-server.ts');

/** The one back-office admin that an empty portal invites. */
export const firstAdmin = 'office@portal.example';

/**
 * A drill runs the portal, in production at `PORTAL_URL` (`npm run test:drill`): it sets the day, and has the mails
 * that its mail server took.
 */
const stage = process.env.STORY_STAGE;

/** Where the story's portal answers. */
export const portalUrl = (stage && process.env.PORTAL_URL) || `http://localhost:${port}`;
const mailbox = stage ?? portalUrl;

/** An empty portal that keeps its data while its clock is moved. */
export type StoryPortal = {
  /** its sessions end with the day, as in production they do after twelve hours */
  endsSessions: boolean;
  startOn(now: string, settings?: Record<string, string>): Promise<void>;
  end(): Promise<void>;
};

/**
 * A portal of the story's own. `startOn` stops it, if it runs, and starts it with its clock at `now` and other settings
 * for that while; `end` removes it.
 */
export async function newPortal(): Promise<StoryPortal> {
  return stage ? portalOnStage(stage) : ownPortal();
}

const portalOnStage = (at: string): StoryPortal => ({
  endsSessions: true,
  async startOn(now, settings = {}) {
    const headers = { 'content-type': 'application/json' };
    const { ok } = await fetch(`${at}/start`, { method: 'POST', headers, body: JSON.stringify({ now, settings }) });
    if (!ok) throw new Error(`the portal did not start on ${now}`);
  },
  end: async () => undefined,
});

async function ownPortal(): Promise<StoryPortal> {
  const dir = await scratchFolder('portal-story-');
  let running: ChildProcess | undefined;
  const stop = async () => {
    if (running) await stopped(running);
    running = undefined;
  };
  return {
    endsSessions: false,
    async startOn(now, settings = {}) {
      await stop();
      running = await started({
        E2E_DIR: dir,
        PORT: String(port),
        PORTAL_NOW: now,
        DEMO: 'false',
        FIRST_ADMIN_EMAIL: firstAdmin,
        LOG_LEVEL: 'warn',
        ...settings,
      });
    },
    async end() {
      await stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

// Forked, so that it stops by itself when the suite is killed.
function started(env: Record<string, string>): Promise<ChildProcess> {
  const child = fork(server, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: [],
  });
  return new Promise((done, failed) => {
    child.once('exit', (code) => failed(new Error(`the portal of the story ended while starting (${code})`)));
    child.stdout?.on('data', (text: Buffer) => {
      if (text.toString().includes('listening on')) done(child);
    });
  });
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await exited;
}

type Mail = { id: string; kind: string; text: string; attachments: { fileName: string }[] };

/** What is in the file that came with the newest mail of a kind. */
export async function fileInMail(request: APIRequestContext, to: string, kind: RegExp): Promise<string> {
  const { id } = await newestMail(request, to, kind);
  return (await (await request.get(`${mailbox}/dev/mailbox/${id}/0`)).body()).toString('latin1');
}

/** The mails of a kind that have arrived at an address, the newest first. */
export async function mailsTo(request: APIRequestContext, to: string, kind: RegExp): Promise<Mail[]> {
  const answer = await request.get(`${mailbox}/dev/mailbox.json?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { data: Mail[] }).data.filter((mail) => kind.test(mail.kind));
}

/** The newest mail of a kind to an address, when more than `before` of them have arrived. */
export async function newestMail(request: APIRequestContext, to: string, kind: RegExp, before = 0): Promise<Mail> {
  let found: Mail[] = [];
  await expect(async () => {
    found = await mailsTo(request, to, kind);
    expect(found.length, `mails of kind ${kind} to ${to}`).toBeGreaterThan(before);
  }).toPass({ timeout: 90_000 });
  return found[0]!;
}
