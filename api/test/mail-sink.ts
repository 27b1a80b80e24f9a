import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../src/db/embedded.ts';
import { openPort, startRestartable, type Restartable } from './restartable.ts';

/** A mail that the sink took: `id` is its Message-ID without the signs around it. */
export type TakenMail = { id: string; to: string; at: number; text: string };
export type MailSink = {
  port: number;
  program: Restartable;
  mails(): readonly TakenMail[];
  /** what was attached to a mail, where whole mails are kept */
  filesOf(id: string): { fileName: string; content: Buffer }[];
  stop(): Promise<void>;
};

/** A mail server in a process of its own, which keeps what it takes, readable, before it says so. */
export async function startMailSink({ keepsWhole = false } = {}): Promise<MailSink> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-mails-'));
  const [port, file] = [await freePort(), join(dir, 'mails.jsonl')];
  await writeFile(file, '');
  const program = await startRestartable(
    'mail sink',
    () =>
      spawn(
        process.execPath,
        [join(import.meta.dirname, 'mail-server.ts'), String(port), file, ...(keepsWhole ? [dir] : [])],
        { env: { ...process.env, NODE_OPTIONS: '', NODE_NO_WARNINGS: '1' }, stdio: ['ignore', 'ignore', 'pipe'] },
      ),
    () => openPort(port),
  );
  const mails: TakenMail[] = [];
  let read = 0;
  return {
    port,
    program,
    mails() {
      // What is still being written ends without a line's end.
      const text = readFileSync(file).subarray(read);
      const whole = text.subarray(0, text.lastIndexOf('\n') + 1);
      read += whole.length;
      for (const line of whole.toString().split('\n').filter(Boolean)) mails.push(JSON.parse(line) as TakenMail);
      return mails;
    },
    filesOf: (id) => filesIn(readFileSync(join(dir, id), 'latin1')),
    async stop() {
      await program.end('SIGTERM');
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** Of a mail as the portal writes it. */
const filesIn = (mail: string) =>
  mail.split(/\r?\n--\S+(?:\r?\n|$)/).flatMap((part) => {
    const [, fileName] = /^Content-Disposition: attachment;\s+filename="?([^"\r\n]+)/im.exec(part) ?? [];
    const [, ...body] = part.split(/\r?\n\r?\n/);
    return fileName ? [{ fileName, content: Buffer.from(body.join(''), 'base64') }] : [];
  });
