import { defaultTheme, type Theme } from '@portal/contract/theme';
import { sql } from 'kysely';
import type { Db } from '../db/tenant.ts';
import { rasterOf } from '../files/logo.ts';

/** Whose mail it is at first sight: the reseller's name and the colours that its company sees in the portal. */
export type MailBrand = {
  /** null without a reseller: then the mail says whose it is itself */
  name: string | null;
  theme: Theme;
  /** the company's own address for questions, else its reseller's; null where the product's stands (SPEC 2) */
  supportEmail: string | null;
  /** where its logo lies in the file store, when mail programs can show it: of a drawing (SVG) the name stands there */
  logo: string | null;
};

/**
 * The look of mails by company, as in the portal (SPEC 7, DECISIONS 23): its own theme, else its reseller's, under the
 * reseller's name. A reseller's own people are written to in its look: their id is the supplier's.
 */
export async function brandsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, MailBrand>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{
    id: string;
    name: string | null;
    theme: Theme | null;
    supportEmail: string | null;
    logo: string | null;
  }>`
    select id, name, theme, support_email as "supportEmail", logo from mail_brands(${wanted}::uuid[])`.execute(db);
  return new Map(
    rows
      .filter(({ name, supportEmail }) => name !== null || supportEmail !== null)
      .map(({ id, name, theme, supportEmail, logo }) => [
        id,
        { name, theme: theme ?? defaultTheme, supportEmail, logo: rasterOf(logo) },
      ]),
  );
}
