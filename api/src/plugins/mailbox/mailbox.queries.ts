import { sql } from 'kysely';
import type pg from 'pg';
import { containing } from '../../db/like.ts';
import { withSystem } from '../../db/tenant.ts';

const most = 200;

/**
 * The newest mails, whoever they are to.
 *
 * @param to exactly this address; empty: all
 * @param words words of subject, address, text or kind, each anywhere
 */
export const newestMails = (pool: pg.Pool, { to = '', words = '' }: { to?: string; words?: string }) =>
  withSystem(
    pool,
    (db) => {
      let query = db
        .selectFrom('outbox')
        .select([
          'id',
          'kind',
          'to_address as to',
          'subject',
          'text',
          'attachments',
          'status',
          'created_at as createdAt',
          'sent_at as sentAt',
        ])
        .where(sql<boolean>`${to} in ('', to_address)`)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most);
      for (const word of words.split(/\s+/).filter(Boolean))
        query = query.where(sql<boolean>`concat_ws(' ', subject, to_address, kind, text) ilike ${containing(word)}`);
      return query.execute();
    },
    { readOnly: true },
  );
export type MailLine = Awaited<ReturnType<typeof newestMails>>[number];

/** One mail whole; undefined where there is none. */
export const mailOf = (pool: pg.Pool, id: string) =>
  withSystem(pool, (db) => db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst(), {
    readOnly: true,
  });
export type WholeMail = NonNullable<Awaited<ReturnType<typeof mailOf>>>;
