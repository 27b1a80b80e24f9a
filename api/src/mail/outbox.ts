import type { Locale } from '@portal/contract/constants';
import type { MailKind } from '@portal/contract/mail-kinds';
import type { NotificationKind } from '@portal/contract/notifications';
import { sql, type Selectable } from 'kysely';
import type { Outbox } from '../db/schema.ts';
import type { Db } from '../db/tenant.ts';
import { brandsOf, type MailBrand } from './brands.ts';
import { logoPart, renderMail, type MailContent } from './render.ts';

/**
 * A file of the store that goes with a mail; with a `part` it is a picture inside of it and not in the list of files.
 */
export type Attachment = Selectable<Outbox>['attachments'][number];

export type Mail = {
  kind: MailKind;
  to: string;
  locale: Locale;
  companyId?: string | null;
  /** of a reseller whose own people are written to */
  supplierId?: string | null;
  replyTo?: string;
  content: MailContent;
  attachments?: Attachment[];
  /** at most one mail with this key ever leaves */
  dedupeKey?: string;
  sendAfter?: Date;
  salaryFileId?: string;
  orderFileId?: string;
  /** whose invitation it is: its delivery is noted there */
  invited?: { subscriptionId: string; employeeId: string };
  /** the notification that it tells at once: whoever wants that another way gets no such mail */
  notice?: NotificationKind;
};

/** Records a mail in the caller's transaction: it leaves after the commit, or never when the transaction fails. */
export async function queueMail(db: Db, now: Date, mail: Mail): Promise<void> {
  await queueMails(db, now, [mail]);
}

/** Many at once, in one statement each 500, each in the look of its company or reseller. */
export async function queueMails(db: Db, now: Date, asked: Mail[]): Promise<void> {
  const mails = await wantedOf(db, asked);
  const brands = await brandsOf(
    db,
    mails.flatMap((mail) => brandOwner(mail) ?? []),
  );
  for (let from = 0; from < mails.length; from += 500) {
    const rows = mails.slice(from, from + 500).map((mail) => {
      const brand = brands.get(brandOwner(mail) ?? '');
      return { ...renderMail(mail.content, mail.locale, brand), ...rowOf(mail, brand, now) };
    });
    await db
      .insertInto('outbox')
      .values(rows)
      .onConflict((on) => on.doNothing())
      .execute();
  }
}

/** Without those that their readers chose to have once a day or not at all. */
async function wantedOf(db: Db, mails: Mail[]): Promise<Mail[]> {
  const told = mails.filter(({ notice }) => notice !== undefined);
  if (told.length === 0) return mails;
  const { rows } = await sql<{ n: number }>`select n from unwanted_mails(
    ${told.map(({ notice }) => notice)}::text[], ${told.map(({ to }) => to)}::text[]) n`.execute(db);
  const unwanted = new Set(rows.map(({ n }) => told[n - 1]));
  return mails.filter((mail) => !unwanted.has(mail));
}

const brandOwner = ({ companyId, supplierId }: Mail) => companyId ?? supplierId ?? undefined;

function rowOf(mail: Mail, brand: MailBrand | undefined, now: Date) {
  const logo: Attachment[] = brand?.logo ? [{ fileName: 'logo.png', path: brand.logo, part: logoPart }] : [];
  return {
    kind: mail.kind,
    to_address: mail.to,
    locale: mail.locale,
    company_id: mail.companyId ?? null,
    reply_to: mail.replyTo ?? '',
    attachments: sql<string>`${JSON.stringify([...(mail.attachments ?? []), ...logo])}::jsonb`,
    dedupe_key: mail.dedupeKey ?? null,
    salary_file_id: mail.salaryFileId ?? null,
    order_file_id: mail.orderFileId ?? null,
    invited_subscription: mail.invited?.subscriptionId ?? null,
    invited_employee: mail.invited?.employeeId ?? null,
    created_at: now,
    send_after: mail.sendAfter ?? now,
  };
}
