import * as v from 'valibot';
import { company, dataOf, endpoint, Id, Version } from './endpoint.ts';
import { SubscriptionSketch } from './subscription-draft.ts';

const one = {
  policy: { ...company, ids: { 'params.draftId': 'subscription-draft' } },
  params: v.strictObject({ draftId: Id }),
} as const;
const choiceIds = {
  'body.fields.addressId': 'address',
  'body.fields.catalogs[].catalogId': 'catalog',
  'body.fields.employees.employeeIds[]': 'employee',
} as const;
const choiceErrors = [
  'catalog-not-in-your-company',
  'currency-differs',
  'address-not-found',
  'employee_not_found',
] as const;

/** The wizard's steps, in their order. */
export const wizardSteps = ['basics', 'catalogs', 'terms', 'employees', 'delivery', 'review'] as const;
const Step = v.picklist(wizardSteps, 'invalid-data-provided');

const Row = {
  id: Id,
  /** empty until it has one */
  subscriptionName: v.string(),
  step: Step,
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** name of the person who saved it last */
  savedBy: v.string(),
  version: Version,
} as const;
export const SubscriptionDraftRow = v.object(Row);
export type SubscriptionDraftRow = v.InferOutput<typeof SubscriptionDraftRow>;

/** What the wizard goes on with: choices that are gone meanwhile are left out. */
export const SavedDraft = v.object({ ...Row, fields: SubscriptionSketch });
export type SavedDraft = v.InferOutput<typeof SavedDraft>;

export const listDrafts = endpoint('GET', '/company/subscription-drafts', {
  summary: 'Subscriptions that are begun and not created, last saved first',
  policy: company,
  response: dataOf(v.array(SubscriptionDraftRow)),
});

export const getDraft = endpoint('GET', '/company/subscription-drafts/:draftId', {
  summary: 'A begun subscription, to go on with',
  ...one,
  response: dataOf(SavedDraft),
  errors: ['draft-not-found'],
});

export const createDraft = endpoint('POST', '/company/subscription-drafts', {
  summary: 'Keep a begun subscription',
  status: 201,
  policy: { ...company, ids: choiceIds },
  body: v.strictObject({ step: Step, fields: SubscriptionSketch }),
  response: dataOf(SubscriptionDraftRow),
  errors: choiceErrors,
});

export const changeDraft = endpoint('PATCH', '/company/subscription-drafts/:draftId', {
  summary: 'Keep more of a begun subscription',
  ...one,
  policy: { ...company, ids: { ...one.policy.ids, ...choiceIds } },
  body: v.strictObject({ step: Step, fields: SubscriptionSketch, version: Version }),
  response: dataOf(SubscriptionDraftRow),
  errors: ['draft-not-found', 'changed-by-someone-else', ...choiceErrors],
});

export const removeDraft = endpoint('DELETE', '/company/subscription-drafts/:draftId', {
  summary: 'Throw a begun subscription away',
  ...one,
  response: dataOf(v.object({ id: Id })),
  errors: ['draft-not-found'],
});
