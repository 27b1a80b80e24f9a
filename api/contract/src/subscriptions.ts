import * as v from 'valibot';
import { expiringMonthsMax, expiringMonthsMin } from './constants.ts';
import { DaySchema, type Day } from './days.ts';
import { dataOf, endpoint, Id, line, pageOf, pageQuery, requiredLine, sortOf, Version } from './endpoint.ts';
import type { PolicyIds } from './entities.ts';
import type { ErrorDetail } from './errors.ts';
import { Minor, MoneySchema } from './money.ts';

/** Stored: open or closed. Where it stands in time is derived from its days, never stored (RULES 3.4). */
export const SubscriptionStatus = v.picklist(['OPEN', 'CLOSED']);
export const subscriptionStates = ['UPCOMING', 'ACTIVE', 'EXPIRED', 'CLOSED'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Tabs of the list. `open`: not closed and not over, what a company works with. */
export const subscriptionViews = ['open', 'upcoming', 'active', 'expired', 'closed'] as const;
export type SubscriptionView = (typeof subscriptionViews)[number];

export const DeliveryMethod = v.picklist(['USER_ADDRESS', 'COMPANY_ADDRESS'], 'invalid-data-provided');
export const SalaryFileMethod = v.picklist(['AUTOMATIC', 'MANUAL'], 'invalid-data-provided');

/** A term that employees may choose, in months. */
const Months = v.pipe(v.number('invalid-number'), v.integer('invalid-number'), v.minValue(1, 'invalid-number'), v.maxValue(120, 'invalid-number'));
const Periods = v.pipe(v.array(Months), v.nonEmpty('required'), v.maxLength(12, 'invalid-data-provided'), v.check((months) => new Set(months).size === months.length, 'invalid-data-provided'));

/** One catalog of the offer. `subsidyYearly`: minor units ex VAT that the company pays per employee and year. */
const CatalogChoice = v.strictObject({ catalogId: Id, subsidyYearly: Minor });
const Catalogs = v.pipe(v.array(CatalogChoice), v.nonEmpty('required'), v.maxLength(50, 'invalid-data-provided'),
  v.check((choices) => new Set(choices.map(({ catalogId }) => catalogId)).size === choices.length, 'invalid-data-provided'));

/** Whom to invite: everybody, whole departments, named people, or any of these together. */
export const EmployeePick = v.strictObject({
  everyone: v.optional(v.boolean(), false),
  departments: v.optional(v.pipe(v.array(line()), v.maxLength(500)), []),
  employeeIds: v.optional(v.pipe(v.array(Id), v.maxLength(20_000)), []),
});
export type EmployeePick = v.InferOutput<typeof EmployeePick>;

const fields = {
  subscriptionName: requiredLine(120),
  startDate: DaySchema,
  endDate: DaySchema,
  effectDate: DaySchema,
  deliveryMethod: v.optional(DeliveryMethod, 'COMPANY_ADDRESS'),
  addressId: v.optional(v.nullable(Id), null),
  grossDraw: v.optional(v.boolean(), true),
  netDraw: v.optional(v.boolean(), false),
  periods: Periods,
  allRisk: v.optional(v.boolean(), false),
  employeeIns: v.optional(v.boolean(), false),
  salaryFileMethod: v.optional(SalaryFileMethod),
  catalogs: Catalogs,
} as const;

/** A new subscription as the wizard sends it. */
export const SubscriptionDraft = v.strictObject({ ...fields, employees: EmployeePick });
export type SubscriptionDraft = v.InferOutput<typeof SubscriptionDraft>;

/** A half-filled one: the wizard has it checked when a step is left. Texts and days may still be empty. */
export const SubscriptionSketch = v.strictObject({
  subscriptionName: v.optional(line(120), ''),
  startDate: v.optional(line(10), ''),
  endDate: v.optional(line(10), ''),
  effectDate: v.optional(line(10), ''),
  deliveryMethod: fields.deliveryMethod,
  addressId: fields.addressId,
  grossDraw: fields.grossDraw,
  netDraw: fields.netDraw,
  periods: v.optional(v.array(Months), []),
  allRisk: fields.allRisk,
  employeeIns: fields.employeeIns,
  salaryFileMethod: fields.salaryFileMethod,
  catalogs: v.optional(v.array(CatalogChoice), []),
  employees: v.optional(EmployeePick, {}),
});
export type SubscriptionSketch = v.InferOutput<typeof SubscriptionSketch>;

/** Only what changed. With orders: name, end date and added people only (SPEC 4, RULES 3.4). */
export const SubscriptionChange = v.strictObject({
  version: Version,
  subscriptionName: v.optional(fields.subscriptionName),
  startDate: v.optional(DaySchema),
  endDate: v.optional(DaySchema),
  effectDate: v.optional(DaySchema),
  deliveryMethod: v.optional(DeliveryMethod),
  addressId: v.optional(v.nullable(Id)),
  grossDraw: v.optional(v.boolean()),
  netDraw: v.optional(v.boolean()),
  periods: v.optional(Periods),
  allRisk: v.optional(v.boolean()),
  employeeIns: v.optional(v.boolean()),
  salaryFileMethod: v.optional(SalaryFileMethod),
  catalogs: v.optional(Catalogs),
  addedEmployees: v.optional(EmployeePick),
  removedEmployeeIds: v.optional(v.pipe(v.array(Id), v.maxLength(1_000))),
});
export type SubscriptionChange = v.InferOutput<typeof SubscriptionChange>;

/** What may still change once employees have ordered (SPEC 4). */
export const fieldsOpenWithOrders = ['subscriptionName', 'endDate', 'addedEmployees'] as const satisfies readonly (keyof SubscriptionChange)[];

type Offer = {
  subscriptionName: string; startDate: Day; endDate: Day; effectDate: Day; deliveryMethod: 'USER_ADDRESS' | 'COMPANY_ADDRESS'; addressId: string | null;
  grossDraw: boolean; netDraw: boolean; periods: readonly number[]; allRisk: boolean; employeeIns: boolean; catalogs: readonly unknown[];
};

/**
 * What is wrong with an offer by itself (SPEC 5): each problem with the field it belongs to, in the order of the
 * wizard's steps. The browser says it while a person types, the server decides with the same function.
 */
export function offerProblems(offer: Offer): ErrorDetail[] {
  const isEmpty = (day: Day) => day === '';
  const problems: (ErrorDetail | false)[] = [
    offer.subscriptionName.trim() === '' && { path: 'subscriptionName', key: 'required' },
    ...(['startDate', 'endDate', 'effectDate'] as const).map((path) => isEmpty(offer[path]) ? { path, key: 'required' as const } : !v.is(DaySchema, offer[path]) && { path, key: 'invalid-day' as const }),
    !isEmpty(offer.startDate) && !isEmpty(offer.endDate) && offer.endDate < offer.startDate && { path: 'endDate', key: 'end-before-start' },
    offer.catalogs.length === 0 && { path: 'catalogs', key: 'required' },
    !offer.grossDraw && !offer.netDraw && { path: 'grossDraw', key: 'required' },
    offer.periods.length === 0 && { path: 'periods', key: 'required' },
    offer.employeeIns && !offer.allRisk && { path: 'employeeIns', key: 'termination-insurance-needs-all-risk' },
    offer.deliveryMethod === 'COMPANY_ADDRESS' && offer.addressId === null && { path: 'addressId', key: 'needs-a-selected-address' },
  ];
  return problems.filter((problem) => problem !== false);
}

const Instant = v.nullable(v.pipe(v.string(), v.isoTimestamp()));
const Count = v.pipe(v.number(), v.integer());

/** A row of the list. */
export const SubscriptionRow = v.object({
  id: Id,
  subscriptionName: v.string(),
  startDate: DaySchema,
  endDate: DaySchema,
  effectDate: DaySchema,
  status: SubscriptionStatus,
  state: v.picklist(subscriptionStates),
  catalogNames: v.array(v.string()),
  periods: v.array(v.number()),
  employees: Count,
  invited: Count,
  ordered: Count,
  totalOrders: Count,
  version: Version,
});
export type SubscriptionRow = v.InferOutput<typeof SubscriptionRow>;

/** The whole subscription. `lockedFields` names what may no longer change, because employees have ordered. */
export const Subscription = v.object({
  ...SubscriptionRow.entries,
  currency: v.string(),
  deliveryMethod: DeliveryMethod,
  addressId: v.nullable(Id),
  addressName: v.nullable(v.string()),
  grossDraw: v.boolean(),
  netDraw: v.boolean(),
  allRisk: v.boolean(),
  employeeIns: v.boolean(),
  salaryFileMethod: SalaryFileMethod,
  catalogs: v.array(v.object({ catalogId: Id, displayName: v.string(), subsidyYearly: Minor })),
  startedAt: Instant,
  remindedAt: Instant,
  opened: Count,
  lastOrderDate: v.nullable(DaySchema),
  isLocked: v.boolean(),
  isRemovable: v.boolean(),
});
export type Subscription = v.InferOutput<typeof Subscription>;

/** Somebody who was picked but cannot be invited, with the reason. */
export const ExcludedEmployee = v.object({ employeeId: Id, name: v.string(), reason: v.picklist(['BLOCKED', 'LEFT']) });
export type ExcludedEmployee = v.InferOutput<typeof ExcludedEmployee>;

/** What inviting did. `invited` counts mails sent now; an upcoming subscription invites when it starts. */
export const SavedSubscription = v.object({ subscription: Subscription, added: Count, invited: Count, excluded: v.array(ExcludedEmployee) });
export type SavedSubscription = v.InferOutput<typeof SavedSubscription>;

export const SubscriptionFilter = v.strictObject({
  ...pageQuery,
  view: v.optional(v.picklist(subscriptionViews), 'open'),
  sort: sortOf(['startDate', 'endDate', 'subscriptionName'], '-startDate'),
});
export type SubscriptionFilter = v.InferOutput<typeof SubscriptionFilter>;

const company = { roles: ['company'], boundary: 'company' } as const;
const one = v.strictObject({ subscriptionId: Id });
const own = { ...company, ids: { 'params.subscriptionId': 'subscription' } } as const;
const pickIds = (field: string): PolicyIds => ({ [`body.${field}.employeeIds[]`]: 'employee' });
const draftIds: PolicyIds = { 'body.addressId': 'address', 'body.catalogs[].catalogId': 'catalog', ...pickIds('employees') };
const notOwn = 'subscription-does-not-belong-to-your-company';

export const listSubscriptions = endpoint({
  method: 'GET', path: '/company/subscriptions', summary: 'Subscriptions of the company, by where they stand in time',
  policy: company, query: SubscriptionFilter, response: pageOf(SubscriptionRow),
});

export const countSubscriptions = endpoint({
  method: 'GET', path: '/company/subscriptions/counts', summary: 'How many subscriptions each view of the list holds',
  policy: company, response: dataOf(v.object({ open: Count, upcoming: Count, active: Count, expired: Count, closed: Count })),
});

export const getSubscription = endpoint({
  method: 'GET', path: '/company/subscriptions/:subscriptionId', summary: 'One subscription with its catalogs and what may still change',
  policy: own, params: one, response: dataOf(Subscription), errors: [notOwn],
});

export const checkSubscription = endpoint({
  method: 'POST', path: '/company/subscriptions/check', summary: 'Checks a half-filled subscription and says who would be invited; saves nothing',
  policy: { ...company, ids: draftIds }, body: SubscriptionSketch,
  response: dataOf(v.object({
    problems: v.array(v.object({ path: v.string(), key: v.string() })),
    employees: v.object({ count: Count, excluded: v.array(ExcludedEmployee) }),
    /** open subscriptions with a catalog and an ordering window in common */
    overlaps: v.array(v.object({ id: Id, subscriptionName: v.string(), startDate: DaySchema, endDate: DaySchema })),
    startsAtOnce: v.boolean(),
    /** the mail that invites, as an employee will read it in the admin's language */
    mail: v.object({ subject: v.string(), title: v.string(), paragraphs: v.array(v.string()), facts: v.array(v.object({ label: v.string(), value: v.string() })), button: v.string() }),
  })),
  errors: ['catalog-not-in-your-company', 'address-not-found', 'employee_not_found'],
});

export const createSubscription = endpoint({
  method: 'POST', path: '/company/subscriptions', summary: 'Create a subscription; invitations leave on its start date, or at once when that has come', status: 201,
  policy: { ...company, ids: draftIds }, body: SubscriptionDraft, response: dataOf(SavedSubscription),
  errors: ['needs-a-selected-address', 'termination-insurance-needs-all-risk', 'end-before-start', 'catalog-not-in-your-company', 'address-not-found', 'employee_not_found', 'must-be-in-the-future'],
});

export const changeSubscription = endpoint({
  method: 'PATCH', path: '/company/subscriptions/:subscriptionId', summary: 'Change a subscription; with orders only its name, end date and added employees',
  policy: { ...company, ids: { ...own.ids, 'body.addressId': 'address', 'body.catalogs[].catalogId': 'catalog', ...pickIds('addedEmployees'), 'body.removedEmployeeIds[]': 'employee' } },
  params: one, body: SubscriptionChange, response: dataOf(SavedSubscription),
  errors: [notOwn, 'subscription-has-orders', 'changed-by-someone-else', 'needs-a-selected-address', 'termination-insurance-needs-all-risk', 'end-before-start', 'catalog-not-in-your-company', 'address-not-found', 'employee_not_found', 'must-be-in-the-future'],
});

const versioned = { params: one, body: v.strictObject({ version: Version }), response: dataOf(Subscription), errors: [notOwn, 'changed-by-someone-else', 'invalid-data-provided'] } as const;

export const closeSubscription = endpoint({
  method: 'POST', path: '/company/subscriptions/:subscriptionId/close', summary: 'Close: no new orders, running ones continue, invited employees are told', policy: own, ...versioned,
});

export const reopenSubscription = endpoint({
  method: 'POST', path: '/company/subscriptions/:subscriptionId/reopen', summary: 'Open again, while its end date has not passed', policy: own, ...versioned,
});

export const removeSubscription = endpoint({
  method: 'DELETE', path: '/company/subscriptions/:subscriptionId', summary: 'Delete a subscription that never had an order',
  policy: own, params: one, response: dataOf(v.object({ id: Id })), errors: [notOwn, 'subscription-has-orders'],
});

/** Where an employee stands in one subscription. */
export const participantStates = ['NOT_INVITED', 'INVITED', 'OPENED', 'ORDERED'] as const;
export const Participant = v.object({
  employeeId: Id,
  employNo: v.nullable(v.string()),
  name: v.string(),
  department: v.string(),
  state: v.picklist(participantStates),
  /** the invitation leaves with the portal's next round, a minute away at most */
  isBeingInvited: v.boolean(),
  invitedAt: Instant,
  openedAt: Instant,
  remindedAt: Instant,
  orders: Count,
});
export type Participant = v.InferOutput<typeof Participant>;

export const ParticipantFilter = v.strictObject({
  ...pageQuery,
  state: v.optional(v.picklist(participantStates)),
  sort: sortOf(['name', 'department', 'invitedAt'], 'name'),
});
export type ParticipantFilter = v.InferOutput<typeof ParticipantFilter>;

export const listParticipants = endpoint({
  method: 'GET', path: '/company/subscriptions/:subscriptionId/employees', summary: 'Who is invited, has opened it, has ordered',
  policy: own, params: one, query: ParticipantFilter, response: pageOf(Participant), errors: [notOwn],
});

export const remindParticipants = endpoint({
  method: 'POST', path: '/company/subscriptions/:subscriptionId/reminders', summary: 'Remind invited employees who have not ordered; without ids all of them',
  policy: { ...company, ids: { ...own.ids, 'body.employeeIds[]': 'employee' } },
  params: one, body: v.strictObject({ employeeIds: v.optional(v.pipe(v.array(Id), v.maxLength(1_000)), []) }),
  response: dataOf(v.object({
    reminded: Count,
    results: v.array(v.object({ employeeId: Id, outcome: v.picklist(['REMINDED', 'NOT_INVITED', 'HAS_ORDERED', 'BLOCKED', 'LEFT']) })),
  })),
  errors: [notOwn, 'subscription-is-not-open', 'employee_not_found'],
});

const MonthsAhead = v.optional(
  v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,2}$/))]), v.transform(Number), v.integer(), v.minValue(expiringMonthsMin), v.maxValue(expiringMonthsMax)),
  3,
);
export const ExpiringFilter = v.strictObject({ ...pageQuery, months: MonthsAhead, sort: sortOf(['firstExpireDate', 'subscriptionName'], 'firstExpireDate') });
export type ExpiringFilter = v.InferOutput<typeof ExpiringFilter>;

/** A subscription with running orders whose term ends soon. */
export const ExpiringRow = v.object({
  id: Id,
  subscriptionName: v.string(),
  orders: Count,
  employees: Count,
  firstExpireDate: DaySchema,
  lastExpireDate: DaySchema,
  monthlyTotal: MoneySchema,
  /** the people whose term ends, for a follow-up subscription; at most 1,000 */
  employeeIds: v.array(Id),
});
export type ExpiringRow = v.InferOutput<typeof ExpiringRow>;

export const listExpiring = endpoint({
  method: 'GET', path: '/company/subscriptions/expiring', summary: 'Subscriptions with running orders whose term ends within 1 to 12 months',
  policy: company, query: ExpiringFilter, response: pageOf(ExpiringRow),
});

const ofCompany = { roles: ['admin'], boundary: 'all', ids: { 'params.companyId': 'company' } } as const;

export const listCompanySubscriptions = endpoint({
  method: 'GET', path: '/admin/companies/:companyId/subscriptions', summary: 'Subscriptions of one company, to look at',
  policy: ofCompany, params: v.strictObject({ companyId: Id }), query: SubscriptionFilter, response: pageOf(SubscriptionRow), errors: ['company-not-found'],
});

export const getCompanySubscription = endpoint({
  method: 'GET', path: '/admin/companies/:companyId/subscriptions/:subscriptionId', summary: 'One subscription of one company, to look at',
  policy: { ...ofCompany, ids: { ...ofCompany.ids, 'params.subscriptionId': 'subscription' } },
  params: v.strictObject({ companyId: Id, subscriptionId: Id }), response: dataOf(Subscription), errors: ['company-not-found', 'subscription-not-found'],
});
