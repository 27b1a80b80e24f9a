import * as v from 'valibot';
import { Email } from './address.ts';
import { AdministratorForm } from './admins.ts';
import { AccountStatus, LocaleSchema } from './auth.ts';
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
import { orderFileFields, orderFileFormats } from './order-file-formats.ts';
import { passwordRefusals } from './password.ts';

/** Where returns and repairs are sent; without a first line it is the supplier's own address. */
const returnAddress = {
  return_address_line_one: v.optional(line(120), ''),
  return_address_line_two: v.optional(line(120), ''),
  return_zipcode: v.optional(code(20), ''),
  return_city: v.optional(line(80), ''),
  return_country: v.optional(line(60), ''),
} as const;
export const returnAddressFields = Object.keys(returnAddress) as (keyof typeof returnAddress)[];

/** SPEC 3 Supplier. `email` receives its order files. */
const ownFields = {
  name: requiredLine(120),
  email: Email,
  phone: v.optional(Phone, ''),
  address_line_one: v.optional(line(120), ''),
  address_line_two: v.optional(line(120), ''),
  zipcode: v.optional(code(20), ''),
  city: v.optional(line(80), ''),
  country: v.optional(line(60), ''),
  ...returnAddress,
  language: LocaleSchema,
} as const;

const fields = {
  ...ownFields,
  note: v.optional(text(2_000), ''),
  isReseller: v.boolean(),
  ...orderFileFields,
  status: v.picklist(['ACTIVE', 'BLOCKED'], 'invalid-data-provided'),
} as const;
const { status: _always, ...newFields } = fields;

/** A supplier with its first administrator, who is invited at once. */
export const SupplierForm = v.strictObject({ ...newFields, admin: AdministratorForm });
export type SupplierForm = v.InferOutput<typeof SupplierForm>;

export const SupplierChange = v.strictObject({ version: Version, ...v.partial(v.strictObject(fields)).entries });
export type SupplierChange = v.InferOutput<typeof SupplierChange>;

/** The fields of an existing supplier, as its form checks them. */
export const SupplierFields = v.strictObject(fields);
export type SupplierFields = v.InferOutput<typeof SupplierFields>;

export const SupplierProfileFields = v.strictObject(ownFields);
export type SupplierProfileFields = v.InferOutput<typeof SupplierProfileFields>;

const answered = {
  id: Id,
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  address_line_one: v.string(),
  address_line_two: v.string(),
  zipcode: v.string(),
  city: v.string(),
  country: v.string(),
  return_address_line_one: v.string(),
  return_address_line_two: v.string(),
  return_zipcode: v.string(),
  return_city: v.string(),
  return_country: v.string(),
  language: LocaleSchema,
  isReseller: v.boolean(),
  orderFileFormat: v.picklist(orderFileFormats),
  ublCustomizationId: v.string(),
  ublProfileId: v.string(),
  ublEndpoint: v.string(),
  status: AccountStatus,
  version: Version,
} as const;
/** As back office reads it (SPEC 3). A deleted one is kept for its orders and cannot be changed. */
export const Supplier = v.object({
  ...answered,
  note: v.string(),
  companies: v.number(),
  catalogs: v.number(),
  deleted: v.boolean(),
});
export type Supplier = v.InferOutput<typeof Supplier>;
export const SupplierProfile = v.object(answered);
export type SupplierProfile = v.InferOutput<typeof SupplierProfile>;

export const SupplierRow = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  city: v.string(),
  isReseller: v.boolean(),
  status: AccountStatus,
  companies: v.number(),
  catalogs: v.number(),
  deleted: v.boolean(),
  version: Version,
});
export type SupplierRow = v.InferOutput<typeof SupplierRow>;

/** Fields of the list, by which it is sorted and filtered. */
export const supplierFields = {
  name: list.text,
  email: list.text,
  city: list.text,
  isReseller: list.yesNo,
  status: list.choice(AccountStatus.options),
  createdAt: list.instant,
} as const;
export const SupplierFilter = v.strictObject({
  ...pageQuery,
  status: v.optional(AccountStatus),
  isReseller: v.optional(v.picklist(['true', 'false'])),
  /** deleted ones as well */
  deleted: v.optional(v.picklist(['true'])),
  ...list.sortAndFilter(supplierFields, 'name'),
});
export type SupplierFilter = v.InferOutput<typeof SupplierFilter>;

const one = {
  policy: { ...admin, ids: { 'params.supplierId': 'supplier' } },
  params: v.strictObject({ supplierId: Id }),
} as const;

export const listSuppliers = endpoint('GET', '/admin/suppliers', {
  summary: 'Suppliers',
  policy: admin,
  query: SupplierFilter,
  response: pageOf(SupplierRow),
});

export const getSupplier = endpoint('GET', '/admin/suppliers/:supplierId', {
  summary: 'One supplier',
  ...one,
  response: dataOf(Supplier),
  errors: ['supplier-not-found'],
});

export const createSupplier = endpoint('POST', '/admin/suppliers', {
  summary: 'Add a supplier and invite its first administrator',
  status: 201,
  policy: admin,
  body: SupplierForm,
  response: dataOf(Supplier),
  errors: [...passwordRefusals],
});

export const changeSupplier = endpoint('PATCH', '/admin/suppliers/:supplierId', {
  summary: 'Change, block or make a reseller',
  ...one,
  body: SupplierChange,
  response: dataOf(Supplier),
  errors: ['supplier-not-found', 'changed-by-someone-else'],
});

export const removeSupplier = endpoint('DELETE', '/admin/suppliers/:supplierId', {
  summary: 'Delete a supplier without unfinished orders; its users are signed out, its companies keep working',
  ...one,
  response: dataOf(v.object({ id: Id })),
  errors: ['supplier-not-found', 'in-use'],
});

export const getSupplierProfile = endpoint('GET', '/supplier/profile', {
  summary: 'The own supplier',
  policy: supplier,
  response: dataOf(SupplierProfile),
});

export const changeSupplierProfile = endpoint('PATCH', '/supplier/profile', {
  summary: 'Change the own supplier',
  policy: supplier,
  body: v.strictObject({ version: Version, ...v.partial(v.strictObject(ownFields)).entries }),
  response: dataOf(SupplierProfile),
  errors: ['changed-by-someone-else'],
});
