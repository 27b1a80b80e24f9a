import * as v from 'valibot';
import { AdministratorDetails, AdministratorDetailsChange, loginChangeErrors } from './admins.ts';
import { AccountStatus, MembershipSchema } from './auth.ts';
import { InstantSchema } from './days.ts';
import { admin, dataOf, endpoint, Id, pageOf, pageQuery, RoleInAnyCase, roles, Version } from './endpoint.ts';
import * as list from './list-fields.ts';
import { CurrencyCode } from './money.ts';
import { NewPassword, passwordRefusals } from './password.ts';

/**
 * SPEC 3 User: `role` is that of the first membership, null before one is accepted; `roles` are all of them, each once.
 * `memberships` say for whom.
 */
const heldRoles = { role: v.nullable(v.picklist(roles)), roles: v.array(v.picklist(roles)) } as const;

/** One login with everything it may act as. */
export const UserRow = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  status: AccountStatus,
  lastSuccessfulLogin: v.nullable(InstantSchema),
  orders: v.number(),
  ...heldRoles,
  memberships: v.array(
    v.object({ role: MembershipSchema.entries.role, name: v.string(), employNo: v.nullable(v.string()) }),
  ),
  hasSecondStep: v.boolean(),
  version: Version,
});
export type UserRow = v.InferOutput<typeof UserRow>;

/** Fields of the list, by which it is sorted and filtered. */
export const userFields = {
  name: list.text,
  email: list.text,
  status: list.choice(AccountStatus.options),
  lastSuccessfulLogin: list.optional(list.instant),
} as const;
/** `orders` keeps those with or without orders; `q` finds name, e-mail and order number (SPEC 2). */
export const UserFilter = v.strictObject({
  ...pageQuery,
  companyId: v.optional(Id),
  role: v.optional(RoleInAnyCase),
  orders: v.optional(v.picklist(['with', 'without'])),
  status: v.optional(AccountStatus),
  ...list.sortAndFilter(userFields, 'name'),
});
export type UserFilter = v.InferOutput<typeof UserFilter>;

/** `currency` is noted of a person and no amount is in it; a closed membership opens nothing (SPEC 3 User). */
export const User = v.object({
  ...AdministratorDetails.entries,
  currency: v.string(),
  ...heldRoles,
  memberships: v.array(v.object({ ...MembershipSchema.entries, isClosed: v.boolean() })),
  hasSecondStep: v.boolean(),
});
export type User = v.InferOutput<typeof User>;

export const UserChange = v.strictObject({ ...AdministratorDetailsChange.entries, currency: v.optional(CurrencyCode) });
export type UserChange = v.InferOutput<typeof UserChange>;

const oneUser = {
  policy: { ...admin, ids: { 'params.userId': 'user' } },
  params: v.strictObject({ userId: Id }),
} as const;

export const listUsers = endpoint('GET', '/admin/users', {
  summary: 'Every login with its roles and last login',
  policy: { ...admin, ids: { 'query.companyId': 'company' } },
  query: UserFilter,
  response: pageOf(UserRow),
});

export const getUser = endpoint('GET', '/admin/users/:userId', {
  summary: 'One login',
  ...oneUser,
  response: dataOf(User),
  errors: ['user-not-found'],
});

export const changeUser = endpoint('PATCH', '/admin/users/:userId', {
  summary: 'Change a login or block it everywhere',
  ...oneUser,
  body: UserChange,
  response: dataOf(User),
  errors: [...loginChangeErrors, 'currency-not-found'],
});

export const sendUserLoginLink = endpoint('POST', '/admin/users/:userId/login-link', {
  summary: 'Send a login link to the address of a login',
  ...oneUser,
  response: dataOf(v.object({ sent: v.literal(true) })),
  errors: ['user-not-found', 'this-user-is-blocked', 'too-many-requests'],
});

export const signOutUser = endpoint('POST', '/admin/users/:userId/sign-out', {
  summary: 'End every session of a login',
  ...oneUser,
  response: dataOf(v.object({ ended: v.pipe(v.number(), v.integer()) })),
  errors: ['user-not-found'],
});

const OwnPassword = v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(500, 'too-long'));

/** `password` is that of who asks, as where the own second step is changed: an open screen is not enough. */
export const SecondStepRemoval = v.strictObject({ password: OwnPassword });
export type SecondStepRemoval = v.InferOutput<typeof SecondStepRemoval>;

export const turnOffUserSecondStep = endpoint('POST', '/admin/users/:userId/second-step/turn-off', {
  summary: 'Let a person without phone and recovery codes log in without a code',
  ...oneUser,
  body: SecondStepRemoval,
  response: dataOf(v.object({ isOn: v.literal(false) })),
  errors: ['user-not-found', 'incorrect-email-or-password', 'too-many-requests'],
});

/** `temporaryPassword` must be replaced at the next login; `password` is that of who asks (SECURITY T24). */
export const TemporaryPassword = v.strictObject({ temporaryPassword: NewPassword, password: OwnPassword });
export type TemporaryPassword = v.InferOutput<typeof TemporaryPassword>;

export const setUserPassword = endpoint('POST', '/admin/users/:userId/temporary-password', {
  summary: 'Set a password that a person must replace; it works where they have logged in before',
  ...oneUser,
  body: TemporaryPassword,
  response: dataOf(v.object({ ended: v.pipe(v.number(), v.integer()) })),
  errors: [
    'user-not-found',
    'this-user-is-blocked',
    'incorrect-email-or-password',
    'too-many-requests',
    ...passwordRefusals,
  ],
});
