import * as v from 'valibot';
import { Email } from './address.ts';
import { locales } from './constants.ts';
import { InstantSchema } from './days.ts';
import { dataOf, endpoint, Id, line, roles } from './endpoint.ts';
import { ThemeSchema } from './theme.ts';

/** How pages look to a person: light, dark, or as the device says. */
export const colourModes = ['LIGHT', 'DARK', 'DEVICE'] as const;
export const ColourMode = v.picklist(colourModes, 'invalid-data-provided');
export type ColourMode = v.InferOutput<typeof ColourMode>;

export const LocaleSchema = v.picklist(locales, 'invalid-data-provided');
export const accountStatuses = ['ACTIVE', 'PENDING', 'BLOCKED'] as const;
export const AccountStatus = v.picklist(accountStatuses, 'invalid-data-provided');

/** One way in which a person may act; chosen on the session row, never sent per request (DECISIONS 13). */
export const MembershipSchema = v.object({
  id: Id,
  role: v.picklist(roles),
  companyId: v.nullable(Id),
  supplierId: v.nullable(Id),
  employeeId: v.nullable(Id),
  name: v.string(),
});

/** Back office looks on, read only, until then (`startSeeAs`). */
export const SeenBy = v.object({ name: v.string(), reason: v.string(), until: v.pipe(v.string(), v.isoTimestamp()) });
export type SeenBy = v.InferOutput<typeof SeenBy>;

/** The signed-in person, as the shell stores it: nothing beyond what header, sidebar and guards need (SECURITY T1). */
export const SessionUser = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  roles: v.array(v.string()),
  status: AccountStatus,
  language: LocaleSchema,
  colourMode: ColourMode,
  mustChangePassword: v.boolean(),
  /** the second step is demanded of this role and not set up: nothing else opens (`SECOND_STEP`) */
  mustSetUpSecondStep: v.boolean(),
  membershipId: Id,
  companyId: v.nullable(Id),
  companyName: v.nullable(v.string()),
  supplierId: v.nullable(Id),
  supplierName: v.nullable(v.string()),
  isReseller: v.boolean(),
  employeeId: v.nullable(Id),
  /** those that this session may choose */
  memberships: v.array(MembershipSchema),
  /** the login has others, which open after its password (`proveLogin`) */
  hasOtherMemberships: v.boolean(),
  /** memberships that wait for this person's yes (`listInvitations`) */
  invitations: v.number(),
  /** notifications of this role that were not read, up to 100 */
  unread: v.number(),
  seenBy: v.optional(SeenBy),
});
export type SessionUser = v.InferOutput<typeof SessionUser>;

/** Branding as `check-session` answers it (SPEC 7); file paths are relative to the API host. */
export const BrandingSchema = v.object({
  theme: v.nullable(ThemeSchema),
  favicon: v.nullable(v.string()),
  logo: v.nullable(v.string()),
  resellerLogo: v.nullable(v.string()),
  supportEmail: v.nullable(v.string()),
  supplierName: v.nullable(v.string()),
});
export type Branding = v.InferOutput<typeof BrandingSchema>;

const BrandedParty = v.object({
  id: Id,
  name: v.string(),
  isReseller: v.boolean(),
  currency: v.nullable(v.string()),
  branding: BrandingSchema,
});

// The login form checks on submit with its own texts (SPEC 5); the server only refuses what is no login at all.

/** A random text that one browser keeps: it tells a device that logged in before from a stranger's. */
const Device = v.pipe(v.string('invalid-data-provided'), v.regex(/^[\w-]{32,100}$/, 'invalid-data-provided'));

const anyText = v.pipe(v.string('invalid-data-provided'), v.maxLength(500, 'too-long'));

/** A code of the authenticator app, or one of the recovery codes. */
export const SecondStepCode = v.pipe(
  v.string('required'),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(40, 'too-long'),
);

// Without `code`, a login with a second step is answered `second-step-required`: the form then asks for it and sends
// everything again, so that nothing half logged in is kept anywhere.
export const login = endpoint('POST', '/auth/login', {
  summary: 'Log in with e-mail and password',
  policy: { roles: 'anyone', boundary: 'none' },
  body: v.strictObject({
    email: Email,
    password: anyText,
    code: v.optional(SecondStepCode),
    device: v.optional(Device),
  }),
  response: v.object({ user: SessionUser, token: v.string() }),
  errors: [
    'incorrect-email-or-password',
    'second-step-required',
    'incorrect-code',
    'too-many-requests',
    'employee-is-blocked',
    'this-account-is-not-allowed',
  ],
});

export const requestMagicLink = endpoint('POST', '/auth/magiclink', {
  summary: 'Ask for a one-time login link; the answer never tells whether the address is known',
  policy: { roles: 'anyone', boundary: 'none' },
  body: v.strictObject({
    email: Email,
    locale: v.optional(LocaleSchema),
    nonce: v.optional(line(100)),
    device: v.optional(Device),
  }),
  response: dataOf(v.object({ accepted: v.literal(true) })),
  errors: ['too-many-requests'],
});

// Who sends no nonce is a person who pressed the button, unless `confirmed` is false: the page asks that way first
// and learns whether the link is good without using it.
export const validateToken = endpoint('POST', '/auth/validate-token', {
  summary: 'Use a login link, once. Without the nonce of the asking browser a person must confirm',
  policy: { roles: 'anyone', boundary: 'none' },
  body: v.strictObject({
    token: anyText,
    nonce: v.optional(line(100)),
    confirmed: v.optional(v.boolean()),
    code: v.optional(SecondStepCode),
    device: v.optional(Device),
  }),
  response: v.object({
    user: v.object({ ...SessionUser.entries, userCheck: v.object({ valid: v.boolean(), firstLogin: v.boolean() }) }),
    token: v.string(),
  }),
  errors: [
    'invalid-login-link',
    'confirm-login-link',
    'second-step-required',
    'incorrect-code',
    'too-many-requests',
    'employee-is-blocked',
    'this-account-is-not-allowed',
  ],
});

export const checkSession = endpoint('GET', '/auth/check-session', {
  summary: 'Is the session still good, and what branding applies',
  policy: { roles: 'signed-in', boundary: 'user' },
  response: dataOf(
    v.object({ user: SessionUser, company: v.nullable(BrandedParty), supplier: v.nullable(BrandedParty) }),
  ),
});

export const logout = endpoint('POST', '/auth/logout', {
  summary: 'End this session on every instance',
  policy: { roles: 'signed-in', boundary: 'user' },
  response: dataOf(v.object({ loggedOut: v.literal(true) })),
});

export const chooseMembership = endpoint('POST', '/auth/membership', {
  summary: 'Act as another of the own memberships',
  policy: { roles: 'signed-in', boundary: 'user', ids: { 'body.membershipId': 'membership' } },
  body: v.strictObject({ membershipId: Id }),
  response: v.object({ user: SessionUser, token: v.string() }),
  errors: ['not-found', 'confirm-it-is-you'],
});

/** Without `code` a login with a second step is answered 400 `code-required` at the field `code`. */
export const proveLogin = endpoint('POST', '/auth/prove', {
  summary: 'Open the other memberships of the own login in this session, by its password',
  policy: { roles: 'signed-in', boundary: 'user' },
  body: v.strictObject({ password: anyText, code: v.optional(SecondStepCode) }),
  response: v.object({ user: SessionUser, token: v.string() }),
  errors: ['incorrect-email-or-password', 'too-many-requests', 'code-required', 'confirm-it-is-you'],
});

/** A membership that waits for its person: which role, for whom. */
export const Invitation = v.object({ id: Id, role: v.picklist(roles), name: v.string(), createdAt: InstantSchema });
export type Invitation = v.InferOutput<typeof Invitation>;

export const listInvitations = endpoint('GET', '/user/invitations', {
  summary: 'Memberships that wait for this person',
  policy: { roles: 'signed-in', boundary: 'user' },
  response: dataOf(v.array(Invitation)),
});

const oneInvitation = {
  policy: { roles: 'signed-in', boundary: 'user', ids: { 'params.membershipId': 'membership' } },
  params: v.strictObject({ membershipId: Id }),
} as const;

export const acceptInvitation = endpoint('POST', '/user/invitations/:membershipId/accept', {
  summary: 'Accept a membership; the session may choose it from now on',
  ...oneInvitation,
  response: dataOf(v.object({ membershipId: Id })),
  errors: ['not-found', 'confirm-it-is-you'],
});

export const declineInvitation = endpoint('POST', '/user/invitations/:membershipId/decline', {
  summary: 'Decline a membership',
  ...oneInvitation,
  response: dataOf(v.object({ declined: v.literal(true) })),
  errors: ['not-found', 'confirm-it-is-you'],
});

export const getLanguage = endpoint('GET', '/user/language', {
  summary: 'The language the person chose',
  policy: { roles: 'signed-in', boundary: 'user' },
  response: v.object({ userLanguage: LocaleSchema }),
});

export const setColourMode = endpoint('PUT', '/user/colour-mode', {
  summary: 'Choose light, dark, or as the device says',
  policy: { roles: 'signed-in', boundary: 'user' },
  body: v.strictObject({ colourMode: ColourMode }),
  response: dataOf(v.object({ colourMode: ColourMode })),
});

export const setLanguage = endpoint('POST', '/user/language', {
  summary: 'Choose a language',
  policy: { roles: 'signed-in', boundary: 'user' },
  body: v.strictObject({ language: LocaleSchema }),
  response: v.object({ userLanguage: LocaleSchema }),
});
