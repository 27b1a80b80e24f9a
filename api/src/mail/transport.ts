import type { Config } from '../config.ts';

export type OutgoingMail = {
  id: string;
  to: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  attachments: {
    filename: string;
    content: Buffer;
    cid?: string;
    contentType?: string;
    contentDisposition?: 'inline';
  }[];
};

/** `response` is what the mail server said when it took the mail. */
export type Transport = { send(mail: OutgoingMail): Promise<{ response: string }>; close(): void };

/** Development: a mail that is recorded has arrived; `/dev/mailbox` shows it and nothing leaves the machine. */
const mailbox: Transport = { send: async () => ({ response: '' }), close: () => undefined };

/** SMTP where it is configured, else the development mailbox; whoever opens it closes it. */
export const openTransport = async ({ smtpUrl, mailFrom, publicUrl }: Config): Promise<Transport> =>
  smtpUrl ? smtp(smtpUrl, mailFrom, mailDomain(mailFrom, publicUrl)) : mailbox;

/** The sender's domain, which stands in each Message-ID: one that is none makes a mail look like spam. */
export const mailDomain = (from: string, publicUrl: string): string =>
  /@([^\s>]+\.[^\s>]+)>?\s*$/.exec(from)?.[1] ?? new URL(publicUrl).hostname;

/** So that nobody's absence note answers a mail that no person wrote (RFC 3834, and Exchange's own word). */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

/** Mails that leave at once, each over a connection that is kept for the next one: what mail servers allow a client. */
export const mailsAtOnce = 5;

/** How long a mail server may say nothing, in milliseconds: a mail that stalls keeps others waiting. */
export const patience = 20_000;

async function smtp(url: string, from: string, domain: string): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  const transporter = createTransport(
    {
      url,
      pool: true,
      maxConnections: mailsAtOnce,
      // When a mail is tried again is decided by its row; the pool itself would send what may have arrived.
      maxRequeues: 0,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    },
    { disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    // The same Message-ID on every attempt lets the receiving side drop a mail that it already took.
    send: ({ id, replyTo, ...mail }) =>
      transporter.sendMail({
        ...mail,
        from,
        messageId: `<${id}@${domain}>`,
        headers: automatic,
        ...(replyTo ? { replyTo } : {}),
      }),
    close: () => transporter.close(),
  };
}
