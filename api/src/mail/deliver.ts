import type { Updateable } from 'kysely';
import type { Outbox } from '../db/schema.ts';
import { withSystem } from '../db/tenant.ts';
import type { Files } from '../files/files.ts';
import type { Services } from '../services.ts';
import { mailLogo } from './mail-logo.ts';
import { noteOutcome } from './note-outcome.ts';
import type { Attachment } from './outbox.ts';
import { transportFor, type OutgoingMail } from './transport.ts';

/** A mail server may be away for a long weekend. */
const patienceMs = 72 * 3_600_000;
const longestPauseMs = 3_600_000;

/**
 * Sends what the outbox holds, oldest first. A row is locked while it is sent, so two instances never send one mail
 * twice; a mail server that is away costs tries with pauses that grow to an hour, and 72 hours after the first of them
 * the row is kept as FAILED and stands on the operations page.
 */
export async function deliverMail(services: Services): Promise<void> {
  while (await deliverNext(services));
}

async function deliverNext(services: Services): Promise<boolean> {
  const { pool, clock, config, files } = services;
  return withSystem(pool, async (db) => {
    const mail = await db
      .selectFrom('outbox')
      .selectAll()
      .where('status', '=', 'WAITING')
      .where('send_after', '<=', clock.now())
      .orderBy('send_after')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!mail) return false;
    try {
      const attachments = await Promise.all(mail.attachments.map((attachment) => openAttachment(files, attachment)));
      await transportFor(config).send({
        id: mail.id,
        to: mail.to_address,
        replyTo: mail.reply_to,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        attachments: attachments.flatMap((attachment) => attachment ?? []),
      });
      await db
        .updateTable('outbox')
        .set({ status: 'SENT', sent_at: clock.now(), attempts: mail.attempts + 1 })
        .where('id', '=', mail.id)
        .execute();
      await noteOutcome(db, mail, clock.now(), true);
    } catch (error) {
      const failed = { ...afterFailure(mail, clock.now()), last_error: reasonOf(error) };
      await db.updateTable('outbox').set(failed).where('id', '=', mail.id).execute();
      await noteOutcome(db, mail, clock.now(), false);
    }
    return true;
  });
}

/** When a mail is tried next, and until when at all. A try by hand sets `attempts` to 0: the 72 hours begin anew. */
function afterFailure(mail: { attempts: number; give_up_at: Date | null }, now: Date): Updateable<Outbox> {
  const attempts = mail.attempts + 1;
  const giveUpAt = (mail.attempts > 0 && mail.give_up_at) || new Date(now.getTime() + patienceMs);
  const next = now.getTime() + Math.min(60_000 * 2 ** attempts, longestPauseMs);
  const isOver = now >= giveUpAt;
  // The last try is at the very end of the 72 hours.
  const sendAfter = isOver ? now : new Date(Math.min(next, giveUpAt.getTime()));
  return { attempts, give_up_at: giveUpAt, status: isOver ? 'FAILED' : 'WAITING', send_after: sendAfter };
}

/** What the mail server or the way to it said; a refused connection to several addresses has a code and no message. */
function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return (message || code || 'unknown').slice(0, 500);
}

/**
 * A logo that is gone meanwhile, because it was replaced long ago, keeps no mail back: its name stands in its place.
 */
async function openAttachment(
  files: Files,
  { fileName, path, part }: Attachment,
): Promise<OutgoingMail['attachments'][number] | undefined> {
  if (part === undefined) return { filename: fileName, content: await files.read(path) };
  const picture = await files
    .read(path)
    .then(mailLogo)
    .catch(() => undefined);
  return (
    picture && {
      filename: fileName,
      content: picture,
      cid: part,
      contentType: 'image/png',
      contentDisposition: 'inline',
    }
  );
}
