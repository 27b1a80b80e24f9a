import * as v from 'valibot';
import { Email } from './address.ts';
import { AccountStatus, LocaleSchema } from './auth.ts';
import { InstantSchema } from './days.ts';
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
import type { PolicyIds } from './entities.ts';
import * as list from './list-fields.ts';
import { NewPassword, passwordRefusals } from './password.ts';

/** What every administrator has, on every list. */
const contact = {
  name: requiredLine(120),
  email: Email,
  phone_number: v.optional(Phone, ''),
  language: LocaleSchema,
} as const;

/** What only back office writes and reads of a login (SPEC 3 User). */
const details = {
  note: v.optional(text(2_000), ''),
  address_line_one: v.optional(line(120), ''),
  address_line_two: v.optional(line(120), ''),
  zipcode: v.optional(code(20), ''),
  city: v.optional(line(80), ''),
  country: v.optional(line(60), ''),
} as const;

/**
 * A membership that runs a company, a supplier or the back office. While it is PENDING it shows what the inviter typed
 * and nothing of a login (DECISIONS 41). `id` is the membership's.
 */
export const Administrator = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  phone_number: v.string(),
  language: LocaleSchema,
  status: AccountStatus,
  lastSuccessfulLogin: v.nullable(InstantSchema),
  createdAt: InstantSchema,
  version: Version,
});
export type Administrator = v.InferOutput<typeof Administrator>;

/** `newEmail` waits for the link sent to it; until then the login keeps its address. */
export const AdministratorDetails = v.object({
  ...Administrator.entries,
  ...v.object({
    newEmail: v.nullable(v.string()),
    note: v.string(),
    address_line_one: v.string(),
    address_line_two: v.string(),
    zipcode: v.string(),
    city: v.string(),
    country: v.string(),
  }).entries,
});
export type AdministratorDetails = v.InferOutput<typeof AdministratorDetails>;

/**
 * `password` is temporary: it opens nothing before the mailed invitation was used, must be replaced then, and only a
 * login that is new takes it (SECURITY T24).
 */
const password = { password: v.optional(NewPassword) } as const;
const MembershipStatus = v.picklist(['ACTIVE', 'BLOCKED'], 'invalid-data-provided');

export const AdministratorForm = v.strictObject({ ...contact, ...password });
export type AdministratorForm = v.InferOutput<typeof AdministratorForm>;
export const AdministratorDetailsForm = v.strictObject({ ...contact, ...details, ...password });
export type AdministratorDetailsForm = v.InferOutput<typeof AdministratorDetailsForm>;

/** `status` closes or opens this role of the person and leaves the others. */
export const AdministratorChange = v.strictObject({
  version: Version,
  ...v.partial(v.strictObject(contact)).entries,
  status: v.optional(MembershipStatus),
});
export type AdministratorChange = v.InferOutput<typeof AdministratorChange>;
export const AdministratorDetailsChange = v.strictObject({
  ...AdministratorChange.entries,
  ...v.partial(v.strictObject(details)).entries,
});
export type AdministratorDetailsChange = v.InferOutput<typeof AdministratorDetailsChange>;

/** Fields of the list, by which it is sorted and filtered. */
export const administratorFields = {
  name: list.text,
  email: list.text,
  status: list.choice(AccountStatus.options),
  lastSuccessfulLogin: list.optional(list.instant),
} as const;
export const AdministratorFilter = v.strictObject({
  ...pageQuery,
  status: v.optional(AccountStatus),
  ...list.sortAndFilter(administratorFields, 'name'),
});
export type AdministratorFilter = v.InferOutput<typeof AdministratorFilter>;

export const loginChangeErrors = [
  'user-not-found',
  'changed-by-someone-else',
  'last-admin-is-protected',
  'email-already-exists',
] as const;

type Schema = v.GenericSchema;

type ListOf<P extends v.ObjectEntries> = {
  path: string;
  of: string;
  params: P;
  ids: PolicyIds;
  errors: readonly ('company-not-found' | 'supplier-not-found')[];
};

/** The five calls of one list of administrators, for those who keep it and with the fields that they see and write. */
function administratorsFor<
  Who extends typeof admin | typeof supplier,
  One extends Schema,
  Form extends Schema,
  Change extends Schema,
>(who: Who, one: One, form: Form, change: Change) {
  return <const P extends v.ObjectEntries>({ path, of, params, ids, errors }: ListOf<P>) => {
    const policy = { ...who, ids };
    const member = {
      policy: { ...policy, ids: { ...ids, 'params.adminId': 'membership' } satisfies PolicyIds },
      params: v.strictObject({ ...params, adminId: Id }),
    };
    return {
      list: endpoint('GET', path, {
        summary: `Administrators of ${of}`,
        policy,
        params: v.strictObject(params),
        query: AdministratorFilter,
        response: pageOf(Administrator),
        errors,
      }),
      get: endpoint('GET', `${path}/:adminId`, {
        summary: `One administrator of ${of}`,
        ...member,
        response: dataOf(one),
        errors: [...errors, 'user-not-found'],
      }),
      create: endpoint('POST', path, {
        summary: `Add and invite an administrator of ${of}`,
        status: 201,
        policy,
        params: v.strictObject(params),
        body: form,
        response: dataOf(one),
        errors: [...errors, ...passwordRefusals],
      }),
      change: endpoint('PATCH', `${path}/:adminId`, {
        summary: `Change or block an administrator of ${of}`,
        ...member,
        body: change,
        response: dataOf(one),
        errors: [...errors, ...loginChangeErrors],
      }),
      invite: endpoint('POST', `${path}/:adminId/invitation`, {
        summary: `Send an administrator of ${of} a new link`,
        ...member,
        response: dataOf(v.object({ sent: v.literal(true) })),
        errors: [...errors, 'user-not-found', 'this-account-is-not-allowed'],
      }),
    };
  };
}

/** With every field of SPEC 3. */
const keptByBackOffice = administratorsFor(
  admin,
  AdministratorDetails,
  AdministratorDetailsForm,
  AdministratorDetailsChange,
);
/** A supplier neither sees nor writes what back office notes about a person. */
const keptBySupplier = administratorsFor(supplier, Administrator, AdministratorForm, AdministratorChange);

export const backOfficeAdmins = keptByBackOffice({
  path: '/admin/admins',
  of: 'the back office',
  params: {},
  ids: {},
  errors: [],
});

export const supplierAdmins = keptByBackOffice({
  path: '/admin/suppliers/:supplierId/admins',
  of: 'a supplier',
  params: { supplierId: Id },
  ids: { 'params.supplierId': 'supplier' },
  errors: ['supplier-not-found'],
});

export const companyAdmins = keptByBackOffice({
  path: '/admin/companies/:companyId/admins',
  of: 'a company',
  params: { companyId: Id },
  ids: { 'params.companyId': 'company' },
  errors: ['company-not-found'],
});

export const supplierUsers = keptBySupplier({
  path: '/supplier/users',
  of: 'the own supplier',
  params: {},
  ids: {},
  errors: [],
});

/** Administrators of a company that belongs to the supplier (DECISIONS 12). */
export const supplierCompanyAdmins = keptBySupplier({
  path: '/supplier/companies/:companyId/admins',
  of: 'an own company',
  params: { companyId: Id },
  ids: { 'params.companyId': 'company' },
  errors: ['company-not-found'],
});
