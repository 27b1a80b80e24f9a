import type { FastifyInstance, FastifyReply } from 'fastify';
import { mailLogo } from '../../mail/mail-logo.ts';
import type { Services } from '../../services.ts';
import { mailboxPage, views, type View } from './mailbox-page.ts';
import { mailOf, newestMails, type WholeMail } from './mailbox.queries.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isView = (value: string | undefined): value is View => views.some((view) => view === value);

/** A mail program finds the picture in the mail; here it is asked for like a file. */
const withPictures = ({ id, html, attachments }: WholeMail) =>
  html.replace(
    /"cid:(\w+)"/,
    (_all, name: string) => `"/dev/mailbox/${id}/${attachments.findIndex(({ part }) => part === name)}"`,
  );

/**
 * Development only: every mail the portal recorded, newest first, at `/dev/mailbox`, as JSON at
 * `/dev/mailbox.json`. It reads for all tenants, which is why production does not have it.
 */
export function useMailbox(app: FastifyInstance, { pool, files }: Services): void {
  const options = { schema: { hide: true } };
  const sendPage = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);
  const wholeMail = async (id: string) => (uuid.test(id) ? await mailOf(pool, id) : undefined);

  app.get<{ Querystring: { to?: string } }>('/dev/mailbox.json', options, async (request) => ({
    data: await newestMails(pool, request.query),
  }));

  app.get<{ Querystring: { q?: string } }>('/dev/mailbox', options, async ({ query: { q = '' } }, reply) =>
    sendPage(reply, mailboxPage(await newestMails(pool, { words: q }), { q })),
  );

  app.get<{ Params: { id: string }; Querystring: { q?: string; as?: string } }>(
    '/dev/mailbox/:id',
    options,
    async ({ params, query: { q = '', as } }, reply) => {
      const mail = await wholeMail(params.id);
      if (!mail) return reply.callNotFound();
      const chosen = { mail, html: withPictures(mail), view: isView(as) ? as : 'desk' };
      return sendPage(reply, mailboxPage(await newestMails(pool, { words: q }), { q, chosen }));
    },
  );

  app.get<{ Params: { id: string; index: string } }>('/dev/mailbox/:id/:index', options, async ({ params }, reply) => {
    const attachment = (await wholeMail(params.id))?.attachments[Number(params.index)];
    if (!attachment) return reply.callNotFound();
    if (attachment.part) return reply.type('image/png').send(await files.read(attachment.path).then(mailLogo));
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${attachment.fileName.replace(/[^\w.-]/g, '_')}"`)
      .send(await files.read(attachment.path));
  });
}
