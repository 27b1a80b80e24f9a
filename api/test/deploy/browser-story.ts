import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import type pg from 'pg';
import type { MailSink } from '../mail-sink.ts';
import { asSystem } from '../soak/belongings.ts';

type Stage = {
  sink: MailSink;
  owner: pg.Pool;
  /** starts every program anew at that instant, with other settings for that while */
  startOn(now: string, settings: Record<string, string>): Promise<void>;
};

/** The settings with which a program takes `now` for the time at which it starts, though it runs in production. */
export const woundTo = (now: string): Record<string, string> => ({
  NODE_OPTIONS: `--import ${join(import.meta.dirname, 'wound-clock.mjs')}`,
  WOUND_BY: String(Date.parse(now) - Date.now()),
});

/**
 * `shell/e2e/story` in a browser at a portal in production: the checkout's own suite, which asks a small server here
 * for another day, and for mails. It answers as the development mailbox does, with what the mail server took.
 */
export async function tellInBrowser(checkout: string, url: string, stage: Stage, env: object): Promise<string> {
  const app = await serveStage(stage);
  const { port } = app.server.address() as AddressInfo;
  try {
    const { stdout } = await promisify(execFile)('npx', ['playwright', 'test', 'story'], {
      cwd: join(checkout, 'shell'),
      env: { ...env, PORTAL_URL: url, STORY_STAGE: `http://127.0.0.1:${port}` },
    }).catch((failure: { stdout: string; stderr: string }) => {
      throw new Error(`the story in the browser failed:\n${failure.stdout}${failure.stderr}`);
    });
    return stdout.trim().split('\n').at(-1)?.trim() ?? '';
  } finally {
    await app.close();
  }
}

async function serveStage({ sink, owner, startOn }: Stage) {
  const app = Fastify({ logger: { level: 'error' } });
  app.post<{ Body: { now: string; settings: Record<string, string> } }>('/start', async ({ body }) => {
    await startOn(body.now, body.settings);
    return {};
  });
  app.get<{ Querystring: { to: string } }>('/dev/mailbox.json', async ({ query: { to } }) => {
    const { rows } = await asSystem(owner, (client) =>
      client.query<{ id: string; kind: string }>('select id, kind from outbox where to_address = $1', [to]),
    );
    const kinds = new Map(rows.map(({ id, kind }) => [`${id}@portal`, kind]));
    const data = sink
      .mails()
      .filter((mail) => mail.to === to)
      .map(({ id, text }) => ({ id, kind: kinds.get(id), text, attachments: sink.filesOf(id) }));
    return { data: data.toReversed() };
  });
  app.get<{ Params: { id: string; index: number } }>(
    '/dev/mailbox/:id/:index',
    async ({ params: { id, index } }) => sink.filesOf(id)[index]?.content,
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}
