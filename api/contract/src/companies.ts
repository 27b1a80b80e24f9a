import * as v from 'valibot';
import { Email } from './address.ts';
import { AdministratorForm } from './admins.ts';
import { AccountStatus, LocaleSchema } from './auth.ts';
import { salaryDayMax, salaryDayMin } from './constants.ts';
import {
  admin,
  code,
  dataOf,
  endpoint,
  Id,
  line,
  pageOf,
  pageQuery,
  Phone,
  requiredLine,
  supplier,
  text,
  Version,
} from './endpoint.ts';
import * as list from './list-fields.ts';
import { CurrencyCode } from './money.ts';
import { passwordRefusals } from './password.ts';
import { SalaryFileMethod } from './subscription-kinds.ts';

const OptionalEmail = v.pipe(line(254), v.union([v.literal(''), Email], 'invalid-email'));
const SalaryDay = v.pipe(
  v.number('invalid-day-of-month'),
  v.integer('invalid-day-of-month'),
  v.minValue(salaryDayMin, 'invalid-day-of-month'),
  v.maxValue(salaryDayMax, 'invalid-day-of-month'),
);
const WageCode = v.pipe(line(20), v.regex(/^[^;,"']*$/, 'invalid-data-provided'));

/**
 * SPEC 3 Company, without what back office alone decides. `country` is an ISO code: the VAT number's form depends on
 * it.
 */
const ownFields = {
  company_name: requiredLine(120),
  invoice_mail: v.optional(OptionalEmail, ''),
  vat_no: requiredLine(20),
  currency: CurrencyCode,
  phone_number: v.optional(Phone, ''),
  address_line_one: v.optional(line(120), ''),
  address_line_two: v.optional(line(120), ''),
  zipcode: v.optional(code(20), ''),
  city: v.optional(line(80), ''),
  country: v.pipe(requiredLine(2), v.regex(/^[A-Z]{2}$/, 'invalid-data-provided')),
  language: LocaleSchema,
} as const;

/** What back office adds: the supplier, the internal note, and how salary files are made (RULES 4.3). */
const backOfficeFields = {
  ...ownFields,
  note: v.optional(text(2_000), ''),
  supplierId: v.nullable(Id),
  /** how its HR program's list of employees reads; the import wizard starts from it */
  hrSystemId: v.optional(v.nullable(Id), null),
  salarySystemId: v.nullable(Id),
  salaryDay: SalaryDay,
  salaryFileMethod: SalaryFileMethod,
  wageCodeGross: v.optional(WageCode, ''),
  wageCodeNet: v.optional(WageCode, ''),
  wageCodePhoneTax: v.optional(WageCode, ''),
  employerNo: v.optional(line(20), ''),
  payTerm: v.optional(line(10), ''),
} as const;
const status = { status: v.picklist(['ACTIVE', 'BLOCKED'], 'invalid-data-provided') } as const;

/** A company with its first administrator, who is PENDING and invited at once. */
export const CompanyForm = v.strictObject({ ...backOfficeFields, admin: AdministratorForm });
export type CompanyForm = v.InferOutput<typeof CompanyForm>;
export const CompanyFields = v.strictObject({ ...backOfficeFields, ...status });
export type CompanyFields = v.InferOutput<typeof CompanyFields>;
export const CompanyChange = v.strictObject({ version: Version, ...v.partial(CompanyFields).entries });
export type CompanyChange = v.InferOutput<typeof CompanyChange>;

export const SupplierCompanyForm = v.strictObject({ ...ownFields, admin: AdministratorForm });
export type SupplierCompanyForm = v.InferOutput<typeof SupplierCompanyForm>;
export const SupplierCompanyFields = v.strictObject(ownFields);
export type SupplierCompanyFields = v.InferOutput<typeof SupplierCompanyFields>;
/** The currency stays as it was created; back office changes it while nothing has a price. */
export const SupplierCompanyChange = v.strictObject({
  version: Version,
  ...v.partial(v.omit(SupplierCompanyFields, ['currency'])).entries,
});
export type SupplierCompanyChange = v.InferOutput<typeof SupplierCompanyChange>;

const Named = v.object({ id: Id, name: v.string() });
const answered = {
  id: Id,
  company_name: v.string(),
  invoice_mail: v.string(),
  vat_no: v.string(),
  currency: v.string(),
  phone_number: v.string(),
  status: AccountStatus,
  address_line_one: v.string(),
  address_line_two: v.string(),
  zipcode: v.string(),
  city: v.string(),
  country: v.string(),
  language: LocaleSchema,
  /** status is ACTIVE; read-only (DECISIONS 28) */
  is_active: v.boolean(),
  /** the supplier's flag; read-only (DECISIONS 28) */
  isReseller: v.boolean(),
  /** a CVR whose check digit is wrong is kept and pointed out (DECISIONS 17) */
  vatNoWarning: v.nullable(v.literal('check-digit')),
  version: Version,
} as const;

export const SupplierCompany = v.object(answered);
export type SupplierCompany = v.InferOutput<typeof SupplierCompany>;

/** `catalogs` are those assigned to the company. */
export const Company = v.object({
  ...answered,
  note: v.string(),
  supplier: v.nullable(Named),
  hrSystem: v.nullable(Named),
  salarySystem: v.nullable(Named),
  salaryDay: v.number(),
  salaryFileMethod: SalaryFileMethod,
  wageCodeGross: v.string(),
  wageCodeNet: v.string(),
  wageCodePhoneTax: v.string(),
  employerNo: v.string(),
  payTerm: v.string(),
  catalogs: v.array(v.object({ ...Named.entries, catalogName: v.string(), supplierId: Id })),
});
export type Company = v.InferOutput<typeof Company>;

export const CompanyRow = v.object({
  id: Id,
  company_name: v.string(),
  vat_no: v.string(),
  currency: v.string(),
  status: AccountStatus,
  is_active: v.boolean(),
  isReseller: v.boolean(),
  supplier: v.nullable(Named),
  city: v.string(),
  employees: v.number(),
  version: Version,
});
export type CompanyRow = v.InferOutput<typeof CompanyRow>;

/** Fields of the list, by which it is sorted and filtered. */
export const companyFields = {
  company_name: list.text,
  vat_no: list.text,
  city: list.text,
  currency: list.text,
  supplier: list.optional(list.text),
  status: list.choice(AccountStatus.options),
  createdAt: list.instant,
} as const;
export const CompanyFilter = v.strictObject({
  ...pageQuery,
  status: v.optional(AccountStatus),
  supplierId: v.optional(Id),
  currency: v.optional(CurrencyCode),
  ...list.sortAndFilter(companyFields, 'company_name'),
});
export type CompanyFilter = v.InferOutput<typeof CompanyFilter>;

const one = {
  policy: { ...admin, ids: { 'params.companyId': 'company' } },
  params: v.strictObject({ companyId: Id }),
} as const;
const links = {
  'body.supplierId': 'supplier',
  'body.hrSystemId': 'hr-system',
  'body.salarySystemId': 'salary-system',
} as const;
const badLinks = [
  'invalid-vat-number',
  'invalid-foreign-vat-number',
  'currency-not-found',
  'supplier-not-found',
  'hr-system-not-found',
  'salary-system-not-found',
  'tax-table-missing',
] as const;

export const listCompanies = endpoint('GET', '/admin/companies', {
  summary: 'Companies',
  policy: { ...admin, ids: { 'query.supplierId': 'supplier' } },
  query: CompanyFilter,
  response: pageOf(CompanyRow),
});

export const getCompany = endpoint('GET', '/admin/companies/:companyId', {
  summary: 'One company',
  ...one,
  response: dataOf(Company),
  errors: ['company-not-found'],
});

export const createCompany = endpoint('POST', '/admin/companies', {
  summary: 'Add a company and invite its first administrator',
  status: 201,
  policy: { ...admin, ids: links },
  body: CompanyForm,
  response: dataOf(Company),
  errors: [...badLinks, ...passwordRefusals],
});

export const changeCompany = endpoint('PATCH', '/admin/companies/:companyId', {
  summary: 'Change or block a company',
  policy: { ...admin, ids: { ...one.policy.ids, ...links } },
  params: one.params,
  body: CompanyChange,
  response: dataOf(Company),
  errors: ['company-not-found', 'changed-by-someone-else', 'in-use', ...badLinks],
});

const own = { policy: { ...supplier, ids: { 'params.companyId': 'company' } }, params: one.params } as const;
const { supplierId: _own, ...ownFilter } = CompanyFilter.entries;
export const SupplierCompanyFilter = v.strictObject(ownFilter);
export type SupplierCompanyFilter = v.InferOutput<typeof SupplierCompanyFilter>;
const { supplier: _self, employees: _unseen, ...ownRow } = CompanyRow.entries;
/** A supplier does not learn how many people work in a company (RULES 3.6). */
export const SupplierCompanyRow = v.object(ownRow);
export type SupplierCompanyRow = v.InferOutput<typeof SupplierCompanyRow>;

export const listSupplierCompanies = endpoint('GET', '/supplier/companies', {
  summary: 'Companies of the own supplier',
  policy: supplier,
  query: SupplierCompanyFilter,
  response: pageOf(SupplierCompanyRow),
});

export const getSupplierCompany = endpoint('GET', '/supplier/companies/:companyId', {
  summary: 'One own company',
  ...own,
  response: dataOf(SupplierCompany),
  errors: ['company-not-found'],
});

export const createSupplierCompany = endpoint('POST', '/supplier/companies', {
  summary: 'Add a company of the own supplier and invite its first administrator',
  status: 201,
  policy: supplier,
  body: SupplierCompanyForm,
  response: dataOf(SupplierCompany),
  errors: [
    'invalid-vat-number',
    'invalid-foreign-vat-number',
    'currency-not-found',
    'tax-table-missing',
    ...passwordRefusals,
  ],
});

export const changeSupplierCompany = endpoint('PATCH', '/supplier/companies/:companyId', {
  summary: 'Change an own company',
  ...own,
  body: SupplierCompanyChange,
  response: dataOf(SupplierCompany),
  errors: [
    'company-not-found',
    'changed-by-someone-else',
    'in-use',
    'invalid-vat-number',
    'invalid-foreign-vat-number',
    'currency-not-found',
    'tax-table-missing',
  ],
});
