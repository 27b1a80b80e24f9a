import type { Locale } from '@portal/contract/constants';
import { administratorLanguage } from '../db/person-language.ts';
import type { Db } from '../db/tenant.ts';

/** One admin of a company, as mails need to know them. */
export type CompanyAdmin = { companyId: string; userId: string; email: string; language: Locale };

/**
 * The admins of these companies who hear by mail of what happens there. Whose login is closed, or whose role in that
 * company is, hears nothing more of it, whatever else the login may still do.
 */
export async function readCompanyAdmins(db: Db, companyIds: readonly string[]): Promise<CompanyAdmin[]> {
  if (companyIds.length === 0) return [];
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .where('m.role', '=', 'company')
    .where('m.company_id', 'in', [...companyIds])
    .where('m.blocked_at', 'is', null)
    .where('u.status', '<>', 'BLOCKED')
    .where('u.deleted_at', 'is', null)
    .select(['m.company_id', 'u.id', 'u.email', administratorLanguage().as('language')])
    .orderBy('u.email')
    .execute();
  return rows.flatMap(({ company_id: companyId, id: userId, email, language }) =>
    companyId ? [{ companyId, userId, email, language }] : [],
  );
}

/** Who receives a company's salary files: those whom its settings name, else its admins. */
export async function readSalaryFileReceivers(db: Db, companyId: string): Promise<string[]> {
  const { payroll_recipients: named } = await db
    .selectFrom('companies')
    .select('payroll_recipients')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return named.length > 0 ? named : (await readCompanyAdmins(db, [companyId])).map(({ email }) => email);
}
