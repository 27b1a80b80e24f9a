import * as v from 'valibot';
import { DaySchema } from './days.ts';
import { Id, line, requiredLine, Version } from './endpoint.ts';
import { Minor } from './money.ts';
import { Seen } from './seen.ts';
import { DeliveryMethod, SalaryFileMethod } from './subscription-kinds.ts';

/** A term that employees may choose, in months. */
const Months = v.pipe(
  v.number('invalid-number'),
  v.integer('invalid-number'),
  v.minValue(1, 'invalid-number'),
  v.maxValue(120, 'invalid-number'),
);
const Periods = v.pipe(
  v.array(Months),
  v.nonEmpty('required'),
  v.maxLength(12, 'invalid-data-provided'),
  v.check((months) => new Set(months).size === months.length, 'invalid-data-provided'),
);

/** One catalog of the offer. `subsidyYearly`: minor units ex VAT that the company pays per employee and year. */
const CatalogChoice = v.strictObject({ catalogId: Id, subsidyYearly: Minor });
const Catalogs = v.pipe(
  v.array(CatalogChoice),
  v.nonEmpty('catalog-id-is-required'),
  v.maxLength(50, 'invalid-data-provided'),
  v.check(
    (choices) => new Set(choices.map(({ catalogId }) => catalogId)).size === choices.length,
    'invalid-data-provided',
  ),
);

/** Whom to invite: all employees, whole departments, named people, or any of these together. */
export const EmployeePick = v.strictObject({
  everyone: v.optional(v.boolean(), false),
  departments: v.optional(v.pipe(v.array(line()), v.maxLength(500)), []),
  employeeIds: v.optional(v.pipe(v.array(Id), v.maxLength(20_000)), []),
});
export type EmployeePick = v.InferOutput<typeof EmployeePick>;

/** Days before the end on which those who have not ordered are reminded, each once. */
export const ReminderDays = v.pipe(
  v.array(v.pipe(v.number('invalid-number'), v.integer('invalid-number'), v.minValue(0), v.maxValue(60))),
  v.maxLength(5, 'too-long'),
  v.checkItems((day, index, all) => all.indexOf(day) === index, 'invalid-data-provided'),
);

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
  /** the term that the shop opens with; null: the longest one */
  defaultMonths: v.optional(v.nullable(Months), null),
  allRisk: v.optional(v.boolean(), false),
  employeeIns: v.optional(v.boolean(), false),
  salaryFileMethod: v.optional(SalaryFileMethod),
  catalogs: Catalogs,
} as const;

/** Unless the company says otherwise (RULES 3.4). */
const reminderDays = v.optional(ReminderDays, [3]);

/** A new subscription as the wizard sends it. */
export const SubscriptionDraft = v.strictObject({
  ...fields,
  reminderDays,
  employees: EmployeePick,
  /** the begun one that it was kept as, which goes when it is created */
  draftId: v.optional(Id),
});
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
  defaultMonths: fields.defaultMonths,
  allRisk: fields.allRisk,
  employeeIns: fields.employeeIns,
  salaryFileMethod: fields.salaryFileMethod,
  catalogs: v.optional(v.array(CatalogChoice), []),
  reminderDays,
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
  defaultMonths: v.optional(v.nullable(Months)),
  allRisk: v.optional(v.boolean()),
  employeeIns: v.optional(v.boolean()),
  salaryFileMethod: v.optional(SalaryFileMethod),
  catalogs: v.optional(Catalogs),
  addedEmployees: v.optional(EmployeePick),
  /** with added people: `mailFacts` of the preview (DECISIONS 48) */
  seen: v.optional(Seen),
  removedEmployeeIds: v.optional(v.pipe(v.array(Id), v.maxLength(1_000))),
});
export type SubscriptionChange = v.InferOutput<typeof SubscriptionChange>;

/** What may still change once employees have ordered (SPEC 4). */
export const fieldsOpenWithOrders = [
  'subscriptionName',
  'endDate',
  'addedEmployees',
] as const satisfies readonly (keyof SubscriptionChange)[];
