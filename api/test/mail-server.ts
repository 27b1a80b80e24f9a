import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import type { TakenMail } from './mail-sink.ts';

/**
 * `node mail-server.ts PORT FILE [FOLDER]`: takes every mail, and writes a line of it, and the whole of it into the
 * folder, before the sender hears that it did.
 */
const [port, file = '', folder] = process.argv.slice(2);

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData(stream, _session, done) {
    const parts: Buffer[] = [];
    stream.on('data', (bytes: Buffer) => parts.push(bytes));
    stream.on('end', () => {
      const raw = Buffer.concat(parts).toString();
      const header = (name: string) => new RegExp(`^${name}: <?([^>\\r\\n]+)`, 'mi').exec(raw)?.[1] ?? '';
      const mail: TakenMail = {
        id: header('Message-ID'),
        to: header('To'),
        at: Date.now(),
        // Its texts; what is attached stands in the whole mail.
        text: raw
          .slice(0, 100_000)
          .replace(/=\r?\n/g, '')
          .replaceAll('=3D', '='),
      };
      if (folder) writeFileSync(join(folder, mail.id), raw);
      appendFileSync(file, `${JSON.stringify(mail)}\n`);
      done();
    });
  },
});
// A client that was killed in the middle of a mail is no fault of the server's.
server.on('error', () => undefined);
server.listen(Number(port), '127.0.0.1');
