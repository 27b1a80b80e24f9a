import * as v from 'valibot';
import { InstantSchema } from './days.ts';
import { admin, dataOf, endpoint, roles } from './endpoint.ts';

/** A build of a remote: its name in the registry and its version (FEDERATION 3.2). */
const ofRelease = {
  remote: v.pipe(v.string(), v.regex(/^mfe_[a-z]{1,40}$/, 'invalid-data-provided')),
  version: v.pipe(v.string(), v.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}-[0-9a-f]{7}$/, 'invalid-data-provided')),
};

/** A release that failed too often on trial; the page does not load it any more. */
export const HaltedRelease = v.object({ remote: v.string(), version: v.string(), haltedAt: InstantSchema });
export type HaltedRelease = v.InferOutput<typeof HaltedRelease>;

export const listHaltedReleases = endpoint('GET', '/releases/halted', {
  summary: 'Releases that were halted while on trial, as the page asks before it loads one on trial',
  policy: { roles: 'anyone', boundary: 'none' },
  response: dataOf(v.array(HaltedRelease)),
});

export const reportRemoteLoad = endpoint('POST', '/releases/loads', {
  summary:
    'Tell that a release was shown or failed; a person counts once for each, and only of the own role’s releases',
  policy: { roles: 'signed-in', boundary: 'none' },
  // `onTrial` is what the page took it for; the published registry decides.
  body: v.strictObject({ ...ofRelease, onTrial: v.boolean(), failed: v.boolean() }),
  response: dataOf(v.object({ halted: v.boolean() })),
});

export const resumeHaltedRelease = endpoint('POST', '/admin/operations/releases/resume', {
  summary: 'Take a halt back: the release is given to people again while it is on trial, and is counted anew',
  policy: admin,
  body: v.strictObject(ofRelease),
  response: dataOf(v.object(ofRelease)),
  errors: ['not-found'],
});

/** Directives of the page's policy (SECURITY T1), without the endings that tell a tag from an attribute. */
export const policyDirectives = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'manifest-src',
  'form-action',
  'base-uri',
  'object-src',
  'frame-src',
  'worker-src',
  'other',
] as const;

/** Whose code broke the policy: the page itself, the shell, a remote, or what is none of them, as an extension. */
export const pageParts = ['page', 'shell', ...roles.map((role) => `mfe_${role}` as const), 'other'] as const;

export const reportViolation = endpoint('POST', '/releases/violations', {
  summary: 'Tell that something broke the page’s content security policy; addresses and texts are not told',
  policy: { roles: 'anyone', boundary: 'none' },
  body: v.strictObject({
    directive: v.picklist(policyDirectives, 'invalid-data-provided'),
    part: v.picklist(pageParts, 'invalid-data-provided'),
  }),
  response: dataOf(v.object({ counted: v.literal(true) })),
});
export type Violation = v.InferOutput<typeof reportViolation.body>;
