import type { Locale } from '@portal/contract/constants';
import type { LeasingAgreement } from '@portal/contract/leasing-agreements';
import { defaultTheme } from '@portal/contract/theme';
import type { OfCompany } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import type { Files } from '../../files/files.ts';
import { logoIn, rasterOf } from '../../files/logo.ts';
import { makePdf } from '../../pdf/make-pdf.ts';
import { getAgreement } from './leasing.queries.ts';

/** A logo in the file store, and the colour that it stands on in mails. */
type Logo = { path: string; ground: string };

type PrintedAgreement = { agreement: LeasingAgreement; logo: Logo | undefined };

/** An agreement and the company's own logo. @throws as `getAgreement` */
export async function agreementToPrint(db: Db, scope: OfCompany, id: string): Promise<PrintedAgreement> {
  return { agreement: await getAgreement(db, scope, id), logo: await ownLogo(db, scope) };
}

/** The PDF's bytes, written when the rows are read: files and pictures hold no transaction. */
export async function leasingPdf(files: Files, { agreement, logo }: PrintedAgreement, locale: Locale): Promise<Buffer> {
  // One that was replaced meanwhile keeps no agreement back.
  const printed = logo && (await printedLogo(files, logo).catch(() => undefined));
  return makePdf('leasing', agreement, locale, printed);
}

/** Only the company's own: its reseller is no party. Without a reseller no look of its own applies (DECISIONS 23). */
async function ownLogo(db: Db, { companyId }: OfCompany): Promise<Logo | undefined> {
  const found = await db
    .selectFrom('brandings')
    .innerJoin('companies', 'companies.id', 'brandings.company_id')
    .innerJoin('suppliers', 'suppliers.id', 'companies.supplier_id')
    .where('brandings.company_id', '=', companyId)
    .where('suppliers.is_reseller', '=', true)
    .select(['brandings.logo', 'brandings.theme'])
    .executeTakeFirst();
  const path = rasterOf(found?.logo);
  return path === null ? undefined : { path, ground: (found?.theme ?? defaultTheme).emailHeader.bgColor };
}

/** Sharp on paper. Through a clear one the colour below it shows, as in mails: a white one on white were not seen. */
async function printedLogo(files: Files, { path, ground }: Logo): Promise<Buffer> {
  const image = await logoIn(await files.read(path), { width: 720, height: 160 });
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
  const small = await logoIn(data, info);
  const { isOpaque } = await small.stats();
  if (isOpaque) return small.removeAlpha().png().toBuffer();
  const edge = Math.round(info.height / 4);
  return small
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground })
    .flatten({ background: ground })
    .png()
    .toBuffer();
}
