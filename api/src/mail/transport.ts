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

export type Transport = { send(mail: OutgoingMail): Promise<void> };

/** Development: a mail that is recorded has arrived; `/dev/mailbox` shows it and nothing leaves the machine. */
const mailbox: Transport = { send: async () => undefined };

const transports = new WeakMap<Config, Transport>();

/** SMTP where it is configured, else the development mailbox. */
export function transportFor(config: Config): Transport {
  const known = transports.get(config);
  if (known) return known;
  const transport = config.smtpUrl ? smtp(config.smtpUrl, config.mailFrom) : mailbox;
  transports.set(config, transport);
  return transport;
}

/**
 * How long a mail server may say nothing, in milliseconds. Below the minute after which Postgres ends a transaction
 * that waits: else a mail that stalls would never be counted as tried, and would keep all others waiting.
 */
const patience = 20_000;

function smtp(url: string, from: string): Transport {
  const loading = import('nodemailer').then(({ createTransport }) =>
    createTransport(
      { url, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience },
      { disableFileAccess: true, disableUrlAccess: true },
    ),
  );
  loading.catch(() => undefined);
  return {
    async send({ id, replyTo, ...mail }) {
      const transporter = await loading;
      // The same Message-ID on every attempt lets the receiving side drop a mail that it already took.
      await transporter.sendMail({ ...mail, from, messageId: `<${id}@portal>`, ...(replyTo ? { replyTo } : {}) });
    },
  };
}
