import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { withSystem } from '../db/tenant.ts';
import { mailLogo } from '../mail/mail-logo.ts';
import type { Services } from '../services.ts';

const page = (body: string) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width"><title>Mailbox</title></head><body>' +
  `<h1>Mailbox</h1>${body}</body></html>`;
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const uuid = /^[0-9a-f-]{36}$/;

/**
 * Development only: every mail the portal recorded, newest first, at `/dev/mailbox`, as JSON at
 * `/dev/mailbox.json`. It reads for all tenants, which is why production does not have it.
 */
export function useMailbox(app: FastifyInstance, { pool, files }: Services): void {
  const newest = (to = '') =>
    withSystem(
      pool,
      (db) =>
        db
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
          .limit(200)
          .execute(),
      { readOnly: true },
    );
  const options = { schema: { hide: true } };

  app.get<{ Querystring: { to?: string } }>('/dev/mailbox.json', options, async (request) => ({
    data: await newest(request.query.to),
  }));

  app.get<{ Querystring: { to?: string } }>('/dev/mailbox', options, async (request, reply) => {
    const mails = await newest(request.query.to);
    const rows = mails.map(
      (mail) =>
        '<li>' +
        `<a href="/dev/mailbox/${mail.id}">${escape(mail.subject)}</a> — ${escape(mail.to)} — ` +
        `${mail.createdAt.toISOString()} — ${mail.status}</li>`,
    );
    return reply.type('text/html').send(page(rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail yet.</p>'));
  });

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', options, async (request, reply) => {
    const mail =
      uuid.test(request.params.id) &&
      (await withSystem(
        pool,
        (db) => db.selectFrom('outbox').selectAll().where('id', '=', request.params.id).executeTakeFirst(),
        { readOnly: true },
      ));
    if (!mail) return reply.callNotFound();
    const attached = mail.attachments
      .map(({ fileName, part }, index) =>
        part ? '' : `<li><a href="/dev/mailbox/${mail.id}/${index}">${escape(fileName)}</a></li>`,
      )
      .join('');
    // A mail program finds the picture in the mail; here it is asked for like a file.
    const html = mail.html.replace(
      /"cid:(\w+)"/,
      (_all, name: string) => `"/dev/mailbox/${mail.id}/${mail.attachments.findIndex(({ part }) => part === name)}"`,
    );
    return reply.type('text/html').send(html.replace('</body>', `<ul>${attached}</ul></body>`));
  });

  app.get<{ Params: { id: string; index: string } }>('/dev/mailbox/:id/:index', options, async (request, reply) => {
    const mail =
      uuid.test(request.params.id) &&
      (await withSystem(
        pool,
        (db) => db.selectFrom('outbox').select('attachments').where('id', '=', request.params.id).executeTakeFirst(),
        { readOnly: true },
      ));
    const attachment = mail && mail.attachments[Number(request.params.index)];
    if (!attachment) return reply.callNotFound();
    if (attachment.part) return reply.type('image/png').send(await files.read(attachment.path).then(mailLogo));
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${attachment.fileName.replace(/[^\w.-]/g, '_')}"`)
      .send(await files.read(attachment.path));
  });
}
