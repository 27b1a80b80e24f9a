import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export type MailServer = { url: string; mails: string[]; stop: () => Promise<void> };

/** A mail server that takes each mail after some milliseconds and keeps the text of those that are looked for. */
export async function startMailServer(paceMs: number, isKept: (mail: string) => boolean): Promise<MailServer> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        void pause(paceMs).then(() => {
          // As it reads, without the line breaks of its encoding.
          const mail = Buffer.concat(pieces).toString().replace(/=\r\n/g, '');
          if (isKept(mail)) mails.push(mail);
          done();
        });
      });
    },
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}
