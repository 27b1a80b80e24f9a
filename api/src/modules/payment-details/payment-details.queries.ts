import type { PaymentDetails, PaymentDetailsForm } from '@portal/contract/payment-details';
import { sql } from 'kysely';
import type { CompanyScope, OfCompany } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';

const columns = [
  'd.currency',
  'd.bank',
  'd.account',
  'd.iban',
  'd.bic',
  'd.card_link as cardLink',
  'd.version',
] as const;
const none = { bank: '', account: '', iban: '', bic: '', cardLink: '', version: 0 };

/** The company's own currency first, then those of what it entered and of older orders in another (DECISIONS 30). */
export async function listDetails(db: Db, { companyId }: OfCompany): Promise<PaymentDetails[]> {
  const { rows } = await sql<{ currency: string }>`
    select currency from (
      select currency, 0 as rank from companies where id = ${companyId}
      union select currency, 1 from payment_details where company_id = ${companyId}
      union select currency, 1 from orders where company_id = ${companyId} and status <> 'DELETED') known
    group by currency order by min(rank), currency`.execute(db);
  const entered = await db
    .selectFrom('payment_details as d')
    .where('d.company_id', '=', companyId)
    .select(columns)
    .execute();
  return rows.map(({ currency }) => entered.find((details) => details.currency === currency) ?? { currency, ...none });
}

/** How a company is paid in a currency, if it says so. */
export function findDetails(
  db: Db,
  { companyId, currency }: { companyId: string; currency: string },
): Promise<PaymentDetails | undefined> {
  return db
    .selectFrom('payment_details as d')
    .where('d.company_id', '=', companyId)
    .where('d.currency', '=', currency)
    .select(columns)
    .executeTakeFirst();
}

/** Whom an employee asks how to pay: the company's administrators. */
export async function listContacts(db: Db, companyId: string): Promise<{ name: string; email: string }[]> {
  return (
    await sql<{ name: string; email: string }>`select name, email from payment_contacts(${companyId}::uuid)`.execute(db)
  ).rows;
}

/** Writes what is known of one currency; false when it is no longer the version seen (none: not entered yet). */
export async function saveDetails(
  db: Db,
  { companyId }: CompanyScope,
  currency: string,
  version: number | undefined,
  { bank, account, iban, bic, cardLink }: PaymentDetailsForm,
): Promise<boolean> {
  const values = { bank, account, iban, bic, card_link: cardLink };
  if (version === undefined) {
    await db
      .insertInto('payment_details')
      .values({ company_id: companyId, currency, ...values })
      .execute();
    return true;
  }
  const { numUpdatedRows } = await db
    .updateTable('payment_details')
    .set({ ...values, version: sql`version + 1` })
    .where('company_id', '=', companyId)
    .where('currency', '=', currency)
    .where('version', '=', version)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}
