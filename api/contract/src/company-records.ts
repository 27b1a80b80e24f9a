import * as v from 'valibot';
import { CompanyAddress } from './company-settings.ts';
import { EmployeeFilter, EmployeeRow } from './employee-rows.ts';
import { admin, dataOf, endpoint, Id, pageOf } from './endpoint.ts';
import { SalaryFile, SalaryFileFilter } from './salary-files.ts';

// RULES 3.6: back office looks at these and changes none of them. The bytes of a salary file stay the company's.
const ofCompany = { ...admin, ids: { 'params.companyId': 'company' } } as const;
const at = v.strictObject({ companyId: Id });

export const listCompanyEmployees = endpoint('GET', '/admin/companies/:companyId/employees', {
  summary: 'Employees of one company, to look at',
  policy: ofCompany,
  params: at,
  query: EmployeeFilter,
  response: pageOf(EmployeeRow),
  errors: ['company-not-found'],
});

export const listAddressesOfCompany = endpoint('GET', '/admin/companies/:companyId/addresses', {
  summary: 'Delivery addresses of one company, to look at',
  policy: ofCompany,
  params: at,
  response: dataOf(v.array(CompanyAddress)),
  errors: ['company-not-found'],
});

export const listCompanySalaryFiles = endpoint('GET', '/admin/companies/:companyId/salaryfiles', {
  summary: 'Salary files of one company, newest first, to look at',
  policy: ofCompany,
  params: at,
  query: SalaryFileFilter,
  response: pageOf(SalaryFile),
  errors: ['company-not-found'],
});
