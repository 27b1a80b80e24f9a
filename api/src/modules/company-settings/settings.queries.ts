import type {
  changeCompanyPayroll,
  changeCompanySettings,
  CompanyPayroll,
  CompanySettings,
} from '@portal/contract/company-settings';
import type { Day } from '@portal/contract/days';
import type { BodyOf } from '@portal/contract/endpoint';
import { sql } from 'kysely';
import type { CompanyScope } from '../../access/scope.ts';
import { definedOf } from '../../db/defined.ts';
import type { Db } from '../../db/tenant.ts';
import { readCompanyAdmins } from '../../mail/company-admins.ts';

type SettingsChange = Omit<BodyOf<typeof changeCompanySettings>, 'version'>;
type PayrollChange = Omit<BodyOf<typeof changeCompanyPayroll>, 'version'>;

const settingColumns = [
  'auto_send_salary_file as autoSendSalaryFile',
  'salary_day as salaryDay',
  'salary_file_method as salaryFileMethod',
  'open_for_benefits as OpenForBenefits',
  'allow_early_pif as AllowEarlyPIF',
  'notice_mails as noticeMails',
  'catch_up_max as catchUpMax',
  'second_approval as secondApproval',
  'draw_start_mode as drawStartMode',
  'return_policy as returnPolicy',
  'keep_subsidy_on_pif as keepSubsidyOnPif',
  'final_salary as finalSalary',
  'insurance_waiting_months as insuranceWaitingMonths',
  'insurance_reasons as insuranceReasons',
  'supplier_contact as supplierContact',
  'employee_birthday as employeeBirthday',
  'employee_gender as employeeGender',
  'version',
] as const;

/** The company's settings; every company is created with its row. */
export async function getSettings(db: Db, scope: CompanyScope, today: Day): Promise<CompanySettings> {
  const row = await db
    .selectFrom('company_settings')
    .select(settingColumns)
    .where('company_id', '=', scope.companyId)
    .executeTakeFirstOrThrow();
  const admins = (await readCompanyAdmins(db, [scope.companyId])).length;
  return { ...row, pifFee: await findPifFee(db, scope, today), admins };
}

/** What closing an order early costs today: the company's own fee, else everybody's (RULES 2.5). */
async function findPifFee(db: Db, scope: CompanyScope, today: Day): Promise<CompanySettings['pifFee']> {
  const row = await db
    .selectFrom('pay_in_full_fees as f')
    .innerJoin('companies as c', 'c.currency', 'f.currency')
    .where('c.id', '=', scope.companyId)
    .where(({ or, eb }) => or([eb('f.company_id', '=', scope.companyId), eb('f.company_id', 'is', null)]))
    .where('f.valid_from', '<=', today)
    .select(['f.amount', 'f.currency'])
    .orderBy(sql`f.company_id is null`)
    .orderBy('f.valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Changes the named settings of the version seen; false when the version has changed. */
export async function changeSettings(
  db: Db,
  scope: CompanyScope,
  version: number,
  change: SettingsChange,
): Promise<boolean> {
  const columns = {
    auto_send_salary_file: change.autoSendSalaryFile,
    salary_day: change.salaryDay,
    salary_file_method: change.salaryFileMethod,
    open_for_benefits: change.OpenForBenefits,
    allow_early_pif: change.AllowEarlyPIF,
    notice_mails: change.noticeMails,
    catch_up_max: change.catchUpMax,
    second_approval: change.secondApproval,
    draw_start_mode: change.drawStartMode,
    return_policy: change.returnPolicy,
    keep_subsidy_on_pif: change.keepSubsidyOnPif,
    final_salary: change.finalSalary,
    insurance_waiting_months: change.insuranceWaitingMonths,
    insurance_reasons: change.insuranceReasons,
    supplier_contact: change.supplierContact,
    employee_birthday: change.employeeBirthday,
    employee_gender: change.employeeGender,
  };
  const { numUpdatedRows } = await db
    .updateTable('company_settings')
    .set({ ...definedOf(columns), version: sql`version + 1` })
    .where('company_id', '=', scope.companyId)
    .where('version', '=', version)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** What the salary file needs of the company (RULES 4.3). */
export function getPayroll(db: Db, scope: CompanyScope): Promise<CompanyPayroll> {
  return db
    .selectFrom('companies as c')
    .leftJoin('salary_systems as y', 'y.id', 'c.salary_system_id')
    .where('c.id', '=', scope.companyId)
    .select([
      'c.salary_system_id as salarySystemId',
      'y.name as salarySystemName',
      'c.wage_code_gross as wageCodeGross',
      'c.wage_code_net as wageCodeNet',
      'c.wage_code_phone_tax as wageCodePhoneTax',
      'c.wage_code_final_net as wageCodeFinalNet',
      'c.wage_code_final_gross as wageCodeFinalGross',
      'c.employer_no as employerNo',
      'c.pay_term as payTerm',
      'c.payroll_recipients as payrollRecipients',
      'c.version',
    ])
    .executeTakeFirstOrThrow();
}

/** Changes the named payroll fields of the version seen; false when the version has changed. */
export async function changePayroll(
  db: Db,
  scope: CompanyScope,
  version: number,
  change: PayrollChange,
): Promise<boolean> {
  const columns = {
    salary_system_id: change.salarySystemId,
    wage_code_gross: change.wageCodeGross,
    wage_code_net: change.wageCodeNet,
    wage_code_phone_tax: change.wageCodePhoneTax,
    wage_code_final_net: change.wageCodeFinalNet,
    wage_code_final_gross: change.wageCodeFinalGross,
    employer_no: change.employerNo,
    pay_term: change.payTerm,
    payroll_recipients: change.payrollRecipients,
  };
  const { numUpdatedRows } = await db
    .updateTable('companies')
    .set({ ...definedOf(columns), version: sql`version + 1` })
    .where('id', '=', scope.companyId)
    .where('version', '=', version)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Salary systems that can be chosen: the enabled ones and the one already chosen. */
export function listSalarySystems(
  db: Db,
  scope: CompanyScope,
): Promise<{ id: string; name: string; country: string }[]> {
  return db
    .selectFrom('salary_systems as y')
    .select(['y.id', 'y.name', 'y.country'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('y.enabled', '=', true),
        eb('y.id', '=', selectFrom('companies as c').select('c.salary_system_id').where('c.id', '=', scope.companyId)),
      ]),
    )
    .orderBy('y.name')
    .orderBy('y.id')
    .execute();
}
