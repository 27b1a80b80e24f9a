import type { Locale } from '@portal/contract/constants';
import type { MailTextForm, MailTextKind } from '@portal/contract/mail-texts';
import { sql } from 'kysely';
import type { Db } from '../../db/tenant.ts';

/** A text that the company has written itself. */
export type OwnText = MailTextForm & { kind: MailTextKind; locale: Locale; version: number };
type Of = { companyId: string };
type Which = Pick<OwnText, 'kind' | 'locale'>;

/** The company's own texts; where there is none the standard holds. */
export function listOwnTexts(db: Db, { companyId }: Of): Promise<OwnText[]> {
  return db
    .selectFrom('company_mail_texts')
    .where('company_id', '=', companyId)
    .select(['kind', 'locale', 'subject', 'greeting', 'body', 'version'])
    .execute();
}

/** Writes one text; false when it is no longer the version seen (none: the standard held). */
export async function saveOwnText(
  db: Db,
  { companyId }: Of,
  { kind, locale }: Which,
  version: number | undefined,
  text: MailTextForm,
): Promise<boolean> {
  if (version === undefined) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('company_mail_texts')
      .values({ company_id: companyId, kind, locale, ...text })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) > 0;
  }
  const { numUpdatedRows } = await db
    .updateTable('company_mail_texts')
    .set({ ...text, version: sql`version + 1` })
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .where('version', '=', version)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Back to the standard; true when there was an own text. */
export async function removeOwnText(db: Db, { companyId }: Of, { kind, locale }: Which): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('company_mail_texts')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
}
