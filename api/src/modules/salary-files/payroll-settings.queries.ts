import type { Locale } from '@portal/contract/constants';
import type { SalarySystemLayout } from '@portal/contract/salary-systems';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { readCompanyAdmins, readSalaryFileReceivers } from '../../mail/company-admins.ts';
import type { SalaryFileContext } from '../../payroll/salary-row.ts';
import type { WageCodes } from '../../payroll/wage-codes.ts';

/** Everything about a company that its salary files need. */
export type PayrollSettings = {
  salarySystemId: string | null;
  layout: SalarySystemLayout | null;
  wageCodes: WageCodes;
  context: Pick<SalaryFileContext, 'companyName' | 'companyVat' | 'employerNo' | 'payTerm'>;
  recipients: string[];
  salaryDay: number;
  autoSend: boolean;
  /** files wait for two approvals (DECISIONS 47) */
  secondApproval: boolean;
  /** most units of older months that one file adds for a person (DECISIONS 35) */
  catchUpMax: number;
  language: Locale;
};

/** Reads the settings. Without named recipients the company's admins receive the files. */
export async function payrollSettings(db: Db, scope: CompanyScope): Promise<PayrollSettings> {
  const row = await db
    .selectFrom('companies as c')
    .innerJoin('company_settings as s', 's.company_id', 'c.id')
    .leftJoin('salary_systems as y', (join) => join.onRef('y.id', '=', 'c.salary_system_id').on('y.enabled', '=', true))
    .select([
      'c.company_name',
      'c.vat_no',
      'c.employer_no',
      'c.pay_term',
      'c.wage_code_gross',
      'c.wage_code_net',
      'c.wage_code_phone_tax',
      'c.wage_code_final_net',
      'c.wage_code_final_gross',
      'c.language',
      's.salary_day',
      's.auto_send_salary_file',
      's.catch_up_max',
      's.second_approval',
      'y.id as salary_system_id',
      'y.layout',
    ])
    .where('c.id', '=', scope.companyId)
    .executeTakeFirst();
  if (!row) throw new DomainError('company-not-found');
  return {
    salarySystemId: row.salary_system_id,
    layout: row.layout,
    wageCodes: {
      gross: row.wage_code_gross,
      net: row.wage_code_net,
      phoneTax: row.wage_code_phone_tax,
      finalGross: row.wage_code_final_gross,
      finalNet: row.wage_code_final_net,
    },
    context: {
      companyName: row.company_name,
      companyVat: row.vat_no,
      employerNo: row.employer_no,
      payTerm: row.pay_term,
    },
    recipients: await readSalaryFileReceivers(db, scope.companyId),
    salaryDay: row.salary_day,
    autoSend: row.auto_send_salary_file,
    secondApproval: row.second_approval,
    catchUpMax: row.catch_up_max,
    language: row.language,
  };
}

/** Addresses of the company's admins, who hear of files and of problems. */
export async function adminEmails(db: Db, scope: CompanyScope): Promise<string[]> {
  return (await readCompanyAdmins(db, [scope.companyId])).map(({ email }) => email);
}
