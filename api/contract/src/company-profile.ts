import * as v from 'valibot';
import { Email } from './address.ts';
import { AccountStatus, LocaleSchema } from './auth.ts';
import { code, company, dataOf, endpoint, line, Phone, Version } from './endpoint.ts';

const OptionalEmail = v.pipe(line(254), v.union([v.literal(''), Email], 'invalid-email'));

/**
 * What a company changes of itself. Name, VAT number and currency are on agreements and files: back office changes
 * them.
 */
const fields = {
  invoice_mail: v.optional(OptionalEmail, ''),
  phone_number: v.optional(Phone, ''),
  address_line_one: v.optional(line(120), ''),
  address_line_two: v.optional(line(120), ''),
  zipcode: v.optional(code(20), ''),
  city: v.optional(line(80), ''),
  language: LocaleSchema,
  /** whom its people write to; empty means the reseller's or the product's (SPEC 3) */
  supportEmail: v.optional(OptionalEmail, ''),
} as const;

export const CompanyProfileFields = v.strictObject(fields);
export type CompanyProfileFields = v.InferOutput<typeof CompanyProfileFields>;

export const CompanyProfile = v.object({
  company_name: v.string(),
  vat_no: v.string(),
  currency: v.string(),
  country: v.string(),
  status: AccountStatus,
  isReseller: v.boolean(),
  supplierName: v.nullable(v.string()),
  invoice_mail: v.string(),
  phone_number: v.string(),
  address_line_one: v.string(),
  address_line_two: v.string(),
  zipcode: v.string(),
  city: v.string(),
  language: LocaleSchema,
  supportEmail: v.string(),
  version: Version,
});
export type CompanyProfile = v.InferOutput<typeof CompanyProfile>;

export const getCompanyProfile = endpoint('GET', '/company/profile', {
  summary: 'The own company',
  policy: company,
  response: dataOf(CompanyProfile),
});

export const changeCompanyProfile = endpoint('PATCH', '/company/profile', {
  summary: 'Change the own company',
  policy: company,
  body: v.strictObject({ version: Version, ...v.partial(CompanyProfileFields).entries }),
  response: dataOf(CompanyProfile),
  errors: ['changed-by-someone-else'],
});
