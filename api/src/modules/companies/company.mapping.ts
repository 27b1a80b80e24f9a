import type { CompanyFields } from '@portal/contract/companies';
import type { Updateable } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** Contract name → column of `companies`, where they differ. */
const renamed: Readonly<Record<string, string>> = {
  supplierId: 'supplier_id',
  hrSystemId: 'hr_system_id',
  salarySystemId: 'salary_system_id',
  wageCodeGross: 'wage_code_gross',
  wageCodeNet: 'wage_code_net',
  wageCodePhoneTax: 'wage_code_phone_tax',
  employerNo: 'employer_no',
  payTerm: 'pay_term',
};

type Values = { [Name in keyof CompanyFields]?: CompanyFields[Name] | undefined };
type Columns = { company: Updateable<DB['companies']>; settings: Updateable<DB['company_settings']> };

/** Splits a form or a change into the two rows that a company is made of. */
export function toColumns({ salaryDay, salaryFileMethod, ...values }: Values): Columns {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return {
    company: Object.fromEntries(given.map(([name, value]) => [renamed[name] ?? name, value])),
    settings: {
      ...(salaryDay === undefined ? {} : { salary_day: salaryDay }),
      ...(salaryFileMethod === undefined ? {} : { salary_file_method: salaryFileMethod }),
    },
  };
}
