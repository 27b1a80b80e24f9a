import * as v from 'valibot';
import { Email } from './address.ts';
import { DaySchema, InstantSchema } from './days.ts';
import { pdfFile } from './downloads.ts';
import {
  admin,
  company,
  dataOf,
  endpoint,
  Id,
  line,
  pageOf,
  pageQuery,
  requiredLine,
  text,
  Version,
} from './endpoint.ts';
import * as list from './list-fields.ts';
import { CurrencyCode, MoneySchema } from './money.ts';
import { seenEntry } from './seen.ts';

export const leasedOrdersMax = 1_000;

const Count = v.pipe(v.number(), v.integer());
export const LeasingFrequencySchema = v.picklist(['monthly', 'quarterly'], 'invalid-data-provided');
/** Months of the agreement; only orders of exactly this period can be selected (DECISIONS 10). */
const LeasingPeriod = v.pipe(
  v.number('invalid-number'),
  v.integer('invalid-number'),
  v.minValue(1, 'invalid-number'),
  v.maxValue(120, 'invalid-number'),
);

/** SPEC 3 "leasing agreement" as it is made; the end and every sum follow from it (RULES 2.6). */
export const LeasingAgreementForm = v.strictObject({
  name: requiredLine(120),
  note: v.optional(text(2_000), ''),
  period: LeasingPeriod,
  drawFreq: LeasingFrequencySchema,
  leasingStart: DaySchema,
  partnerId: v.nullable(Id),
  contractId: v.optional(line(80), ''),
  orderIds: v.pipe(
    v.array(Id, 'needs-a-selected-order'),
    v.minLength(1, 'needs-a-selected-order'),
    v.maxLength(leasedOrdersMax, 'too-long'),
    v.checkItems((id, index, all) => all.indexOf(id) === index, 'invalid-data-provided'),
  ),
});
export type LeasingAgreementForm = v.InferOutput<typeof LeasingAgreementForm>;

const shared = {
  id: Id,
  name: v.string(),
  period: Count,
  drawFreq: LeasingFrequencySchema,
  leasingStart: DaySchema,
  leasingEnd: DaySchema,
  /** the partner's name; null when none was named */
  partner: v.nullable(v.string()),
  contractId: v.string(),
  orders: Count,
  totalSalaryDraw: MoneySchema,
  totalLeasingValue: MoneySchema,
} as const;

export const LeasingAgreementRow = v.object(shared);
export type LeasingAgreementRow = v.InferOutput<typeof LeasingAgreementRow>;

/** An order of an agreement, or one that can still be selected. Prices ex VAT; the draw is a month's, after subsidy. */
export const LeasableOrder = v.object({
  orderId: Id,
  orderNumber: Count,
  companyId: Id,
  employeeId: Id,
  employeeName: v.string(),
  product: v.string(),
  accessoryCount: Count,
  productPrice: MoneySchema,
  accessoryPrice: MoneySchema,
  drawPerMonth: MoneySchema,
});
export type LeasableOrder = v.InferOutput<typeof LeasableOrder>;

export const LeasingAgreement = v.object({
  ...shared,
  note: v.string(),
  companyName: v.string(),
  productSum: MoneySchema,
  accessorySum: MoneySchema,
  monthlyDraw: MoneySchema,
  /** the payments: `units` months from `from` */
  schedule: v.array(v.object({ k: Count, from: DaySchema, units: Count, amount: MoneySchema })),
  selectedOrders: v.array(LeasableOrder),
  createdAt: InstantSchema,
  createdBy: v.nullable(v.string()),
});
export type LeasingAgreement = v.InferOutput<typeof LeasingAgreement>;

/** What the form chooses from: periods that delivered orders have, with how many are still free, and the partners. */
export const LeasingChoices = v.object({
  currency: CurrencyCode,
  periods: v.array(v.object({ period: Count, orders: Count })),
  partners: v.array(v.object({ id: Id, name: v.string() })),
});
export type LeasingChoices = v.InferOutput<typeof LeasingChoices>;

/** Fields of the list, by which it is sorted and filtered. */
const days = { leasingStart: list.day, leasingEnd: list.day, createdAt: list.instant } as const;
export const leasingFields = { name: list.text, ...days } as const;
export const LeasingFilter = v.strictObject({ ...pageQuery, ...list.sortAndFilter(leasingFields, '-createdAt') });
export type LeasingFilter = v.InferOutput<typeof LeasingFilter>;
const { count: _always, ...orderPage } = pageQuery;
/** Orders of one period that can be selected; the total is always exact. */
export const LeasableOrderFilter = v.strictObject({
  ...orderPage,
  period: v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}$/))]), v.transform(Number), LeasingPeriod),
});
export type LeasableOrderFilter = v.InferOutput<typeof LeasableOrderFilter>;

/** The form with `leasingFacts` of the selected orders. */
const SeenLeasingForm = v.strictObject({ ...LeasingAgreementForm.entries, ...seenEntry });
export type SeenLeasingForm = v.InferOutput<typeof SeenLeasingForm>;

const Removed = dataOf(v.object({ id: Id }));
const errors = [
  'changed-by-someone-else',
  'items-not-found',
  'items-already-leased',
  'leasing-partner-not-found',
  'invalid-data-provided',
] as const;
const bodyIds = { 'body.partnerId': 'leasing-partner', 'body.orderIds': 'order' } as const;
const oneId = { 'params.leasingAgreementId': 'leasing-agreement' } as const;

const one = {
  policy: { ...company, ids: oneId },
  params: v.strictObject({ leasingAgreementId: Id }),
  errors: ['leasing-agreement-not-found'],
} as const;

export const listLeasing = endpoint('GET', '/company/leasing', {
  summary: 'Leasing agreements of the company',
  policy: company,
  query: LeasingFilter,
  response: pageOf(LeasingAgreementRow),
});
export const getLeasingChoices = endpoint('GET', '/company/leasing/choices', {
  summary: 'Periods and partners for a new agreement',
  policy: company,
  response: dataOf(LeasingChoices),
});
export const listLeasableOrders = endpoint('GET', '/company/leasing/orders', {
  summary: 'Delivered orders of a period that are in no agreement',
  policy: company,
  query: LeasableOrderFilter,
  response: pageOf(LeasableOrder),
});
export const createLeasing = endpoint('POST', '/company/leasing', {
  summary: 'Make an agreement over delivered orders of its period',
  status: 201,
  policy: { ...company, ids: bodyIds },
  body: SeenLeasingForm,
  response: dataOf(LeasingAgreement),
  errors,
});
export const getLeasing = endpoint('GET', '/company/leasing/:leasingAgreementId', {
  summary: 'One agreement with its orders and payments',
  ...one,
  response: dataOf(LeasingAgreement),
});
export const downloadLeasing = endpoint('GET', '/company/leasing/:leasingAgreementId/pdf', {
  summary: 'The agreement as PDF',
  ...one,
  ...pdfFile,
});
export const removeLeasing = endpoint('DELETE', '/company/leasing/:leasingAgreementId', {
  summary: 'Delete an agreement; its orders can be leased again',
  ...one,
  response: Removed,
});

const companyId = { 'params.companyId': 'company' } as const;
const ofCompany = {
  policy: { ...admin, ids: companyId },
  params: v.strictObject({ companyId: Id }),
  errors: ['company-not-found'],
} as const;
const oneOfCompany = {
  policy: { ...admin, ids: { ...companyId, ...oneId } },
  params: v.strictObject({ companyId: Id, leasingAgreementId: Id }),
  errors: ['company-not-found', 'leasing-agreement-not-found'],
} as const;

export const listCompanyLeasing = endpoint('GET', '/admin/companies/:companyId/leasing', {
  summary: 'Leasing agreements of a company',
  ...ofCompany,
  query: LeasingFilter,
  response: pageOf(LeasingAgreementRow),
});
export const getCompanyLeasingChoices = endpoint('GET', '/admin/companies/:companyId/leasing/choices', {
  summary: 'Periods and partners for a new agreement',
  ...ofCompany,
  response: dataOf(LeasingChoices),
});
export const listCompanyLeasableOrders = endpoint('GET', '/admin/companies/:companyId/leasing/orders', {
  summary: 'Delivered orders of a period that are in no agreement',
  ...ofCompany,
  query: LeasableOrderFilter,
  response: pageOf(LeasableOrder),
});
export const createCompanyLeasing = endpoint('POST', '/admin/companies/:companyId/leasing', {
  summary: 'Make an agreement over delivered orders of its period',
  status: 201,
  policy: { ...admin, ids: { ...companyId, ...bodyIds } },
  params: v.strictObject({ companyId: Id }),
  body: SeenLeasingForm,
  response: dataOf(LeasingAgreement),
  errors: ['company-not-found', ...errors],
});
export const getCompanyLeasing = endpoint('GET', '/admin/companies/:companyId/leasing/:leasingAgreementId', {
  summary: 'One agreement with its orders and payments',
  ...oneOfCompany,
  response: dataOf(LeasingAgreement),
});
export const downloadCompanyLeasing = endpoint('GET', '/admin/companies/:companyId/leasing/:leasingAgreementId/pdf', {
  summary: 'The agreement as PDF',
  ...oneOfCompany,
  ...pdfFile,
});
export const removeCompanyLeasing = endpoint('DELETE', '/admin/companies/:companyId/leasing/:leasingAgreementId', {
  summary: 'Delete an agreement; its orders can be leased again',
  ...oneOfCompany,
  response: Removed,
});

/** Who finances the goods: a small table of the back office (DECISIONS 10). */
const partnerEmail = v.union([v.pipe(line(254), v.maxLength(0)), Email], 'invalid-email');
/** `email` is told when a leased item becomes an employee's (RULES 3.2). */
export const LeasingPartner = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  enabled: v.boolean(),
  version: Version,
});
export type LeasingPartner = v.InferOutput<typeof LeasingPartner>;
export const LeasingPartnerForm = v.strictObject({ name: requiredLine(120), email: v.optional(partnerEmail, '') });
export type LeasingPartnerForm = v.InferOutput<typeof LeasingPartnerForm>;

export const listLeasingPartners = endpoint('GET', '/admin/leasingpartners', {
  summary: 'Leasing partners',
  policy: admin,
  response: dataOf(v.array(LeasingPartner)),
});
export const createLeasingPartner = endpoint('POST', '/admin/leasingpartners', {
  summary: 'Add a leasing partner',
  status: 201,
  policy: admin,
  body: LeasingPartnerForm,
  response: dataOf(LeasingPartner),
  errors: ['name-already-exists'],
});
export const changeLeasingPartner = endpoint('PATCH', '/admin/leasingpartners/:leasingPartnerId', {
  summary: 'Change a leasing partner, or stop offering it',
  policy: { ...admin, ids: { 'params.leasingPartnerId': 'leasing-partner' } },
  params: v.strictObject({ leasingPartnerId: Id }),
  body: v.strictObject({
    version: Version,
    name: v.optional(requiredLine(120)),
    email: v.optional(partnerEmail),
    enabled: v.optional(v.boolean()),
  }),
  response: dataOf(LeasingPartner),
  errors: ['leasing-partner-not-found', 'changed-by-someone-else', 'name-already-exists'],
});
