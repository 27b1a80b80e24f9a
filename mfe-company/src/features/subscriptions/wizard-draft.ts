import { countryDefaults } from '@portal/contract/country-defaults';
import type { Subscription } from '@portal/contract/subscription-detail';
import {
  EmployeePick,
  SubscriptionDraft as NewSubscription,
  type SubscriptionSketch,
} from '@portal/contract/subscription-draft';
import { wizardSteps } from '@portal/contract/subscription-drafts';
import * as v from 'valibot';

/** Everything the wizard asks for, half filled or whole. Days may be empty, amounts are minor units. */
export type WizardDraft = {
  subscriptionName: string;
  startDate: string;
  endDate: string;
  effectDate: string;
  catalogs: { catalogId: string; subsidyYearly: number }[];
  grossDraw: boolean;
  netDraw: boolean;
  periods: number[];
  /** null: the longest one */
  defaultMonths: number | null;
  allRisk: boolean;
  employeeIns: boolean;
  employees: { everyone: boolean; departments: string[]; employeeIds: string[] };
  deliveryMethod: 'USER_ADDRESS' | 'COMPANY_ADDRESS';
  addressId: string | null;
  /** undefined: as the company's settings say when it is saved */
  salaryFileMethod: 'AUTOMATIC' | 'MANUAL' | undefined;
  /** days before the end */
  reminderDays: number[];
};

/** People whose terms end and who get a follow-up; travels in the router's state. */
export type FollowUp = { name: string; employeeIds: string[] };

const FollowUpState = v.object({ name: v.string(), employeeIds: v.array(v.string()) });

/** What the wizard opens with. */
export function emptyDraft(state: unknown): WizardDraft {
  const followUp = v.safeParse(FollowUpState, state);
  return {
    subscriptionName: '',
    startDate: '',
    endDate: '',
    effectDate: '',
    catalogs: [],
    grossDraw: true,
    netDraw: false,
    periods: [24],
    defaultMonths: null,
    allRisk: false,
    employeeIns: false,
    employees: { everyone: false, departments: [], employeeIds: followUp.success ? followUp.output.employeeIds : [] },
    deliveryMethod: 'USER_ADDRESS',
    addressId: null,
    salaryFileMethod: undefined,
    reminderDays: [3],
  };
}

/** A new one with what the company's country is used to, and its catalog where it has only one. */
export function presetDraft(state: unknown, country: string, catalogs: readonly { id: string }[]): WizardDraft {
  const { grossDraw, netDraw } = countryDefaults(country);
  const [only, second] = catalogs;
  const chosen = only && !second ? [{ catalogId: only.id, subsidyYearly: 0 }] : [];
  return { ...emptyDraft(state), grossDraw, netDraw, catalogs: chosen };
}

/** What was kept of a begun subscription, to go on with. */
export function keptDraft(fields: SubscriptionSketch): WizardDraft {
  return { ...emptyDraft(undefined), ...fields, salaryFileMethod: fields.salaryFileMethod };
}

/** The stored subscription as the edit form's values. */
export function draftOf(subscription: Subscription): WizardDraft {
  const {
    subscriptionName,
    startDate,
    endDate,
    effectDate,
    grossDraw,
    netDraw,
    periods,
    defaultMonths,
    allRisk,
    employeeIns,
    deliveryMethod,
    addressId,
    salaryFileMethod,
    reminderDays,
  } = subscription;
  return {
    subscriptionName,
    startDate,
    endDate,
    effectDate,
    grossDraw,
    netDraw,
    periods,
    defaultMonths,
    allRisk,
    employeeIns,
    deliveryMethod,
    addressId,
    salaryFileMethod,
    reminderDays,
    catalogs: subscription.catalogs.map(({ catalogId, subsidyYearly }) => ({ catalogId, subsidyYearly })),
    employees: { everyone: false, departments: [], employeeIds: [] },
  };
}

export const stepKeys = wizardSteps;
export type StepKey = (typeof stepKeys)[number];

const {
  subscriptionName,
  startDate,
  endDate,
  effectDate,
  catalogs,
  grossDraw,
  netDraw,
  periods,
  defaultMonths,
  allRisk,
  employeeIns,
  employees,
  deliveryMethod,
  addressId,
  salaryFileMethod,
  reminderDays,
} = NewSubscription.entries;
const checkedIn = {
  basics: { subscriptionName, startDate, endDate, effectDate, salaryFileMethod },
  catalogs: { catalogs, grossDraw, netDraw },
  terms: { periods, defaultMonths, allRisk, employeeIns },
  employees: { employees, reminderDays },
  delivery: { deliveryMethod, addressId },
  // What was left open before is asked for there.
  review: { catalogs, grossDraw, netDraw, employees },
} as const satisfies Record<StepKey, Partial<typeof NewSubscription.entries>>;

/** Fields that a step asks for: what the server says about others is said on their own step. */
export const fieldsOf = (step: StepKey): string[] => Object.keys(checkedIn[step]);

/** Of all values, those that a step asks for. */
export function ownValues(step: StepKey, values: WizardDraft): Partial<WizardDraft> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => fieldsOf(step).includes(field)));
}

// A loose object hands the other steps' fields through unchecked, so its values are the whole draft.
const checking = (entries: v.ObjectEntries) => v.looseObject(entries) as unknown as v.GenericSchema<WizardDraft>;

/** Checks one step's fields and leaves the others alone; the last step checks everything. */
export const stepSchemas: Record<StepKey, v.GenericSchema<WizardDraft>> = {
  basics: checking(checkedIn.basics),
  catalogs: checking(checkedIn.catalogs),
  terms: checking(checkedIn.terms),
  employees: checking(checkedIn.employees),
  delivery: checking(checkedIn.delivery),
  review: checking({ ...NewSubscription.entries, employees: EmployeePick }),
};

/** True while no one is picked to be invited. */
export const isNoneInvited = ({ everyone, departments, employeeIds }: WizardDraft['employees']): boolean =>
  !everyone && departments.length === 0 && employeeIds.length === 0;

/**
 * The first step behind this one that is answered wrongly; else the review, which asks for catalogs and people where
 * none are chosen yet. What the others ask is filled in as most answer it, and stands in the review.
 */
export function stepToFill(step: StepKey, draft: WizardDraft, problems: readonly { path: string }[]): StepKey {
  const isAskedThere = (key: StepKey) => key === 'catalogs' && draft.catalogs.length === 0;
  const isWrong = (key: StepKey) =>
    !isAskedThere(key) &&
    (!v.safeParse(stepSchemas[key], draft).success || problems.some(({ path }) => fieldsOf(key).includes(path)));
  return stepKeys.slice(stepKeys.indexOf(step) + 1, -1).find(isWrong) ?? 'review';
}

/** Every field of a subscription that exists; people are added on their own. */
export const editSchema: v.GenericSchema<WizardDraft> = stepSchemas.review;

/** What the server is asked to check: a number that cannot be read yet counts as none. */
export function sketchOf(draft: WizardDraft): SubscriptionSketch {
  return {
    ...draft,
    catalogs: draft.catalogs.map((choice) => ({
      ...choice,
      subsidyYearly: Number.isSafeInteger(choice.subsidyYearly) && choice.subsidyYearly >= 0 ? choice.subsidyYearly : 0,
    })),
    periods: draft.periods.filter((months) => Number.isInteger(months)),
  };
}
