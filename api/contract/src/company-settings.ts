import * as v from 'valibot';
import { Email } from './address.ts';
import { catchUpMax } from './catch-up.ts';
import { salaryDayMax, salaryDayMin } from './constants.ts';
import { code, company, dataOf, endpoint, Id, line, requiredLine, Version } from './endpoint.ts';
import { MoneySchema } from './money.ts';
import { SalaryFileMethod } from './subscription-kinds.ts';

/** 1 to 30 (SPEC 5); 29 and 30 mean the month's last day where it is shorter, 31 is refused (DECISIONS 7). */
const SalaryDay = v.pipe(
  v.number('invalid-day-of-month'),
  v.integer('invalid-day-of-month'),
  v.minValue(salaryDayMin, 'invalid-day-of-month'),
  v.maxValue(salaryDayMax, 'invalid-day-of-month'),
);

export const insuranceReasons = ['RESIGNATION', 'REDUNDANCY', 'PARENTAL_LEAVE', 'LONG_ILLNESS'] as const;

export const finalSalaryKinds = ['NET', 'GROSS'] as const;

/** The wage code is the customer's own: any short text without the signs that a payroll file needs for itself. */
const WageCode = v.pipe(line(20), v.regex(/^[^;,"']*$/, 'invalid-data-provided'));

const fields = {
  autoSendSalaryFile: v.boolean(),
  salaryDay: SalaryDay,
  salaryFileMethod: SalaryFileMethod,
  OpenForBenefits: v.boolean(),
  AllowEarlyPIF: v.boolean(),
  noticeMails: v.boolean(),
  /** most units of older months that one file adds to a person's draws (DECISIONS 35) */
  catchUpMax: v.pipe(
    v.number('invalid-number'),
    v.integer('invalid-number'),
    v.minValue(0, 'invalid-number'),
    v.maxValue(catchUpMax, 'invalid-number'),
  ),
  /** a salary file needs a second admin's approval before it is sent (DECISIONS 47) */
  secondApproval: v.boolean(),
  drawStartMode: v.picklist(['AFTER_DISPATCH', 'ON_EFFECT_DATE'], 'invalid-data-provided'),
  returnPolicy: v.picklist(['WAIVE', 'CHARGE'], 'invalid-data-provided'),
  keepSubsidyOnPif: v.boolean(),
  /** what a leaver may pay in full by the final salary (DECISIONS 38); each needs its wage code */
  finalSalary: v.array(v.picklist(finalSalaryKinds, 'invalid-data-provided')),
  insuranceWaitingMonths: v.pipe(
    v.number('invalid-number'),
    v.integer('invalid-number'),
    v.minValue(0, 'invalid-number'),
    v.maxValue(60, 'invalid-number'),
  ),
  insuranceReasons: v.array(v.picklist(insuranceReasons, 'invalid-data-provided')),
  /** suppliers get the employee's phone and work e-mail with the delivery (DECISIONS 45) */
  supplierContact: v.boolean(),
  employeeBirthday: v.boolean(),
  employeeGender: v.boolean(),
} as const;

const payrollFields = {
  salarySystemId: v.nullable(Id),
  wageCodeGross: WageCode,
  wageCodeNet: WageCode,
  wageCodePhoneTax: WageCode,
  wageCodeFinalNet: WageCode,
  wageCodeFinalGross: WageCode,
  employerNo: line(20),
  payTerm: line(10),
  payrollRecipients: v.pipe(v.array(Email), v.maxLength(20, 'too-many-addresses')),
} as const;

const optional = <const E extends v.ObjectEntries>(entries: E) => v.partial(v.strictObject(entries)).entries;

/**
 * SPEC 3 "company settings" and those that RULES needs. `pifFee` is the back office's to change, `admins` counts those
 * who can act for the company now.
 */
export const CompanySettings = v.object({
  ...fields,
  pifFee: v.nullable(MoneySchema),
  admins: v.pipe(v.number(), v.integer()),
  version: Version,
});
export type CompanySettings = v.InferOutput<typeof CompanySettings>;

/** What the salary file needs to know (RULES 4.3). */
export const CompanyPayroll = v.object({
  ...payrollFields,
  salarySystemName: v.nullable(v.string()),
  version: Version,
});
export type CompanyPayroll = v.InferOutput<typeof CompanyPayroll>;

/** The form's schemas: every field, so that one schema serves validation in the browser too. */
export const CompanySettingsForm = v.strictObject(fields);
export const CompanyPayrollForm = v.strictObject(payrollFields);

export const getCompanySettings = endpoint('GET', '/company/settings', {
  summary: 'Settings of the company',
  policy: company,
  response: dataOf(CompanySettings),
});

export const changeCompanySettings = endpoint('PATCH', '/company/settings', {
  summary: 'Change settings of the company',
  policy: company,
  body: v.strictObject({ version: Version, ...optional(fields) }),
  response: dataOf(CompanySettings),
  errors: ['changed-by-someone-else', 'invalid-day-of-month', 'second-admin-missing'],
});

export const getCompanyPayroll = endpoint('GET', '/company/settings/payroll', {
  summary: 'Salary system, wage codes and recipients of the salary file',
  policy: company,
  response: dataOf(CompanyPayroll),
});

export const changeCompanyPayroll = endpoint('PATCH', '/company/settings/payroll', {
  summary: 'Change salary system, wage codes and recipients',
  policy: { ...company, ids: { 'body.salarySystemId': 'salary-system' } },
  body: v.strictObject({ version: Version, ...optional(payrollFields) }),
  response: dataOf(CompanyPayroll),
  errors: ['changed-by-someone-else', 'salary-system-not-found'],
});

export const listSalarySystemChoices = endpoint('GET', '/company/settings/salary-systems', {
  summary: 'Salary systems to choose from',
  policy: company,
  response: dataOf(v.array(v.object({ id: Id, name: v.string(), country: v.string() }))),
});

const addressFields = {
  name: requiredLine(120),
  att: v.optional(line(120), ''),
  addressLine1: requiredLine(120),
  addressLine2: v.optional(line(120), ''),
  zipCode: v.pipe(code(20), v.nonEmpty('required')),
  city: requiredLine(80),
  state: v.optional(line(80), ''),
  country: requiredLine(60),
  displayName: v.optional(line(120), ''),
} as const;

/** An address that goods can be sent to. `displayName` is what people choose by; empty means the name. */
export const CompanyAddressForm = v.strictObject(addressFields);
export type CompanyAddressForm = v.InferOutput<typeof CompanyAddressForm>;
export const CompanyAddress = v.object({
  id: Id,
  name: v.string(),
  att: v.string(),
  addressLine1: v.string(),
  addressLine2: v.string(),
  zipCode: v.string(),
  city: v.string(),
  state: v.string(),
  country: v.string(),
  displayName: v.string(),
  version: Version,
});
export type CompanyAddress = v.InferOutput<typeof CompanyAddress>;

const one = v.strictObject({ addressId: Id });
const own = { ...company, ids: { 'params.addressId': 'address' } } as const;

export const listCompanyAddresses = endpoint('GET', '/company/addresses', {
  summary: 'Delivery addresses of the company',
  policy: company,
  response: dataOf(v.array(CompanyAddress)),
});

export const createCompanyAddress = endpoint('POST', '/company/addresses', {
  summary: 'Add a delivery address',
  status: 201,
  policy: company,
  body: CompanyAddressForm,
  response: dataOf(CompanyAddress),
});

export const changeCompanyAddress = endpoint('PATCH', '/company/addresses/:addressId', {
  summary: 'Change a delivery address; orders keep the one they were made with',
  policy: own,
  params: one,
  body: v.strictObject({ version: Version, ...optional(addressFields) }),
  response: dataOf(CompanyAddress),
  errors: ['address-not-found', 'changed-by-someone-else'],
});

export const removeCompanyAddress = endpoint('DELETE', '/company/addresses/:addressId', {
  summary: 'Remove a delivery address that no open subscription uses',
  policy: own,
  params: one,
  response: dataOf(v.object({ id: Id })),
  errors: ['address-not-found', 'in-use'],
});
