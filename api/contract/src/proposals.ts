import * as v from 'valibot';
import { DaySchema } from './days.ts';
import { company, dataOf, endpoint, Id } from './endpoint.ts';
import { errorKeys } from './errors.ts';
import { MailPreview } from './mail-preview.ts';
import { MoneySchema } from './money.ts';
import { choiceEntries, OfferSchema } from './offer.ts';
import { bulkIds, orderIds } from './order-outcomes.ts';
import { seenEntry } from './seen.ts';

/**
 * One product as one employee could order it in one subscription today, with what is left of the employee's subsidy.
 */
export const EmployeeOffer = v.object({
  productId: Id,
  productName: v.string(),
  offer: OfferSchema,
  /** why it cannot be proposed to this employee now */
  refusal: v.nullable(v.picklist(errorKeys)),
});
export type EmployeeOffer = v.InferOutput<typeof EmployeeOffer>;

export const getEmployeeOffer = endpoint(
  'GET',
  '/company/subscriptions/:subscriptionId/employees/:employeeId/products/:productId',
  {
    summary: 'What a product would cost one employee a month, before it is proposed',
    policy: {
      ...company,
      ids: { 'params.subscriptionId': 'subscription', 'params.employeeId': 'employee', 'params.productId': 'product' },
    },
    params: v.strictObject({ subscriptionId: Id, employeeId: Id, productId: Id }),
    response: dataOf(EmployeeOffer),
    errors: [
      'employee_not_found',
      'subscription-not-found',
      'subscription-is-not-open',
      'vat-missing',
      'product-not-found',
      'you-do-not-have-permission-to-do-this-action',
    ],
  },
);

/** A category that takes one order of a person, and the order that stands in it; `until` null: without an end. */
export const TakenCategory = v.object({
  categoryId: Id,
  categoryName: v.string(),
  orderNumber: v.number(),
  until: v.nullable(DaySchema),
});
export type TakenCategory = v.InferOutput<typeof TakenCategory>;

export const listTakenCategories = endpoint(
  'GET',
  '/company/subscriptions/:subscriptionId/employees/:employeeId/taken-categories',
  {
    summary: 'In which categories an employee can be proposed nothing now, and until when',
    policy: { ...company, ids: { 'params.subscriptionId': 'subscription', 'params.employeeId': 'employee' } },
    params: v.strictObject({ subscriptionId: Id, employeeId: Id }),
    response: dataOf(v.array(TakenCategory)),
    errors: ['employee_not_found', 'you-do-not-have-permission-to-do-this-action'],
  },
);

export const Proposal = v.object({ id: Id, orderNumber: v.number(), monthlyPrice: MoneySchema });
export type Proposal = v.InferOutput<typeof Proposal>;

/**
 * DECISIONS 22: nothing is ordered and nothing is sent to a supplier before the employee has accepted rules and
 * addendum.
 */
export const createProposal = endpoint('POST', '/company/proposals', {
  summary: "Propose an order to an employee, at today's prices; it becomes an order when the employee accepts",
  status: 201,
  policy: {
    ...company,
    ids: {
      'body.employeeId': 'employee',
      'body.subscriptionId': 'subscription',
      'body.productId': 'product',
      'body.accessoryIds': 'accessory',
    },
  },
  /** `seen`: `proposalFacts` of what the administrator was shown */
  body: v.strictObject({ employeeId: Id, subscriptionId: Id, productId: Id, ...choiceEntries, ...seenEntry }),
  response: dataOf(Proposal),
  errors: [
    'changed-by-someone-else',
    'employee_not_found',
    'subscription-not-found',
    'product-not-found',
    'accessory-not-found',
    'subscription-is-not-open',
    'vat-missing',
    'product-is-not-orderable',
    'too-many-accessories',
    'accessories-too-expensive',
    'accessory-is-mandatory',
    'termination-insurance-needs-all-risk',
    'one-product-per-category',
    'invalid-data-provided',
    'you-do-not-have-permission-to-do-this-action',
  ],
});

const many = { policy: { ...company, ids: bulkIds } } as const;
const chosen = v.strictObject({ orderIds });
/** `seen`: `mailFacts` of the preview (DECISIONS 48) */
const asShown = v.strictObject({ orderIds, ...seenEntry });
const Sent = dataOf(v.object({ sent: v.pipe(v.number(), v.integer()) }));

export const previewProposalReminders = endpoint('POST', '/company/proposals/reminders/preview', {
  summary: 'Who would be asked again for an answer, who is left out and why, and the mail; sends nothing',
  ...many,
  body: chosen,
  response: dataOf(MailPreview),
  errors: ['order-not-found'],
});

export const remindOfProposals = endpoint('POST', '/company/proposals/reminders', {
  summary: 'Send proposals that wait for acceptance again',
  ...many,
  body: asShown,
  response: Sent,
  errors: ['order-not-found', 'changed-by-someone-else'],
});

export const previewWithdrawals = endpoint('POST', '/company/proposals/withdrawals/preview', {
  summary: 'Whose proposals would be withdrawn, which no longer wait, and the mail; changes nothing',
  ...many,
  body: chosen,
  response: dataOf(MailPreview),
  errors: ['order-not-found'],
});

export const withdrawProposals = endpoint('POST', '/company/proposals/withdrawals', {
  summary: 'Withdraw proposals that wait for acceptance: their subsidy is free again, the employees are told',
  ...many,
  body: asShown,
  response: Sent,
  errors: ['order-not-found', 'changed-by-someone-else'],
});
