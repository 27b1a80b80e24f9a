import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Selectable, type Updateable } from 'kysely';
import type pg from 'pg';
import { isCutOff } from '../db/failures.ts';
import type { Outbox } from '../db/schema.ts';
import { withSession } from '../db/session-connection.ts';
import { withSystem, type Db } from '../db/tenant.ts';
import type { Files } from '../files/files.ts';
import { sideBySide } from '../jobs/side-by-side.ts';
import type { Services } from '../services.ts';
import { readSalaryFileReceivers } from './company-admins.ts';
import { mailLogo } from './mail-logo.ts';
import { noteOutcome } from './note-outcome.ts';
import type { Attachment } from './outbox.ts';
import { mailsAtOnce, openTransport, patience, type OutgoingMail, type Transport } from './transport.ts';

/** A mail server may be away for a long weekend. */
const patienceMs = 72 * 3_600_000;
const longestPauseMs = 3_600_000;

/** Refusals one after another that end a run: the mail server is away, or wants no more for now. */
const mostRefusals = 2 * mailsAtOnce;

/** How long the database may be away while the arrival of a mail waits to be noted: halves of a second. */
const noteTries = 1_200;

/** How long a mail that is on its way is left alone where its claim is lost: a silent mail server, then the note. */
const onItsWayMs = patience + 10_000;

type Run = { services: Services; transport: Transport; refusals: number; isOver: boolean };

/**
 * Sends what the outbox holds, oldest first, what one person waits for before invitations to many. A mail is claimed by
 * a lock on its id, put off for half a minute, sent outside of any transaction, and then marked: two instances never
 * send it twice, and only a process killed in between sends it again, under the same Message-ID. A server that refuses
 * sets the pace; after 72 hours the row is kept as FAILED.
 */
export async function deliverMail(services: Services): Promise<void> {
  if ((await dueMails(services)).length === 0) return;
  const run: Run = { services, transport: await openTransport(services.config), refusals: 0, isOver: false };
  try {
    await withSession(services.pool, 'portal-mail', async (locks) => {
      // With the connection its claims are gone, and other instances send what is left.
      locks.once('end', () => {
        run.isOver = true;
      });
      for (let mails = await claim(services, locks); mails.length > 0; mails = await claim(services, locks)) {
        await sideBySide(mails, mailsAtOnce, 'mails', (mail) => deliver(run, mail));
        if (run.refusals >= mostRefusals) return;
        await locks.query('select pg_advisory_unlock_all()');
      }
    });
  } finally {
    run.transport.close();
  }
}

/** More than one run claims, so that other instances find some beside them. */
const inSight = 500;
const claimedAtOnce = 4 * mailsAtOnce;

type Id = { id: string };

const dueMails = ({ pool, clock }: Services): Promise<Id[]> =>
  withSystem(
    pool,
    (db) =>
      db
        .selectFrom('outbox')
        .select('id')
        .where('status', '=', 'WAITING')
        .where('send_after', '<=', clock.now())
        .orderBy(sql`kind = 'subscription-invitation'`)
        .orderBy('send_after')
        .orderBy('id')
        .limit(inSight)
        .execute(),
    { readOnly: true },
  );

async function claim(services: Services, locks: pg.Client): Promise<Id[]> {
  const due = await dueMails(services);
  const { rows } = await locks.query<Id>(
    `select id from unnest($1::uuid[]) id where pg_try_advisory_lock(hashtextextended('mail:' || id, 0))
      limit ${claimedAtOnce}`,
    [due.map(({ id }) => id)],
  );
  return rows;
}

/** Nothing where another instance has sent it since it was seen, or is sending it without its claim. */
const putOnItsWay = ({ pool, clock }: Services, { id }: Id): Promise<Selectable<Outbox> | undefined> =>
  withSystem(
    pool,
    async (db) => {
      const mail = await db
        .updateTable('outbox')
        .set({ send_after: new Date(clock.now().getTime() + onItsWayMs) })
        .where('id', '=', id)
        .where('status', '=', 'WAITING')
        .where('send_after', '<=', clock.now())
        .returningAll()
        .executeTakeFirst();
      return mail && readdressed(db, mail);
    },
    { background: true },
  );

/** A salary file leaves to who receives the company's files now: a person who was removed while it waited gets none. */
async function readdressed(db: Db, mail: Selectable<Outbox>): Promise<Selectable<Outbox>> {
  if (mail.kind !== 'salary-file' || mail.company_id === null) return mail;
  const to = (await readSalaryFileReceivers(db, mail.company_id)).join(', ');
  if (to === mail.to_address) return mail;
  await db.updateTable('outbox').set({ to_address: to }).where('id', '=', mail.id).execute();
  return { ...mail, to_address: to };
}

async function deliver(run: Run, claimed: Id): Promise<void> {
  if (run.isOver || run.refusals >= mostRefusals) return;
  const { pool, clock } = run.services;
  const mail = await putOnItsWay(run.services, claimed);
  if (!mail) return;
  const outcome = await send(run, mail);
  const note = async (db: Db) => {
    await db.updateTable('outbox').set(outcome).where('id', '=', mail.id).execute();
    await noteOutcome(db, mail, clock.now(), outcome.status === 'SENT');
  };
  await whenDatabaseIsBack(() => withSystem(pool, note, { background: true }));
}

/** A mail that has left is noted also when the database goes away just then, or it would leave again. */
async function whenDatabaseIsBack(write: () => Promise<void>): Promise<void> {
  for (let left = noteTries; ; left -= 1) {
    try {
      return await write();
    } catch (error) {
      if (left === 0 || !isCutOff(error)) throw error;
      await pause(500);
    }
  }
}

/** What becomes of the row. */
async function send(run: Run, mail: Selectable<Outbox>): Promise<Updateable<Outbox>> {
  const { clock, files } = run.services;
  try {
    if (mail.to_address === '') throw new Error('no recipients');
    const attachments = await Promise.all(mail.attachments.map((attachment) => openAttachment(files, attachment)));
    const { response } = await run.transport.send({
      id: mail.id,
      to: mail.to_address,
      replyTo: mail.reply_to,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      attachments: attachments.flatMap((attachment) => attachment ?? []),
    });
    run.refusals = 0;
    const at = clock.now();
    return { status: 'SENT', sent_at: at, tried_at: at, attempts: mail.attempts + 1, answer: response.slice(0, 500) };
  } catch (error) {
    // A refusal for good is about this mail and says nothing of the next one.
    const isForGood = Number((error as { responseCode?: number }).responseCode) >= 500;
    run.refusals = isForGood ? 0 : run.refusals + 1;
    return { ...afterFailure(mail, clock.now()), tried_at: clock.now(), last_error: reasonOf(error) };
  }
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
